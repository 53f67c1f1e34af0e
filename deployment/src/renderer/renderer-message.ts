import type { PageData, RendererOptions } from 'shared-kit/contract';
import Type, { type Static } from 'typebox';

/** The file of a server build, and its published `sha384-…` hash. */
export interface ServerBuild {
  readonly file: string;
  readonly hash: string;
}

/** A remote without pages, to render the host alone. */
export interface EmptyRemote {
  readonly contractVersion: number;
}

/** The first message to a renderer process. */
export interface RendererInput extends Omit<RendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild | EmptyRemote;
  /** Limit of one page. */
  readonly renderTimeoutMs: number;
}

/** Every further message to it; `url` is path and query. */
export interface RendererRequest {
  readonly id: number;
  readonly url: string;
  /** Of its reads of the API: the id and the trace of the request for which the page is rendered. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Schema of the messages from a renderer process. `heartbeat` is sent once when the builds are loaded, and regularly
 * while a page is being rendered. Messages are validated because the server builds run in the same process and could
 * send anything.
 */
export const RendererReplySchema = Type.Union([
  Type.Object({ type: Type.Literal('heartbeat') }),
  Type.Object({
    type: Type.Literal('rendered'),
    id: Type.Integer(),
    page: Type.Object({
      status: Type.Union([Type.Literal(200), Type.Literal(404)]),
      head: Type.String(),
      body: Type.String(),
      data: Type.Unsafe<PageData>(Type.Unknown()),
    }),
  }),
  Type.Object({
    type: Type.Literal('failed'),
    id: Type.Integer(),
    /** The error with its stack and its causes, which names source files where the server build has a source map. */
    reason: Type.String(),
    cause: Type.Union([Type.Literal('build'), Type.Literal('api'), Type.Literal('timeout')]),
  }),
]);
export type RendererReply = Static<typeof RendererReplySchema>;
export type RenderFailure = Omit<Extract<RendererReply, { type: 'failed' }>, 'id'>;
export type RenderResult = Extract<RendererReply, { type: 'rendered' }> | RenderFailure;

/** Separator between a stack and that of its cause in `reason`. */
export const CAUSED_BY = '\ncaused by ';
export const HEARTBEAT_INTERVAL_MS = 50;
/** Limit of loading the builds. */
export const LOAD_TIMEOUT_MS = 5_000;
/** Limit of one page of a gateway, and of a process without heartbeat. */
export const RENDER_TIMEOUT_MS = 1_500;
