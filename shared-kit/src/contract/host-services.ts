import type { ScopedMutator } from 'swr';
import type { AccountSession, ApiClient } from '../api-client/index.ts';
import type { Locale, LocaleCode, SiteSettings } from '../domain/index.ts';

/** State of the session. The token never leaves the host: the API client sends it. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  /** `accountId` identifies the person across sessions; absent when the token has none. */
  | ({ readonly status: 'signed-in'; readonly accountId?: string } & Partial<SessionPerson>);

/**
 * The person who is signed in. E-mail and name are absent until they are read from the server. The role is known from
 * the token, and does not change during a session.
 */
export type SessionPerson = Pick<AccountSession, 'email' | 'name' | 'role'>;

export interface SessionService {
  /** Returns the same object until the state changes. */
  getState(): SessionState;
  /** Calls the listener after every change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reads the data of the signed-in person again, after a change. Never rejects. */
  refresh(): Promise<void>;
  /** Removes the token and opens the sign-in page, which redirects back to the current URL. */
  signOut(): void;
}

export interface ToastLink {
  readonly label: string;
  readonly path: string;
}

/** Shows one toast at a time: a new one replaces the previous one. */
export interface ToastService {
  /**
   * @param description its lines are paragraphs
   * @param undo takes back what the toast tells of: a button of the toast calls it. Such a toast stays for longer
   * @param link what to do next, on the page at this path
   */
  success(title: string, description?: string, undo?: () => void, link?: ToastLink): void;
  /** Returns the function that dismisses the toast, for when its cause is resolved; undefined from older hosts. */
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

/** The language of the document, which does not change: another language is another document. */
export interface LocaleService extends Pick<Locale, 'direction'> {
  readonly code: LocaleCode;
  /** Stores the language and loads the current page in it. Drafts and scroll position are kept. */
  choose(code: LocaleCode): void;
}

/** An entry of the navigation on staff pages, in the language of the document. */
export interface NavigationItem {
  /** Path, followed by a query if several entries have the same path: `/admin?tab=fleet`. */
  readonly path: string;
  /** Path prefixes of further pages that belong to the entry; by default those below a `path` without query. */
  readonly within?: string | readonly string[];
  /** Label of one or two words, since phones show five entries side by side. */
  readonly label: string;
  /** SVG path of a line icon on 24 px. */
  readonly icon: string;
  /** Number of pending items; not shown when 0 or absent. */
  readonly count?: number;
  /** Accessible label of the number: `3 new requests`. */
  readonly countLabel?: string;
}

/** The navigation of the console, and the menu of the person who is signed in. */
export interface StaffNavigation {
  readonly items: readonly NavigationItem[];
  /** The button with a magnifier; older hosts have none. */
  readonly search?: { readonly label: string; onSelect(): void };
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
   * Registers `read`, which the host calls right before it reloads the page; it returns JSON, or undefined. The name begins
   * with that of the application. Returns, once,
   * the result of the last reload under this name, or undefined. Results expire after minutes and with the session. They
   * may be from another version: parse them.
   */
  keepOverReload(name: `${string}/${string}`, read: () => unknown): unknown;
  /**
   * Returns the time for rendering. During hydration it is the time of the server's rendering, so that both match; then
   * the current time. Event handlers use the system clock.
   */
  now(): Date;
}
