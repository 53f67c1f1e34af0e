import { captureOwnerStack } from 'react';
import { isChunkError, RemoteError, ROOT_ID } from 'shared-kit/contract';
import { readRuntimeSettings } from '../app/document-data.ts';
import { createErrorOverlay, type Problem } from './error-overlay.ts';
import { createStackReader } from './original-stack.ts';
import { type DevServerState, subscribeToCompiler } from './subscribe-to-compiler.ts';
import { subscribeToTypeCheck } from './subscribe-to-type-check.ts';

declare const __webpack_public_path__: string;

/** Key of the run-time errors in `lists`. */
const PAGE = 'page';
/** Errors that React only logs: attributes that differ from the server's HTML, and invalid nesting of elements. */
const HYDRATION_WARNING = /hydrat/i;
/** Errors of evaluating a module that did not compile or does not exist. */
const BUILD_FAILURE = /Module (build|parse) failed|Cannot find module/;

// Only development servers have absolute entry URLs; released remotes are on this origin.
const entries = Object.values(readRuntimeSettings(document).remotes).filter(({ entry }) => entry.startsWith('http'));
const servers = new Set(
  [__webpack_public_path__, ...entries.map(({ entry }) => entry)].map((url) => new URL(url).origin),
);
const readOriginalStack = createStackReader(servers);

const TYPES = 'types';
/** Current problems: compile errors by the origin of the development server, run-time errors as `PAGE`, type errors as `TYPES`. */
const lists = new Map<string, readonly Problem[]>();
/** Messages of problems that the developer closed and that still exist. */
const closed = new Set<string>();
const known = new WeakSet<Error>();
/** Whether a module failed to load: browsers cache that failure until the page is reloaded. */
let mustReload = false;

const show = createErrorOverlay(function close() {
  lists.delete(PAGE);
  for (const { message } of [...lists.values()].flat()) closed.add(message);
  update();
});

function update() {
  const isCompiled = [...servers].every((server) => !lists.get(server)?.length);
  // A compile error usually causes type errors too.
  const shown = [...servers, PAGE, ...(isCompiled ? [TYPES] : [])];
  const problems = shown.flatMap((name) => lists.get(name) ?? []);
  for (const message of closed) if (!problems.some((problem) => problem.message === message)) closed.delete(message);
  show(problems.filter(({ message }) => !closed.has(message)));
}

function setList(name: string, problems: readonly Problem[]) {
  lists.set(name, problems);
  update();
}

/** Shows a run-time error, once. Call it synchronously from the handler: `captureOwnerStack` needs React's current component. */
async function showError(error: unknown, title = 'Error') {
  if (error instanceof Error) {
    if (known.has(error)) return;
    known.add(error);
  }
  const chain = causesOf(error);
  const message = chain.map(String).join('\nCaused by: ');
  const isBuildFailure = BUILD_FAILURE.test(message);
  mustReload ||= isBuildFailure || chain.some((one) => isChunkError(one) || one instanceof RemoteError);
  const errors = lists.get(PAGE) ?? [];
  // The development server reports compile errors itself.
  if (isBuildFailure || errors.some((problem) => problem.message === message)) return;
  const problem: Problem = { title, message };
  setList(PAGE, [...errors, problem]);
  const root = chain.at(-1);
  const stack = `${root instanceof Error ? root.stack : ''}\n${captureOwnerStack() ?? ''}`;
  const original = await readOriginalStack(stack);
  // No effect if the problem was closed or fixed meanwhile.
  setList(
    PAGE,
    (lists.get(PAGE) ?? []).map((one) => (one === problem ? { ...problem, ...original } : one)),
  );
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}

window.addEventListener('error', ({ error }) => {
  if (error) void showError(error);
});
window.addEventListener('unhandledrejection', ({ reason }) => void showError(reason, 'Unhandled rejection'));

const { error: logError, warn: logWarning } = console;
console.error = (...words: unknown[]) => {
  logError(...words);
  const [format] = words;
  const error = words.find((word) => word instanceof Error);
  if (error) void showError(error, titleOf(words));
  else if (typeof format === 'string' && HYDRATION_WARNING.test(format))
    void showError(fill(format, words.slice(1)), 'Hydration');
};

/** Returns a title with the name of the component, which React includes in the log of an error caught by a boundary. */
function titleOf(words: readonly unknown[]): string {
  const text = words.filter((word) => typeof word === 'string').join();
  const [, component] = /occurred in (?:the )?(<[^>]+>)/.exec(text) ?? [];
  return component ? `Error in ${component}` : 'Error';
}

/** Formats the arguments of `console.error`. */
function fill(format: string, values: unknown[]): string {
  return format.replace(/%[a-z]/g, () => String(values.shift() ?? ''));
}

console.warn = (...words: unknown[]) => {
  logWarning(...words);
  // The page missed an earlier update, so this one cannot be applied.
  if (String(words[0]).startsWith('[HMR] Update failed')) location.reload();
};

function handleServerState(server: string, state: DevServerState) {
  if (state.status === 'compiling') {
    lists.delete(PAGE);
    return;
  }
  setList(server, state.problems);
  // React unmounts the whole page after an error outside of all boundaries.
  const isEmpty = document.getElementById(ROOT_ID)?.childElementCount === 0;
  if (state.isNew && state.problems.length === 0 && (mustReload || isEmpty)) location.reload();
}

for (const server of servers) subscribeToCompiler(server, (state) => handleServerState(server, state));
subscribeToTypeCheck(__webpack_public_path__, (problems) => setList(TYPES, problems));

interface Renderer {
  setRefreshHandler(handler: (type: unknown) => undefined): void;
}
declare global {
  interface Window {
    /** Set by the gateway; React's renderer registers itself with it. */
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: { inject(renderer: Renderer): unknown };
  }
}
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook?.inject;
if (hook && inject)
  hook.inject = function (renderer) {
    // React tracks failed boundaries, which the next refresh remounts, only when a refresh handler is set.
    renderer.setRefreshHandler(() => undefined);
    return inject.call(this, renderer);
  };
