import { builtinModules, createRequire } from 'node:module';
import { workerData } from 'piscina';
import type { HostServerModule, PageRendererOptions, RenderPage } from 'shared-kit/contract';
import { loadServerBuild, type ServerBuild } from './load-server-build.ts';

/** What the thread is started with. */
export interface RenderInput extends Omit<PageRendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

let render: RenderPage | undefined;

/** The whole work of a thread: to render the page at an address, with two server builds that are loaded once. */
export function renderPage(url: string): ReturnType<RenderPage> {
  render ??= loadRenderer(workerData as RenderInput);
  return render(url);
}

function loadRenderer({ host, remote, ...options }: RenderInput): RenderPage {
  const { singletons, createPageRenderer } = loadServerBuild(host, requireBuiltin) as HostServerModule;
  const requireSingleton = (name: string) => {
    if (!Object.hasOwn(singletons, name)) throw new Error(`The remote's server build asks for ${name}`);
    return singletons[name];
  };
  return createPageRenderer({ ...options, remote: loadServerBuild(remote, requireSingleton) });
}

/** The host brings everything but what Node itself has; a remote gets nothing but what exists once. */
function requireBuiltin(name: string): unknown {
  if (!builtinModules.includes(name.replace(/^node:/, ''))) throw new Error(`The host's server build asks for ${name}`);
  return createRequire(import.meta.url)(name);
}
