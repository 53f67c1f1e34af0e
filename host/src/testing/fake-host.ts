import type { ApiClient } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';

/** Host services around an API of which only the given calls exist. */
export function fakeHost(api: Partial<ApiClient> = {}): HostServices {
  return {
    api: api as ApiClient,
    site: DEFAULT_SITE_SETTINGS,
    now: () => new Date(),
    keepOverReload: () => undefined,
    toasts: { success: jest.fn(), error: jest.fn() },
    session: { getState: () => ({ status: 'signed-out' }), subscribe: () => () => undefined, signOut: jest.fn() },
  };
}
