import type { SessionPerson } from 'shared-kit/contract';
import { STAFF_ROLES, type StaffRole } from 'shared-kit/domain';
import { createStore } from 'zustand/vanilla';
import type { TextStorage } from '../../data/browser-storage.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  /** `person` is absent until it was read from the server. */
  | { readonly status: 'signed-in'; readonly token: string; readonly person?: SessionPerson };

export const TOKEN_KEY = 'accessToken';

/** Number of characters of the token's signature used as session id. */
const SESSION_ID_LENGTH = 12;

/** Creates the store of the access token, in memory and in the given storage for the next visit. */
export function createSessionStore(storage: TextStorage) {
  const store = createStore<Session>()(() => ({ status: 'loading' }));
  return {
    ...store,
    /** Reads the token from the storage, which ends `loading`. */
    load() {
      const token = storage.read();
      store.setState(token && !isExpired(token) ? { status: 'signed-in', token } : { status: 'signed-out' }, true);
    },
    signIn(token: string) {
      storage.write(token);
      store.setState({ status: 'signed-in', token }, true);
    },
    /** Sets the person who is signed in, unless the session of the token has ended. */
    identify(token: string, person: SessionPerson) {
      if (token === this.token()) store.setState({ status: 'signed-in', token, person }, true);
    },
    signOut() {
      storage.write(null);
      store.setState({ status: 'signed-out' }, true);
    },
    /** Returns an id of the session that does not reveal the token; null when signed out. */
    id(): string | null {
      const session = store.getState();
      return session.status === 'signed-in' ? session.token.slice(-SESSION_ID_LENGTH) : null;
    },
    /** Returns the token for a call; undefined when signed out. */
    token(): string | undefined {
      const session = store.getState();
      return session.status === 'signed-in' ? session.token : undefined;
    },
    /** Returns id and role of the account; nothing when signed out, or what the token does not have. */
    account(): { readonly accountId?: string; readonly role?: StaffRole } {
      const { sub, role } = readPayload(this.token() ?? '');
      const known = STAFF_ROLES.find((one) => one === role);
      return { ...(typeof sub === 'string' && { accountId: sub }), ...(known && { role: known }) };
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Calls the listener when another tab signs in or out. Returns the function that stops it. */
export function watchOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Returns whether the token has expired; false for a token without expiry, which the server checks. */
function isExpired(token: string): boolean {
  const { exp } = readPayload(token);
  return typeof exp === 'number' && exp * 1000 <= Date.now();
}

/** Returns a JSON web token's claims, unverified: only the server can verify them. Empty for any other text. */
function readPayload(token: string): Readonly<Partial<Record<'exp' | 'sub' | 'role', unknown>>> {
  try {
    return Object(JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}
