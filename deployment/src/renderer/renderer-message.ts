import type { PageData, RendererOptions } from 'shared-kit/contract';
import Type, { type Static } from 'typebox';

/** The one file of a server build, and `sha384-…` of it as it was published. */
export interface ServerBuild {
  readonly file: string;
  readonly hash: string;
}

/** The first message from the gateway to its renderer process. */
export interface RendererInput extends Omit<RendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

/** Every further one; `url` is path and query. */
export interface RendererRequest {
  readonly id: number;
  readonly url: string;
}

/**
 * From a renderer process to its gateway: `heartbeat` when it has loaded, and regularly while it renders. Checked, since
 * server builds share the process with the renderer, and may send anything.
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
    reason: Type.String(),
    /** What failed: the builds, the API, or neither in time. */
    cause: Type.Union([Type.Literal('build'), Type.Literal('api'), Type.Literal('timeout')]),
  }),
]);
export type RendererReply = Static<typeof RendererReplySchema>;

export const HEARTBEAT_INTERVAL_MS = 50;
/** For a page that waits for its data, and for a process that stays busy. */
export const RENDER_TIMEOUT_MS = 1_500;
