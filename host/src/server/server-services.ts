import { createApiClient } from 'shared-kit/api-client';
import type { HostServices, RemoteModule, RendererOptions } from 'shared-kit/contract';
import { LOCALES, type LocaleCode } from 'shared-kit/domain';
import type { Messages } from 'shared-kit/intl';
import type { Services } from '../app/services.ts';
import type { RemoteState } from '../features/remotes/remote-registry.ts';
import { createFailureCounts } from '../features/remotes/report-failure.ts';
import { createSessionStore } from '../features/session/session-store.ts';
import { createStaffNavigation } from '../features/shell/staff-navigation.ts';
import { createThemeStore } from '../features/theme/theme-store.ts';

interface ServerServicesOptions
  extends Required<Pick<RendererOptions, 'name' | 'settings' | 'apiOrigin'>>,
    Pick<RemoteModule, 'createRoutes'> {
  readonly locale: LocaleCode;
  readonly messages: Messages;
  readonly renderedAt: Date;
  readonly signal: AbortSignal;
}

/** Creates the services of one server-rendered page, for an anonymous visitor. */
export function createServerServices(options: ServerServicesOptions): Omit<Services, 'page'> {
  const { name, createRoutes, settings, apiOrigin, locale, messages, renderedAt, signal } = options;
  const { revision, preview, site, mounts = {}, linksByLocale } = settings;
  const now = () => renderedAt;
  const host: HostServices = {
    api: createApiClient({
      baseUrl: apiOrigin,
      getToken: () => undefined,
      onAuthFail: nothing,
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.any(init?.signal ? [signal, init.signal] : [signal]) }),
    }),
    site,
    locale: { code: locale, direction: LOCALES[locale].direction, choose: nothing },
    now,
    dataChanged: { announce: async () => undefined, subscribe: () => nothing },
    mutate: async () => [],
    keepOverReload: nothing,
    toasts: { success: nothing, error: () => nothing },
    frame: { setNavigation: nothing },
    session: {
      getState: () => LOADING,
      subscribe: () => nothing,
      refresh: async () => undefined,
      signOut: nothing,
    },
  };
  const ready: RemoteState = { status: 'ready', routes: createRoutes(host) };
  const states = { [name]: ready };
  return {
    host,
    addStaffCalls: nothing,
    wrapFetch: nothing,
    messages,
    session: createSessionStore(NO_STORAGE),
    theme: createThemeStore(NO_STORAGE),
    staffNavigation: createStaffNavigation(),
    remotes: {
      getState: () => states,
      getInitialState: () => states,
      subscribe: () => nothing,
      load: async () => undefined,
      waitUntilReady: async () => undefined,
    },
    addresses: settings.remotes,
    failures: createFailureCounts(),
    reportFailure: nothing,
    retryPage: async () => undefined,
    reload: nothing,
    connectCache: nothing,
    clock: { now, isHydrating: () => true, start: nothing },
    mounts,
    links: linksByLocale?.[locale] ?? {},
    revision,
    preview,
  };
}

const LOADING = { status: 'loading' } as const;

const NO_STORAGE = { read: () => null, write: nothing };

function nothing(): void {}
