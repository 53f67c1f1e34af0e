import type { RouteObject } from 'react-router-dom';
import {
  checkRemoteModule,
  type HostServices,
  type RemoteAddress,
  RemoteError,
  type RemoteName,
} from 'shared-kit/contract';
import type { ReportFailure } from './report-failure.ts';

export type RemoteState =
  /** `isSlow` once a person has waited long enough to be told so. */
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly routes: RouteObject[] }
  | { readonly status: 'failed'; readonly error: RemoteError };

export interface RemoteRegistry {
  getState(name: RemoteName): RemoteState;
  /** What is known of any remote at first. */
  getInitialState(): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Fetches the remote unless that was begun before: a browser remembers a module that failed. Never rejects. */
  load(name: RemoteName): Promise<void>;
  /** Settles once the remote is there, never when it fails; the same promise every time. */
  whenReady(name: RemoteName): Promise<void>;
}

/** Fetches the exposed module of a container. */
export type FetchRemote = (address: RemoteAddress) => Promise<unknown>;

const SLOW_AFTER_MS = 3000;

/** Keeps the state of each remote. One that fails is named, logged and reported; the others are not affected. */
export function createRemoteRegistry(
  addresses: Readonly<Record<RemoteName, RemoteAddress>>,
  host: HostServices,
  fetchRemote: FetchRemote,
  onFailure: ReportFailure,
): RemoteRegistry {
  const states = new Map<RemoteName, RemoteState>();
  const listeners = new Set<() => void>();
  const arrivals = new Map<RemoteName, Promise<void>>();
  const loads = new Map<RemoteName, Promise<void>>();

  const isReady = (name: RemoteName) => states.get(name)?.status === 'ready';

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function waitForArrival(name: RemoteName): Promise<void> {
    return new Promise((resolve) => {
      if (isReady(name)) return resolve();
      const stop = subscribe(() => {
        if (!isReady(name)) return;
        stop();
        resolve();
      });
    });
  }

  function setState(name: RemoteName, state: RemoteState) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  async function fetchRoutes(name: RemoteName): Promise<RouteObject[]> {
    const loaded = await fetchRemote(addresses[name]).catch((cause: unknown) => {
      throw new RemoteError(name, 'unreachable', 'could not be loaded', { cause });
    });
    const remote = checkRemoteModule(name, loaded);
    try {
      return remote.createRoutes(host);
    } catch (cause) {
      throw new RemoteError(name, 'failed_to_start', 'failed to start', { cause });
    }
  }

  async function run(name: RemoteName): Promise<void> {
    setState(name, LOADING);
    const timer = setTimeout(() => setState(name, SLOW), SLOW_AFTER_MS);
    try {
      setState(name, { status: 'ready', routes: await fetchRoutes(name) });
    } catch (error) {
      console.error(error);
      onFailure(name, (error as RemoteError).failure, error);
      setState(name, { status: 'failed', error: error as RemoteError });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    getState: (name) => states.get(name) ?? LOADING,
    getInitialState: () => LOADING,
    subscribe,
    load(name) {
      const load = loads.get(name) ?? run(name);
      loads.set(name, load);
      return load;
    },
    whenReady(name) {
      const arrival = arrivals.get(name) ?? waitForArrival(name);
      arrivals.set(name, arrival);
      return arrival;
    },
  };
}

const LOADING: RemoteState = { status: 'loading', isSlow: false };
const SLOW: RemoteState = { status: 'loading', isSlow: true };
