/** Names the state of the database that pages show. */
export interface ContentVersion {
  /** The same as long as nothing was written. Half a second old at most; undefined when the API does not say. */
  current(): Promise<string | undefined>;
  /** Asked now. */
  latest(): Promise<string | undefined>;
}

export const CONTENT_VERSION_PATH = '/internal/content-version';
/** Of an answer, from the question on. */
export const VERSION_MAX_AGE_MS = 500;
const PATIENCE_MS = 500;

/** @param apiOrigin of the API, not of the site: strangers have no business there */
export function createContentVersion(apiOrigin: string): ContentVersion {
  let last: { readonly askedAt: number; readonly answer: Promise<string | undefined> } | undefined;

  async function ask(): Promise<string | undefined> {
    try {
      const response = await fetch(apiOrigin + CONTENT_VERSION_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok) return undefined;
      const { version } = (await response.json()) as { version: string };
      return version;
    } catch {
      // What cannot be known to be fresh is rendered anew, which says in the log what is wrong.
      return undefined;
    }
  }

  function latest() {
    // From the question on, not from the answer: what is written in between counts as not seen.
    last = { askedAt: performance.now(), answer: ask() };
    return last.answer;
  }

  return {
    latest,
    current: () => (last && performance.now() - last.askedAt <= VERSION_MAX_AGE_MS ? last.answer : latest()),
  };
}
