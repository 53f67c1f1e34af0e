/** Where one text outlives the page. */
export interface TextStorage {
  read(): string | null;
  write(text: string | null): void;
}

/**
 * The text under a key of the browser's local or session storage. A browser may forbid it: then nothing is kept.
 * @param area returns the storage; reading the property is what may fail
 */
export function browserStorage(area: () => Storage, key: string): TextStorage {
  return {
    read() {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) area().removeItem(key);
        else area().setItem(key, text);
      } catch {
        // The text stays in memory.
      }
    },
  };
}
