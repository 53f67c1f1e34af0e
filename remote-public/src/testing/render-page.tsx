import { render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ApiClient } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import { NO_CAR_RATES } from 'shared-kit/domain';
import { createDraftStore, DraftProvider, HostProvider } from 'shared-kit/remote';
import { ConnectCache, fakeHost } from 'shared-kit/testing/fake-host';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { applyDataChange } from '../data/apply-data-change.ts';

interface RenderPageOptions {
  readonly path?: string;
  readonly host?: Partial<HostServices>;
  /** The expected API calls; any other call fails the test, but for that of the owner's rules, of which there are none. */
  readonly api?: Partial<ApiClient>;
}

export interface Address {
  current: string;
  navigationType: string;
  /** Navigates, as browser buttons and other links do. */
  go: NavigateFunction;
}

function WatchAddress({ address }: { readonly address: Address }) {
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const go = useNavigate();
  useEffect(() => {
    Object.assign(address, { current: pathname + search, navigationType, go });
  });
  return null;
}

/** Returns the SWR options of the host, with an empty cache. */
function freshCache(): SWRConfiguration {
  return {
    provider: () => new Map(),
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  };
}

/**
 * Renders a page inside a router with a host's services.
 * `address` has the current URL and whether the last navigation replaced an entry.
 */
export function renderPage(element: ReactElement, { path = '/', host: own, api }: RenderPageOptions = {}) {
  const address: Address = { current: path, navigationType: 'POP', go: () => undefined };
  const host = fakeHost({ ...own, api: { getRates: async () => NO_CAR_RATES, ...api } });
  host.dataChanged.subscribe((change) => applyDataChange(host, change));
  const view = render(
    <SWRConfig value={freshCache()}>
      <ConnectCache host={host} />
      <MemoryRouter initialEntries={[path]}>
        <WatchAddress address={address} />
        <HostProvider host={host}>
          <DraftProvider drafts={createDraftStore(host, 'public/forms')}>
            <main>{element}</main>
          </DraftProvider>
        </HostProvider>
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...view, address, host };
}
