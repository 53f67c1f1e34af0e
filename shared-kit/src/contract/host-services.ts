import type { ScopedMutator } from 'swr';
import type { ApiClient } from '../api-client/index.ts';
import type { Locale, LocaleCode, SiteSettings } from '../domain/index.ts';
import type { RemoteName } from './runtime-settings.ts';

/** State of the session. The token never leaves the host: the API client sends it. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  /** `accountId` is the same in all sessions of one person; absent when the token has none. */
  | { readonly status: 'signed-in'; readonly accountId?: string };

export interface SessionService {
  getState(): SessionState;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Removes the token and opens the sign-in page, which redirects back to this address. */
  signOut(): void;
}

/** Shows one toast at a time: a new one replaces the last. */
export interface ToastService {
  success(title: string, description?: string): void;
  error(title: string, description?: string): void;
}

/**
 * An entity change announced between remotes. The announcer refreshes the reads of the named `id` or `carId` itself;
 * everyone else refreshes the rest.
 */
export type DataChange =
  | { readonly entity: 'Cars' }
  | { readonly entity: 'CarsBooking'; readonly id?: number; readonly carId?: string };

/** Announces data changes between remotes. Each remote maps them to its own reads. */
export interface DataChangeService {
  /** Calls all listeners, the caller's included. Resolves when all have finished. Never rejects. */
  announce(change: DataChange): Promise<void>;
  /**
   * Calls the listener after every change, and immediately for earlier ones: a remote that loads late may find its reads
   * in the cache already. Returns the function that unsubscribes.
   */
  subscribe(listener: (change: DataChange) => unknown): () => void;
}

/** The language of the document. It does not change: another one is another document. */
export interface LocaleService extends Pick<Locale, 'direction'> {
  readonly code: LocaleCode;
  /** Remembers the language and loads the current page in it. Drafts and scroll position are kept. */
  choose(code: LocaleCode): void;
}

/** The services that the host provides to remotes. */
export interface HostServices {
  readonly session: SessionService;
  readonly api: ApiClient;
  readonly toasts: ToastService;
  readonly site: SiteSettings;
  readonly locale: LocaleService;
  readonly dataChanged: DataChangeService;
  /** SWR's `mutate` of the shared cache, for code outside of components. A remote mutates its own keys only. */
  readonly mutate: ScopedMutator;
  /**
   * Registers `read`, which the host calls right before it reloads the page; it returns JSON, or undefined. Returns, once,
   * the result of the last reload under this name, or undefined. Results expire after minutes and with the session. They
   * may be from another version: parse them.
   */
  keepOverReload(name: `${'host' | RemoteName}/${string}`, read: () => unknown): unknown;
  /**
   * Returns the time for rendering. During hydration it is the time of the server's rendering, so that both match; then
   * the current time. Event handlers use the system clock.
   */
  now(): Date;
}
