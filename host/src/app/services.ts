import { createApiClient } from 'shared-kit/api-client';
import type { HostServices, RuntimeSettings } from 'shared-kit/contract';
import { createRemoteRegistry, type FetchRemote, type RemoteRegistry } from '../features/remotes/remote-registry.ts';
import { browserTokenStorage, watchOtherTabs } from '../features/session/browser-token-storage.ts';
import { createSessionStore, type SessionStore } from '../features/session/session-store.ts';
import { toasts } from '../features/toasts/toasts.tsx';

/** Everything of which the page has exactly one. */
export interface Services {
  readonly host: HostServices;
  readonly session: SessionStore;
  readonly remotes: RemoteRegistry;
  /** Of the site's activation that this page was loaded with. */
  readonly revision: number;
  /** The version that is looked at before it is active, if any. */
  readonly preview: string | undefined;
}

/** @param fetchRemote how a remote arrives, when not through Module Federation */
export function createServices(
  { revision, preview, site, remotes: addresses }: RuntimeSettings,
  fetchRemote?: FetchRemote,
): Services {
  const session = createSessionStore(browserTokenStorage);
  const api = createApiClient({
    baseUrl: '',
    getToken: session.token,
    onAuthFail(body) {
      console.error('The API refused the sign-in', body);
      toasts.error(body?.meta?.type ?? 'Unauthorized', body?.error);
      signOut();
    },
  });
  function signOut() {
    // First the call, which takes the token along. The cookie beside it is out of reach of scripts.
    void api.logout();
    session.signOut();
  }
  session.load();
  watchOtherTabs(session.load);

  const host: HostServices = {
    api,
    toasts,
    site,
    session: {
      // The token stays here.
      getState: () => ({ status: session.getState().status }),
      subscribe: session.subscribe,
      signOut,
    },
  };
  return { host, session, remotes: createRemoteRegistry(addresses, host, fetchRemote), revision, preview };
}
