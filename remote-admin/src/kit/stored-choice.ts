const PREFIX = 'console/';

/**
 * Returns the choice that a person stored in this browser; undefined without a choice, or when the browser denies
 * access to its storage.
 */
export function readChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice as JSON. Without access to the storage it is lost when the page is left. */
export function storeChoice(name: string, choice: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(choice));
  } catch {
    // No access to the storage.
  }
}
