import type { TextStorage } from '../../data/browser-storage.ts';

export const DRAFTS_KEY = 'draftsOverReload';

interface ReloadDrafts {
  /** Implements `HostServices.keepOverReload`. */
  keepOverReload(name: string, read: () => unknown): unknown;
  /** Stores the result of every reader. Call it right before a reload only: drafts are personal data. */
  save(): void;
  /** Removes saved drafts that were not restored yet. */
  forget(): void;
}

const DRAFTS_TTL_MS = 5 * 60_000;

interface SavedDrafts {
  readonly savedAt: number;
  /** Id of the session at that time; null when signed out. */
  readonly sessionId: string | null;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Moves the drafts of the last reload from the storage to memory, where each is returned once, by its name. */
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
      // A remote that failed to load has not restored its drafts: they are saved again for the next document.
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
