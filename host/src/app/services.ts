import { createApiClient } from 'shared-kit/api-client';
import type { HostServices, PageData, RuntimeSettings } from 'shared-kit/contract';
import { createRemoteRegistry, type FetchRemote, type RemoteRegistry } from '../features/remotes/remote-registry.ts';
import { browserTokenStorage, watchOtherTabs } from '../features/session/browser-token-storage.ts';
import { createSessionStore, type SessionStore } from '../features/session/session-store.ts';
import { toasts } from '../features/toasts/toasts.tsx';
import { createRenderClock, type RenderClock } from './render-clock.ts';

/** Everything of which the page has exactly one. */
export interface Services {
  readonly host: HostServices;
  readonly session: SessionStore;
  readonly remotes: RemoteRegistry;
  readonly clock: RenderClock;
  /** What the page was rendered from, when it came rendered. */
  readonly page: PageData | undefined;
  /** Of the site's activation that this page was loaded with. */
  readonly revision: number;
  /** The version that is looked at before it is active, if any. */
  readonly preview: string | undefined;
}

interface ServicesOptions {
  readonly settings: RuntimeSettings;
  readonly page?: PageData | undefined;
  readonly fetchRemote: FetchRemote;
}

/** The services of a page in a browser. */
export function createServices({ settings, page, fetchRemote }: ServicesOptions): Services {
  const { revision, preview, site, remotes: addresses } = settings;
  const clock = createRenderClock(page?.renderedAt);
  const session = createSessionStore(browserTokenStorage);
  const api = createApiClient({
    baseUrl: '',
    getToken: session.token,
    onAuthFail(body, refused) {
      // Of the calls of one session the first that is refused ends it; a later answer says nothing of the next session.
      if (refused !== session.token()) return;
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
    now: clock.now,
    session: {
      // The token stays here.
      getState() {
        const { status } = session.getState();
        const accountId = session.accountId();
        return status === 'signed-in' && accountId !== undefined ? { status, accountId } : { status };
      },
      subscribe: session.subscribe,
      signOut,
    },
  };
  const remotes = createRemoteRegistry(addresses, host, fetchRemote);
  return { host, session, remotes, clock, page, revision, preview };
}
