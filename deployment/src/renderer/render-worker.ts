import { builtinModules, createRequire } from 'node:module';
import { workerData } from 'piscina';
import type { HostServerModule, PageRendererOptions, RenderedPage, RenderPage } from 'shared-kit/contract';
import { loadServerBuild, type ServerBuild } from './load-server-build.ts';

/** What the thread is started with. */
export interface RenderInput extends Omit<PageRendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

export interface RenderTask {
  /** Path and query; without it the builds are only loaded. */
  readonly url?: string;
}

let render: RenderPage | undefined;

/** The whole work of a thread: to render pages with two server builds that are loaded once. */
export async function renderPage({ url }: RenderTask): Promise<RenderedPage | undefined> {
  render ??= loadRenderer(workerData as RenderInput);
  return url === undefined ? undefined : render(url);
}

function loadRenderer({ host, remote, ...options }: RenderInput): RenderPage {
  const { singletons, createPageRenderer } = loadServerBuild(host, requireBuiltin) as HostServerModule;
  const requireSingleton = (name: string) => {
    if (!Object.hasOwn(singletons, name)) throw new Error(`The remote's server build asks for ${name}`);
    return singletons[name];
  };
  return createPageRenderer({ ...options, remote: loadServerBuild(remote, requireSingleton) });
}

/**
 * The host brings everything but what Node itself has; a remote gets nothing but what exists once. This keeps two teams'
 * builds apart; it is no sandbox: what is activated is trusted.
 */
function requireBuiltin(name: string): unknown {
  if (!builtinModules.includes(name.replace(/^node:/, ''))) throw new Error(`The host's server build asks for ${name}`);
  return createRequire(import.meta.url)(name);
}
