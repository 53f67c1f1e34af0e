import { type ChildProcess, fork } from 'node:child_process';
import inspector from 'node:inspector';
import { fileURLToPath } from 'node:url';
import type { RendererInput } from './renderer-message.ts';

const CHILD = fileURLToPath(new URL('../../dist/renderer/renderer-main.js', import.meta.url));
const MAX_HEAP_MB = 160;
const MAX_STDERR_LENGTH = 2_000;
/** Environment variables through which a debugger attaches to child processes. */
const DEBUGGER_SETTINGS = ['NODE_OPTIONS', 'VSCODE_INSPECTOR_OPTIONS'];

/** Returns whether a debugger is attached, which may pause the renderer. */
export function isDebugged(): boolean {
  return inspector.url() !== undefined;
}

export interface ForkedRenderer {
  readonly child: ChildProcess;
  /** Returns the last part of the process' standard error. */
  readonly stderr: () => string;
}

/** Starts a renderer process with the server builds of `input`; it ends with this process. */
export function forkRenderer(input: RendererInput): ForkedRenderer {
  const child = fork(CHILD, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--enable-source-maps'],
    // Server builds must not read this process' secrets; an API over https may need its certificates.
    env: pick(process.env, ['NODE_EXTRA_CA_CERTS', ...(isDebugged() ? DEBUGGER_SETTINGS : [])]),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  // Ignores send errors: a closed channel means that the process is ending.
  child.send(input, () => undefined);
  return { child, stderr: () => stderr };
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
