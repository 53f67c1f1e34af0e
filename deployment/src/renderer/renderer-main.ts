import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { HostServerModule, RenderPage } from 'shared-kit/contract';
import { createStackMapper } from './map-stack.ts';
import {
  CAUSED_BY,
  type EmptyRemote,
  HEARTBEAT_INTERVAL_MS,
  type RendererInput,
  type RendererReply,
  type RendererRequest,
  type ServerBuild,
} from './renderer-message.ts';

/** Bounds the memory of the gateway, which caches pages. */
const MAX_PAGE_LENGTH = 2_000_000;

// The gateway ends this process after the requests in flight, also when the whole process group is signalled.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

let mapStack = (stack: string) => stack;
// The parent logs standard error.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
});

/** Headers of the reads of the page that is rendered. */
const headersOfReads = new AsyncLocalStorage<RendererRequest['headers']>();

let rendering = 0;
process.once('message', async (input: RendererInput) => {
  mapStack = createStackMapper([input.host, input.remote].flatMap((build) => ('file' in build ? [build.file] : [])));
  const watchdog = new Worker(new URL('./watchdog.js', import.meta.url), { argv: process.argv.slice(2) });
  await once(watchdog, 'online');
  // Not caught: a failure ends the process.
  const render = loadRenderer(input);
  addHeadersToReads(input.apiOrigin);
  process.on('message', (request: RendererRequest) => answer(render, request, input.renderTimeoutMs));
  setInterval(() => rendering > 0 && send({ type: 'heartbeat' }), HEARTBEAT_INTERVAL_MS);
  send({ type: 'heartbeat' });
});

async function answer(render: RenderPage, request: RendererRequest, timeoutMs: number): Promise<void> {
  const { id, url, headers } = request;
  rendering += 1;
  const timeout = AbortSignal.timeout(timeoutMs);
  const late = once(timeout, 'abort').then(() => Promise.reject(new Error(`Not rendered in ${timeoutMs} ms`)));
  try {
    const page = await Promise.race([headersOfReads.run(headers, () => render(url, timeout)), late]);
    if (page.head.length + page.body.length > MAX_PAGE_LENGTH) throw new Error('The page is too large');
    send({ type: 'rendered', id, page });
  } catch (error) {
    const reason = describeError(error).slice(0, 2_000);
    send({ type: 'failed', id, reason, cause: timeout.aborted ? 'timeout' : isApiError(error) ? 'api' : 'build' });
  }
  rendering -= 1;
}

/** Adds them in `fetch` itself, which the builds of all releases use. */
function addHeadersToReads(apiOrigin: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const added = headersOfReads.getStore();
    if (!added || !String(input).startsWith(`${apiOrigin}/`)) return fetch(input, init);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return fetch(input, { ...init, headers });
  };
}

function loadRenderer({ host, remote, ...options }: RendererInput): RenderPage {
  const { singletons, createRenderer } = loadServerBuild(host, requireBuiltin) as HostServerModule;
  const requireSingleton = (name: string) => {
    if (!Object.hasOwn(singletons, name)) throw new Error(`The remote's server build requires ${name}`);
    return singletons[name];
  };
  const module = 'file' in remote ? loadServerBuild(remote, requireSingleton) : createEmptyRemote(remote);
  return createRenderer({ ...options, remote: module });
}

function createEmptyRemote({ contractVersion }: EmptyRemote): unknown {
  return { contractVersion, createRoutes: () => [] };
}

/**
 * Runs a server build and returns its exports.
 * @param require resolves its imports
 * @throws Error when the file was changed since it was published
 */
function loadServerBuild({ file, hash }: ServerBuild, require: (name: string) => unknown): unknown {
  const source = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (actual !== hash) throw new Error(`${file} was changed since it was published`);
  const module = { exports: {} };
  const run = vm.compileFunction(source.toString(), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

/** Resolves the host's imports: Node built-ins only. Separates two teams' builds, but is no sandbox. */
function requireBuiltin(name: string): unknown {
  if (!builtinModules.includes(name.replace(/^node:/, ''))) throw new Error(`The host's server build requires ${name}`);
  return createRequire(import.meta.url)(name);
}

/** Returns the stack of the error, and of its causes. */
function describeError(error: unknown): string {
  const { stack, cause } = error instanceof Error ? error : { stack: String(error), cause: undefined };
  return mapStack(`${stack}`) + (cause ? `${CAUSED_BY}${describeError(cause)}` : '');
}

/** Compares the name, since each build has its own copy of the class. */
function isApiError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError';
}

function send(reply: RendererReply): void {
  process.send?.(reply, undefined, {}, () => undefined);
}
