import { type ChildProcess, fork } from 'node:child_process';
import inspector from 'node:inspector';
import { fileURLToPath } from 'node:url';
import type { RendererInput } from './renderer-message.ts';

const CHILD = fileURLToPath(new URL('../../dist/renderer/renderer-main.js', import.meta.url));
const MAX_HEAP_MB = 160;
const MAX_STDERR_LENGTH = 2_000;
/** By which a debugger attaches to the processes that a process starts. */
const DEBUGGER_SETTINGS = ['NODE_OPTIONS', 'VSCODE_INSPECTOR_OPTIONS'];

/** Whether a debugger may stop this process, and the renderer with it. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

export interface ForkedRenderer {
  readonly child: ChildProcess;
  /** Returns the end of the process' standard error. */
  readonly stderr: () => string;
}

/** Starts a process that renders pages with the server builds of `input`, and ends with this one. */
export function forkRenderer(input: RendererInput): ForkedRenderer {
  const child = fork(CHILD, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--enable-source-maps'],
    // Pages get none of this process' secrets; an API under https may need its certificates.
    env: pick(process.env, ['NODE_EXTRA_CA_CERTS', ...(isDebugged() ? DEBUGGER_SETTINGS : [])]),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  // Ignores send errors: a closed channel means that the process ends.
  child.send(input, () => undefined);
  return { child, stderr: () => stderr };
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
