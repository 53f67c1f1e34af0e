const PREFIX = 'console/';

/** Returns what a person chose in this browser; undefined without a choice, or when the browser denies its storage. */
export function readChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice as JSON. Without storage it holds until the page is left. */
export function storeChoice(name: string, choice: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(choice));
  } catch {
    // See above.
  }
}
