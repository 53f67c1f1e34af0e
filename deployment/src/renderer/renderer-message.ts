import type { PageData, RendererOptions } from 'shared-kit/contract';
import Type, { type Static } from 'typebox';

/** The file of a server build, and its published `sha384-…` hash. */
export interface ServerBuild {
  readonly file: string;
  readonly hash: string;
}

/** The first message from the gateway to its renderer process. */
export interface RendererInput extends Omit<RendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

/** Every further message; `url` is path and query. */
export interface RendererRequest {
  readonly id: number;
  readonly url: string;
}

/**
 * A message from a renderer process to its gateway: `heartbeat` once loaded, and regularly while rendering. Validated,
 * since server builds share the process and may send anything.
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
    cause: Type.Union([Type.Literal('build'), Type.Literal('api'), Type.Literal('timeout')]),
  }),
]);
export type RendererReply = Static<typeof RendererReplySchema>;

export const HEARTBEAT_INTERVAL_MS = 50;
/** Limit of one page, and of a process without heartbeat. */
export const RENDER_TIMEOUT_MS = 1_500;
