import type { AccountSession } from 'shared-kit/api-client';
import type { SessionService, SessionState } from 'shared-kit/contract';
import type { Session, SessionStore } from './session-store.ts';

/** Creates the session service for remotes, without access to the token. */
export function createSessionService(
  session: SessionStore,
  fetchSession: () => Promise<AccountSession>,
): Omit<SessionService, 'signOut'> {
  const seen = new WeakMap<Session, SessionState>();
  function getState(): SessionState {
    const state = session.getState();
    const known = seen.get(state) ?? withoutToken(state, session.account());
    seen.set(state, known);
    return known;
  }

  async function read(token: string) {
    try {
      const { email, name, role } = await fetchSession();
      session.identify(token, { ...(email && { email }), ...(name && { name }), ...(role && { role }) });
    } catch (error) {
      // The console works without this data; the API client handles the end of a session.
      console.error('The session could not be read', error);
    }
  }

  return {
    getState,
    subscribe: session.subscribe,
    refresh() {
      const token = session.token();
      return token === undefined ? Promise.resolve() : read(token);
    },
  };
}

function withoutToken(session: Session, account: ReturnType<SessionStore['account']>): SessionState {
  if (session.status !== 'signed-in') return session;
  return { status: session.status, ...account, ...session.person };
}
