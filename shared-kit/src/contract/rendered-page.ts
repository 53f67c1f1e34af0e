import type { RuntimeSettings } from './runtime-settings.ts';

/** Data of a server-rendered page for its hydration, as JSON in the script `PAGE_DATA_ID`. */
export interface PageData {
  /** ISO timestamp that the page was rendered for, up to a quarter of an hour before the request. */
  readonly renderedAt: string;
  readonly reads: readonly PageRead[];
}

/** A read with its SWR key, and its data or its error. */
export type PageRead =
  | { readonly key: string | readonly unknown[]; readonly data: unknown }
  | { readonly key: string | readonly unknown[]; readonly error: ReadError };

/** The serializable part of an `ApiError`. */
interface ReadError {
  readonly name: string;
  readonly status: number;
  readonly message: string;
  readonly body: unknown;
}

export interface RenderedPage {
  /** 404 when the entity of the URL does not exist. */
  readonly status: 200 | 404;
  /** Elements of the head. */
  readonly head: string;
  /** The content of the element `ROOT_ID`. */
  readonly body: string;
  readonly data: PageData;
}

/**
 * Renders a page of one remote for an anonymous visitor.
 * @param url path, with its language prefix, and query
 * @param signal aborts the page's reads
 * @throws the error of any component or read
 */
export type RenderPage = (url: string, signal: AbortSignal) => Promise<RenderedPage>;

/** The settings of a set of releases, whose pages have the language of their URL. */
export type SetSettings = Omit<RuntimeSettings, 'locale' | 'links'>;

export interface RendererOptions {
  /** Exports of the remote's server build. */
  readonly remote: unknown;
  /** Name of the remote, for messages; absent from gateways of before contract 4.5. */
  readonly name?: string;
  readonly settings: SetSettings;
  /** `http://127.0.0.1:9000` */
  readonly apiOrigin: string;
}

/** Exports of the host's server build. */
export interface HostServerModule {
  /** Modules by name for the server builds of remotes, which must share one instance of each. */
  readonly singletons: Readonly<Record<string, unknown>>;
  /** @throws RemoteError when `remote` is not a remote module, or has another contract version */
  createRenderer(options: RendererOptions): RenderPage;
}
