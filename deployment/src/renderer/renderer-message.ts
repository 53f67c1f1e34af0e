import type { RenderedPage, RendererOptions } from 'shared-kit/contract';

/** The one file of a server build, and `sha384-…` of it as it was published. */
export interface ServerBuild {
  readonly file: string;
  readonly hash: string;
}

export interface RendererInput extends Omit<RendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

/** From the gateway to its renderer process; `url` is path and query, `sentAt` in milliseconds since 1970. */
export type RendererRequest =
  | { readonly type: 'load'; readonly input: RendererInput }
  | { readonly type: 'render'; readonly id: number; readonly url: string; readonly sentAt: number };

/**
 * From a renderer process to its gateway; `alive` when it has loaded, and regularly while it renders. `isBuildError` when
 * the builds failed, and not the API or the time limit.
 */
export type RendererReply =
  | { readonly type: 'alive' }
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string; readonly isBuildError: boolean };

/** For any reply: pages are left to the browser while the process is busy or loading. */
export const ACK_TIMEOUT_MS = 100;
/** For a page that waits for its data, and for a process that stays busy. */
export const RENDER_TIMEOUT_MS = 1_500;

export function isRendererRequest(value: unknown): value is RendererRequest {
  if (!isRecord(value)) return false;
  if (value.type === 'load') return isRecord(value.input);
  return value.type === 'render' && typeof value.url === 'string' && typeof value.sentAt === 'number';
}

/** Server builds share the process with the renderer, and may send anything. */
export function isRendererReply(value: unknown): value is RendererReply {
  if (!isRecord(value)) return false;
  if (value.type === 'alive') return true;
  if (typeof value.id !== 'number') return false;
  if (value.type === 'rendered') return isRecord(value.page) && typeof value.page.body === 'string';
  return value.type === 'started' || (value.type === 'failed' && typeof value.reason === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
