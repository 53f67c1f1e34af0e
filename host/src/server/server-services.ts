import { createApiClient } from 'shared-kit/api-client';
import type { HostServices, PageRendererOptions, RemoteModule } from 'shared-kit/contract';
import type { RenderClock } from '../app/render-clock.ts';
import type { Services } from '../app/services.ts';
import type { RemoteRegistry, RemoteState } from '../features/remotes/remote-registry.ts';
import { createSessionStore } from '../features/session/session-store.ts';
import { createReadFetch } from './create-read-fetch.ts';

interface ServerServicesOptions
  extends Pick<PageRendererOptions, 'settings' | 'apiOrigin'>,
    Pick<RemoteModule, 'createRoutes'> {
  readonly renderedAt: Date;
  readonly giveUp: AbortSignal | undefined;
}

/** The services of one page that is rendered on the server: for a visitor of whom nothing is known. */
export function createServerServices(options: ServerServicesOptions): Omit<Services, 'page'> {
  const { createRoutes, settings, apiOrigin, renderedAt, giveUp } = options;
  const { revision, preview, site } = settings;
  const session = createSessionStore({ read: () => null, write: nothing });
  const clock: RenderClock = { now: () => renderedAt, isTakingOver: () => true, start: nothing };
  const host: HostServices = {
    api: createApiClient({
      baseUrl: apiOrigin,
      getToken: () => undefined,
      onAuthFail: nothing,
      fetch: createReadFetch(giveUp),
    }),
    site,
    now: clock.now,
    keepOverReload: nothing,
    toasts: { success: nothing, error: nothing },
    session: { getState: () => ({ status: 'loading' }), subscribe: () => nothing, signOut: nothing },
  };
  const state: RemoteState = { status: 'ready', routes: createRoutes(host) };
  const remotes: RemoteRegistry = {
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => nothing,
    load: async () => undefined,
    whenReady: async () => undefined,
  };
  const failures = { reportFailure: nothing, retryPage: async () => undefined, reload: nothing };
  return { host, session, remotes, ...failures, clock, revision, preview };
}

function nothing(): void {}
