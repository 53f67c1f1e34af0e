import type { HostServices, SessionService } from 'shared-kit/contract';
import { createDraftStore, type DraftStore } from 'shared-kit/remote';

/** Key of the time of the last sign-out, stored to notify other tabs. */
export const SIGNED_OUT_KEY = 'staffSignedOutAt';

/**
 * Creates the store of unsent staff input, which survives an expired session and a reload. It is cleared when another
 * person signs in, and in every tab at sign-out.
 */
export function createStaffDrafts(host: Pick<HostServices, 'session' | 'keepOverReload'>): DraftStore {
  const { session } = host;
  const drafts = createDraftStore(host, 'admin/forms');
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

/** Clears all drafts, here and in other tabs. */
export function dropAllDrafts(drafts: DraftStore): void {
  drafts.setState({}, true);
  try {
    localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString());
  } catch {
    // Without storage, no other tab shares this session.
  }
}

function accountOf(session: SessionService): string | undefined {
  const state = session.getState();
  return state.status === 'signed-in' ? state.accountId : undefined;
}
