import type { ScopedMutator } from 'swr';
import type { AccountSession, ApiClient } from '../api-client/index.ts';
import type { Locale, LocaleCode, SiteSettings } from '../domain/index.ts';
import type { RemoteName } from './runtime-settings.ts';

/** State of the session. The token never leaves the host: the API client sends it. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  /** `accountId` is the same in all sessions of one person; absent when the token has none. */
  | ({ readonly status: 'signed-in'; readonly accountId?: string } & Partial<SessionPerson>);

/**
 * Who is signed in. Absent from the state until the server has answered, and while it cannot be reached; but the role is known
 * from the token, and does not change during a session.
 */
export type SessionPerson = Pick<AccountSession, 'email' | 'name' | 'role'>;

export interface SessionService {
  /** Returns the same object until the state changes. */
  getState(): SessionState;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reads from the server who is signed in, after a change of it. Never rejects. */
  refresh(): Promise<void>;
  /** Removes the token and opens the sign-in page, which redirects back to this address. */
  signOut(): void;
}

/** Shows one toast at a time: a new one replaces the last. */
export interface ToastService {
  success(title: string, description?: string): void;
  /** Returns the function that dismisses it, for when its cause goes first; nothing from older hosts. */
  error(title: string, description?: string): (() => void) | undefined;
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

/** An entry of the navigation on staff pages, in the language of the document. */
export interface NavigationItem {
  /** Path and, where pages share a path, the query that tells this one: `/admin?tab=fleet`. */
  readonly path: string;
  /** Start of the paths of further pages that belong to it; without it those below a `path` without query. */
  readonly within?: string;
  /** One or two words: five of them stand side by side on a phone. */
  readonly label: string;
  /** SVG path of a line icon on 24 px. */
  readonly icon: string;
  /** Number of things that wait there; 0 and none show nothing. */
  readonly count?: number;
  /** What is counted, with the number, for screen readers: `3 new requests`. */
  readonly countLabel?: string;
}

/** The navigation of the console, and the menu of the person who is signed in. */
export interface StaffNavigation {
  readonly items: readonly NavigationItem[];
  readonly person: {
    /** Name, or e-mail address. */
    readonly name: string;
    /** Lines below the name in the menu. */
    readonly details: readonly string[];
    readonly actions: readonly { readonly label: string; onSelect(): void }[];
  };
}

/** Header and footer of the site, which the host renders around each page. */
export interface FrameService {
  /** Sets the navigation on staff pages; undefined removes it. It is removed at the end of the session, too. */
  setNavigation(navigation: StaffNavigation | undefined): void;
}

/** The services that the host provides to remotes. */
export interface HostServices {
  readonly session: SessionService;
  readonly api: ApiClient;
  readonly toasts: ToastService;
  readonly site: SiteSettings;
  readonly locale: LocaleService;
  readonly dataChanged: DataChangeService;
  readonly frame: FrameService;
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
