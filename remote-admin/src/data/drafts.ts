import type { SessionService } from 'shared-kit/contract';

/** In the browser's storage only for other tabs to notice: the time at which a person signed out. */
export const SIGNED_OUT_KEY = 'staffSignedOutAt';

/**
 * What staff type, by the form it stands in, so that neither a sign-in that runs out nor a retry loses it. In memory
 * only: it is gone with the page, when another person signs in, and in every tab when a person signs out.
 */
export interface Drafts {
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
  drop(key: string): void;
  /** All of it as JSON, undefined when there is none; `createDrafts` takes it back. */
  save(): Readonly<Record<string, unknown>> | undefined;
  /** A person leaves: nothing of the customers stays, here and in other tabs. */
  forget(): void;
}

export function createDrafts(session: SessionService, saved?: unknown): Drafts {
  const kept = new Map<string, unknown>(Object.entries(saved ?? {}));
  let owner = accountOf(session);
  session.subscribe(() => {
    if (session.getState().status !== 'signed-in') return;
    if (accountOf(session) !== owner) kept.clear();
    owner = accountOf(session);
  });
  addEventListener('storage', ({ key }) => {
    if (key === SIGNED_OUT_KEY) kept.clear();
  });
  return {
    read: (key) => kept.get(key),
    keep: (key, value) => void kept.set(key, value),
    drop: (key) => void kept.delete(key),
    save: () => (kept.size === 0 ? undefined : Object.fromEntries(kept)),
    forget() {
      kept.clear();
      try {
        localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString());
      } catch {
        // A browser that forbids storage has no other tab that shares this session.
      }
    },
  };
}

function accountOf(session: SessionService): string | undefined {
  const state = session.getState();
  return state.status === 'signed-in' ? state.accountId : undefined;
}
