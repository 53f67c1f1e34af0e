/** Storage of one string. */
export interface TextStorage {
  read(): string | null;
  write(text: string | null): void;
}

/**
 * Returns access to one key of the browser's local or session storage. Where the browser denies it, nothing is stored.
 * @param area returns the storage; reading the property may throw
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
        // The caller still has the text in memory.
      }
    },
  };
}
