import { useLayoutEffect } from 'react';
import type { ApiClient } from 'shared-kit/api-client';
import type { DataChange, HostServices } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { useSWRConfig } from 'swr';

interface FakeHostOptions extends Partial<Omit<HostServices, 'api'>> {
  /** The expected API calls; any other call fails the test. */
  readonly api?: Partial<ApiClient> | undefined;
}

const SIGNED_OUT = { status: 'signed-out' } as const;

export type FakeHost = ReturnType<typeof fakeHost>;

/** Returns host services with the given overrides. `ConnectCache` connects them to the cache. */
export function fakeHost({ api = {}, ...services }: FakeHostOptions = {}) {
  const listeners = new Set<(change: DataChange) => unknown>();
  const cache: { mutate?: HostServices['mutate'] } = {};
  const host: HostServices = {
    api: api as ApiClient,
    site: DEFAULT_SITE_SETTINGS,
    locale: { code: 'en', direction: 'ltr', choose: jest.fn() },
    now: () => new Date(),
    keepOverReload: () => undefined,
    toasts: { success: jest.fn(), error: jest.fn() },
    frame: { setNavigation: jest.fn() },
    session: {
      getState: () => SIGNED_OUT,
      subscribe: () => () => undefined,
      refresh: async () => undefined,
      signOut: jest.fn(),
    },
    dataChanged: {
      async announce(change) {
        await Promise.all([...listeners].map((listener) => listener(change)));
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    mutate: (async (...change: Parameters<HostServices['mutate']>) =>
      cache.mutate?.(...change)) as HostServices['mutate'],
    ...services,
  };
  return Object.assign(host, { cache });
}

/** Connects the fake host to the SWR cache; must be inside `SWRConfig`, as in the host. */
export function ConnectCache({ host }: { readonly host: FakeHost }) {
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    host.cache.mutate = mutate;
  });
  return null;
}
