import type { RuntimeSettings } from './runtime-settings.ts';

/** What a page was rendered from, as JSON in the script `PAGE_DATA_ID`: the browser hydrates the page with it. */
export interface PageData {
  /** The moment that the page shows, as an ISO timestamp: up to a quarter of an hour before it was rendered. */
  readonly renderedAt: string;
  readonly reads: readonly PageRead[];
}

/** A read under its SWR key, and how it ended: with data, or with the API's refusal. */
export type PageRead =
  | { readonly key: string | readonly unknown[]; readonly data: unknown }
  | { readonly key: string | readonly unknown[]; readonly error: ReadError };

/** The part of an `ApiError` that a page shows. */
export interface ReadError {
  readonly name: string;
  readonly status: number;
  readonly message: string;
  readonly body: unknown;
}

/** A page as the server renders it. */
export interface RenderedPage {
  /** 404 when what the address names does not exist. */
  readonly status: 200 | 404;
  /** Elements of the head. */
  readonly head: string;
  /** The content of the element `ROOT_ID`. */
  readonly body: string;
  readonly data: PageData;
}

/**
 * Renders a public page for a visitor of whom nothing is known.
 * @param url path and query
 * @param signal ends the page's reads when its time is over
 * @throws what any component or read throws
 */
export type RenderPage = (url: string, signal: AbortSignal) => Promise<RenderedPage>;

export interface RendererOptions {
  /** What the server build of the public remote exports. */
  readonly remote: unknown;
  /** What comes with the page. */
  readonly settings: RuntimeSettings;
  /** Where the API is asked, `http://127.0.0.1:9000`. */
  readonly apiOrigin: string;
}

/** What the host's server build exports. */
export interface HostServerModule {
  /** By name, for the server builds of remotes: what exists once on a page exists once here too. */
  readonly singletons: Readonly<Record<string, unknown>>;
  /** @throws RemoteError when the remote is none, or not one for this host */
  createRenderer(options: RendererOptions): RenderPage;
}
