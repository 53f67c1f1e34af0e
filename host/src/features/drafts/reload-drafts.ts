import type { TextStorage } from '../../data/browser-storage.ts';

export const DRAFTS_KEY = 'draftsOverReload';

export interface ReloadDrafts {
  /** As the host's service of this name. */
  keepOverReload(name: string, read: () => unknown): unknown;
  /** Writes down what every reader returns. Only right before a reload: it is personal data. */
  save(): void;
  /** Removes what was saved and not yet asked for. */
  forget(): void;
}

const DRAFTS_TTL_MS = 5 * 60_000;

interface SavedDrafts {
  readonly savedAt: number;
  /** Of the session at that time; null when signed out. */
  readonly sessionId: string | null;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Takes what the last reload saved out of the storage, and returns each draft once to the caller that names it. */
export function createReloadDrafts(storage: TextStorage, sessionId: () => string | null): ReloadDrafts {
  const readers = new Map<string, () => unknown>();
  const saved = parseSavedDrafts(storage.read());
  storage.write(null);
  const isValid = saved && Date.now() - saved.savedAt < DRAFTS_TTL_MS && saved.sessionId === sessionId();
  const restored = new Map(Object.entries(isValid ? saved.drafts : {}));

  return {
    keepOverReload(name, read) {
      readers.set(name, read);
      const draft = restored.get(name);
      restored.delete(name);
      return draft;
    },
    save() {
      // Drafts of a remote that failed to load were not asked for: they are kept for the next document.
      const drafts = { ...Object.fromEntries(restored) };
      for (const [name, read] of readers) {
        try {
          drafts[name] = read();
        } catch (error) {
          console.error(`The draft "${name}" could not be saved`, error);
        }
      }
      const text = JSON.stringify({ savedAt: Date.now(), sessionId: sessionId(), drafts } satisfies SavedDrafts);
      storage.write(text);
    },
    forget() {
      restored.clear();
      storage.write(null);
    },
  };
}

function parseSavedDrafts(text: string | null): SavedDrafts | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return isSavedDrafts(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

function isSavedDrafts(saved: unknown): saved is SavedDrafts {
  if (typeof saved !== 'object' || saved === null) return false;
  const { savedAt, sessionId, drafts } = saved as Partial<Record<keyof SavedDrafts, unknown>>;
  const isSession = sessionId === null || typeof sessionId === 'string';
  return typeof savedAt === 'number' && isSession && typeof drafts === 'object' && drafts !== null;
}
