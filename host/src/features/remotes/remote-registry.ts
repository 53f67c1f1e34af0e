import type { RouteObject } from 'react-router-dom';
import {
  checkRemoteModule,
  type HostServices,
  type RemoteAddress,
  type RemoteAddresses,
  RemoteError,
} from 'shared-kit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReportFailure } from './report-failure.ts';

export type RemoteState =
  /** `isSlow` after `SLOW_DELAY_MS`. */
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly routes: RouteObject[] }
  | { readonly status: 'failed'; readonly error: RemoteError };

type RemoteStates = Readonly<Record<string, RemoteState>>;

export interface RemoteRegistry extends Pick<StoreApi<RemoteStates>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the remote once: browsers cache a failed module import, so that a second try cannot succeed. Never rejects. */
  load(name: string): Promise<void>;
  /** Resolves when the remote is ready; stays pending after a failure. Returns the same promise for every call. */
  waitUntilReady(name: string): Promise<void>;
}

/** Fetches the exposed module of a container. */
export type FetchRemote = (address: RemoteAddress) => Promise<unknown>;

const SLOW_DELAY_MS = 3000;
/** The state of a remote that is not loaded yet. */
export const LOADING: RemoteState = { status: 'loading', isSlow: false };

/** Creates the store of all remotes' states. The failure of one is logged and reported, and does not affect the others. */
export function createRemoteRegistry(
  addresses: RemoteAddresses,
  host: HostServices,
  fetchRemote: FetchRemote,
  onFailure: ReportFailure,
): RemoteRegistry {
  const { getState, getInitialState, setState, subscribe } = createStore<RemoteStates>()(() => ({}));
  const loads = new Map<string, Promise<void>>();
  const readyPromises = new Map<string, Promise<void>>();

  async function fetchRoutes(name: string): Promise<RouteObject[]> {
    const address = addresses[name];
    if (!address) throw new RemoteError(name, 'unreachable', 'has no address');
    const loaded = await fetchRemote(address).catch((cause: unknown) => {
      throw new RemoteError(name, 'unreachable', 'could not be loaded', { cause });
    });
    const remote = checkRemoteModule(name, loaded);
    try {
      return remote.createRoutes(host);
    } catch (cause) {
      throw new RemoteError(name, 'failed_to_start', 'failed to start', { cause });
    }
  }

  async function run(name: string): Promise<void> {
    const timer = setTimeout(() => setState({ [name]: { status: 'loading', isSlow: true } }), SLOW_DELAY_MS);
    try {
      setState({ [name]: { status: 'ready', routes: await fetchRoutes(name) } });
    } catch (error) {
      console.error(error);
      onFailure(name, (error as RemoteError).failure, error);
      setState({ [name]: { status: 'failed', error: error as RemoteError } });
    } finally {
      clearTimeout(timer);
    }
  }

  function createReadyPromise(name: string): Promise<void> {
    return new Promise((resolve) => {
      if (getState()[name]?.status === 'ready') return resolve();
      const stop = subscribe((states) => {
        if (states[name]?.status !== 'ready') return;
        stop();
        resolve();
      });
    });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    load(name) {
      const load = loads.get(name) ?? run(name);
      loads.set(name, load);
      return load;
    },
    waitUntilReady(name) {
      const ready = readyPromises.get(name) ?? createReadyPromise(name);
      readyPromises.set(name, ready);
      return ready;
    },
  };
}
