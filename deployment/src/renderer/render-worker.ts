import { builtinModules, createRequire } from 'node:module';
import { workerData } from 'piscina';
import type { HostServerModule, PageRendererOptions, RenderedPage, RenderPage } from 'shared-kit/contract';
import { startHeartbeat } from './heartbeat.ts';
import { loadServerBuild, type ServerBuild } from './load-server-build.ts';
import { withDeadline } from './with-deadline.ts';

/** What the thread is started with. */
export interface RenderInput extends Omit<PageRendererOptions, 'remote'> {
  readonly host: ServerBuild;
  readonly remote: ServerBuild;
}

/** How a thread gets it. */
export interface ThreadInput extends RenderInput {
  readonly beats: Int32Array;
}

/** What is to be rendered; without it the builds are only loaded. */
export type RenderTask = PageTask | undefined;

export interface PageTask {
  /** Path and query. */
  readonly url: string;
  /** When the visitor gives up, in milliseconds since 1970. */
  readonly deadline: number;
}

const input = workerData as ThreadInput;
startHeartbeat(input.beats);

let render: RenderPage | undefined;

/** The whole work of a thread: to render pages with two server builds that are loaded once. */
export async function renderPage(task: RenderTask): Promise<RenderedPage | undefined> {
  render ??= loadRenderer(input);
  return task && renderInTime(task, render);
}

/** A page that waits for a slow API keeps its place in the thread no longer than somebody waits for the page. */
async function renderInTime({ url, deadline }: PageTask, render: RenderPage): Promise<RenderedPage> {
  const patience = deadline - Date.now();
  if (patience <= 0) throw new Error('Its turn came too late');
  const giveUp = new AbortController();
  try {
    return await withDeadline(render(url, giveUp.signal), patience);
  } finally {
    giveUp.abort();
  }
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
 * The host brings everything but what Node itself has; a remote gets nothing but what exists once. This keeps two
 * teams' builds apart; it is no sandbox: what is activated is trusted.
 */
function requireBuiltin(name: string): unknown {
  if (!builtinModules.includes(name.replace(/^node:/, ''))) throw new Error(`The host's server build asks for ${name}`);
  return createRequire(import.meta.url)(name);
}
