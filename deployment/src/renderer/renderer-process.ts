import { fork } from 'node:child_process';
import { once } from 'node:events';
import inspector from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { currentRequestId, currentTrace, REQUEST_ID_HEADER, TRACEPARENT_HEADER } from 'shared-kit/server';
import Value from 'typebox/value';
import {
  type RendererInput,
  RendererReplySchema,
  type RendererRequest,
  type RenderResult,
} from './renderer-message.ts';

const CHILD = fileURLToPath(new URL('../../dist/renderer/renderer-main.js', import.meta.url));
const MAX_HEAP_MB = 160;
const MAX_STDERR_LENGTH = 2_000;
/** Environment variables through which a debugger attaches to child processes. */
const DEBUGGER_SETTINGS = ['NODE_OPTIONS', 'VSCODE_INSPECTOR_OPTIONS'];

export interface RendererProcess {
  readonly pid: number | undefined;
  /** Returns undefined when the process has ended before its reply. @param url path and query */
  render(url: string): Promise<RenderResult | undefined>;
  kill(reason: string): void;
  /** Resolves with the reason, and the last part of the process' standard error. */
  readonly ended: Promise<{ readonly reason: string; readonly stderr: string }>;
}

/** Returns whether a debugger is attached, which may pause the renderer. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

/**
 * Starts a renderer process with the server builds of `input`; it ends with this process.
 * @param onMessage called when the builds are loaded, and with every later message
 */
export function startRendererProcess(input: RendererInput, onMessage: () => void = () => undefined): RendererProcess {
  const child = fork(CHILD, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--enable-source-maps'],
    // Server builds must not read this process' secrets; an API over https may need its certificates.
    env: pick(process.env, ['NODE_EXTRA_CA_CERTS', ...(isDebugged() ? DEBUGGER_SETTINGS : [])]),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, (result?: RenderResult) => void>();
  let lastId = 0;
  let killReason: string | undefined;
  let hasEnded = false;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  function kill(reason: string): void {
    killReason ??= reason;
    child.kill('SIGKILL');
  }
  child.on('error', (error) => kill(error.message));
  child.on('message', (reply) => {
    if (!Value.Check(RendererReplySchema, reply)) return;
    onMessage();
    if (reply.type === 'heartbeat') return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const ended = once(child, 'close')
    .catch(() => [])
    .then(([code, signal]) => {
      hasEnded = true;
      for (const resolve of waiting.values()) resolve();
      return { reason: killReason ?? String(signal ?? `exit code ${code}`), stderr };
    });
  // Requests that are sent before its first message would be lost.
  const loaded = Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
  // Ignores send errors: a closed channel means that the process is ending.
  const send = (message: RendererInput | RendererRequest) => child.send(message, () => undefined);
  send(input);
  return {
    pid: child.pid,
    kill,
    ended,
    async render(url) {
      const headers = headersOfReads();
      await loaded;
      if (hasEnded) return undefined;
      return new Promise((resolve) => {
        waiting.set(++lastId, resolve);
        send({ id: lastId, url, headers });
      });
    },
  };
}

function headersOfReads(): Record<string, string> {
  const [id, traceparent] = [currentRequestId.getStore(), currentTrace.getStore()];
  return { ...(id && { [REQUEST_ID_HEADER]: id }), ...(traceparent && { [TRACEPARENT_HEADER]: traceparent }) };
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
