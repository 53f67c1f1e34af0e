import type { RenderedPage, RendererOptions } from 'shared-kit/contract';

/** The one file of a server build. */
export interface ServerBuild {
  readonly file: string;
  /** `sha384-…` of what was published. */
  readonly hash: string;
}

/** What a renderer process is started with. */
export interface RendererInput extends Omit<RendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

/** From the gateway to its renderer process. Instants are in milliseconds since 1970. */
export type RendererRequest =
  | { readonly type: 'load'; readonly input: RendererInput }
  | { readonly type: 'ping' }
  | {
      readonly type: 'render';
      readonly id: number;
      /** Path and query. */
      readonly url: string;
      readonly startBy: number;
      readonly endBy: number;
    };

/**
 * `busy`: not started in time. `late`: not ready in time. `data`: the API refused or did not answer a read. `build`: the
 * builds themselves failed.
 */
export type RenderFailureCause = 'busy' | 'late' | 'data' | 'build';

/** From a renderer process to its gateway. */
export type RendererReply =
  | { readonly type: 'loaded' }
  | { readonly type: 'alive' }
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly error: string; readonly cause: RenderFailureCause };

export function isRendererRequest(value: unknown): value is RendererRequest {
  if (!isRecord(value)) return false;
  if (value.type === 'load') return isRecord(value.input) && isBuild(value.input.host) && isBuild(value.input.remote);
  if (value.type === 'ping') return true;
  return value.type === 'render' && typeof value.id === 'number' && typeof value.url === 'string';
}

/** A server build shares its process with the renderer and may send anything. */
export function isRendererReply(value: unknown): value is RendererReply {
  if (!isRecord(value)) return false;
  if (value.type === 'loaded' || value.type === 'alive') return true;
  if (typeof value.id !== 'number') return false;
  if (value.type === 'failed') return typeof value.error === 'string' && CAUSES.has(value.cause);
  return value.type === 'started' || (value.type === 'rendered' && isRenderedPage(value.page));
}

const CAUSES: ReadonlySet<unknown> = new Set(['busy', 'late', 'data', 'build'] satisfies RenderFailureCause[]);

function isRenderedPage(value: unknown): value is RenderedPage {
  return (
    isRecord(value) &&
    (value.status === 200 || value.status === 404) &&
    typeof value.head === 'string' &&
    typeof value.body === 'string' &&
    isRecord(value.data)
  );
}

function isBuild(value: unknown): value is ServerBuild {
  return isRecord(value) && typeof value.file === 'string' && typeof value.hash === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
