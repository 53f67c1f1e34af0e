import type { HostServices, SessionService } from 'shared-kit/contract';
import { createDraftStore, type DraftStore } from 'shared-kit/remote';

/** In the browser's storage only for other tabs to notice: the time at which a person signed out. */
export const SIGNED_OUT_KEY = 'staffSignedOutAt';

/**
 * Keeps what staff type, so that neither a session that expires nor a retry loses it. It is dropped when another person
 * signs in, and in every tab when a person signs out.
 */
export function createStaffDrafts({ session, keepOverReload }: Pick<HostServices, 'session' | 'keepOverReload'>) {
  const kept = keepOverReload('admin/forms', () => {
    const typed = drafts.getState();
    return Object.keys(typed).length > 0 ? typed : undefined;
  });
  const drafts: DraftStore = createDraftStore(kept);
  let owner = accountOf(session);
  session.subscribe(() => {
    if (session.getState().status !== 'signed-in') return;
    if (accountOf(session) !== owner) drafts.setState({}, true);
    owner = accountOf(session);
  });
  addEventListener('storage', ({ key }) => {
    if (key === SIGNED_OUT_KEY) drafts.setState({}, true);
  });
  return drafts;
}

/** Drops all drafts, here and in other tabs. */
export function dropAllDrafts(drafts: DraftStore): void {
  drafts.setState({}, true);
  try {
    localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString());
  } catch {
    // A browser that forbids storage has no other tab that shares this session.
  }
}

function accountOf(session: SessionService): string | undefined {
  const state = session.getState();
  return state.status === 'signed-in' ? state.accountId : undefined;
}
