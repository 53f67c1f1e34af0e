import type { RouteObject } from 'react-router-dom';
import {
  checkRemoteModule,
  type HostServices,
  type RemoteAddress,
  RemoteError,
  type RemoteModule,
  type RemoteName,
} from 'shared-kit/contract';
import { reportFailure } from './report-failure.ts';

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
  /** Fetches the remote unless it is there or on its way; after a failure it tries again. Never rejects. */
  load(name: RemoteName): Promise<void>;
  /** Settles once the remote is there, however many attempts that takes; the same promise every time. */
  whenReady(name: RemoteName): Promise<void>;
  /** Makes the routes of a remote that is there anew, so that a page that failed can be tried again. */
  restart(name: RemoteName): void;
}

/** Fetches the exposed module of a container. */
export type FetchRemote = (address: RemoteAddress, attempt: number) => Promise<unknown>;

const SLOW_AFTER_MS = 3000;

/** Keeps what is known of each remote. One that fails is named, logged and can be tried again; no other notices. */
export function createRemoteRegistry(
  addresses: Readonly<Record<RemoteName, RemoteAddress>>,
  host: HostServices,
  fetchRemote: FetchRemote,
): RemoteRegistry {
  const states = new Map<RemoteName, RemoteState>();
  const attempts = new Map<RemoteName, number>();
  const modules = new Map<RemoteName, RemoteModule>();
  const listeners = new Set<() => void>();
  const arrivals = new Map<RemoteName, Promise<void>>();
  let pending = new Map<RemoteName, Promise<void>>();

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
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    const loaded = await fetchRemote(addresses[name], attempt).catch((cause: unknown) => {
      throw new RemoteError(name, 'unreachable', 'could not be loaded', { cause });
    });
    modules.set(name, checkRemoteModule(name, loaded));
    return createRoutes(name);
  }

  function createRoutes(name: RemoteName): RouteObject[] {
    try {
      return modules.get(name)?.createRoutes(host) ?? [];
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
      reportFailure({ remote: name, failure: (error as RemoteError).failure, error, entry: addresses[name].entry });
      setState(name, { status: 'failed', error: error as RemoteError });
    } finally {
      clearTimeout(timer);
      pending = new Map([...pending].filter(([other]) => other !== name));
    }
  }

  return {
    getState: (name) => states.get(name) ?? LOADING,
    getInitialState: () => LOADING,
    subscribe,
    load(name) {
      if (isReady(name)) return Promise.resolve();
      const running = pending.get(name) ?? run(name);
      pending.set(name, running);
      return running;
    },
    whenReady(name) {
      const arrival = arrivals.get(name) ?? waitForArrival(name);
      arrivals.set(name, arrival);
      return arrival;
    },
    restart(name) {
      if (isReady(name)) setState(name, { status: 'ready', routes: createRoutes(name) });
    },
  };
}

const LOADING: RemoteState = { status: 'loading', isSlow: false };
const SLOW: RemoteState = { status: 'loading', isSlow: true };
