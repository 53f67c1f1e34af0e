import type { ScopedMutator } from 'swr';
import type { ApiClient } from '../api-client/index.ts';
import type { SiteSettings } from '../domain/index.ts';
import type { RemoteName } from './runtime-settings.ts';

/** Who is signed in. The token itself never leaves the host: the API client carries it. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  /** `accountId` is the same in all sessions of one person; a host that cannot tell leaves it out. */
  | { readonly status: 'signed-in'; readonly accountId?: string };

export interface SessionService {
  getState(): SessionState;
  /** Calls the listener after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Forgets the token and goes to the sign-in page, from where the person comes back to this address. */
  signOut(): void;
}

/** One toast at a time: a new one takes the place of the last. */
export interface ToastService {
  success(title: string, description?: string): void;
  error(title: string, description?: string): void;
}

/**
 * Entities of the server that have changed: any of them, or the bookings with this `id` or of the car `carId`. Reads of
 * exactly what is named are the announcer's, who brings them up to date itself.
 */
export type DataChange =
  | { readonly entity: 'Cars' }
  | { readonly entity: 'CarsBooking'; readonly id?: number; readonly carId?: string };

/** How the remotes learn of each other's changes. Each knows which of its own reads they concern. */
export interface DataChangeService {
  /** Calls all listeners, the caller's included. Settles when all of them have. Never rejects. */
  announce(change: DataChange): Promise<void>;
  /**
   * Calls the listener after every change, and now for those that were announced before, since a remote may load late
   * and find its reads in the cache already. Returns the function that stops it.
   */
  subscribe(listener: (change: DataChange) => unknown): () => void;
}

/** All that a remote may ask of its host, handed in as one argument. */
export interface HostServices {
  readonly session: SessionService;
  readonly api: ApiClient;
  readonly toasts: ToastService;
  readonly site: SiteSettings;
  readonly dataChanged: DataChangeService;
  /** SWR's `mutate` of the one cache, for what is no component. A remote touches the keys of its own reads only. */
  readonly mutate: ScopedMutator;
  /**
   * Returns what `read` returned under this name right before the host reloaded the page, once, or undefined; from now
   * on `read` is called before each such reload. It returns JSON, or undefined when there is nothing to keep. Kept for
   * some minutes at most, and only for the same session. What comes back may be from another version: parse it.
   */
  keepOverReload(name: `${'host' | RemoteName}/${string}`, read: () => unknown): unknown;
  /**
   * The instant to render by. While a rendered page is being hydrated, it is when it was rendered, so that
   * both come out the same; the present from then on. Event handlers ask the clock itself.
   */
  now(): Date;
}
