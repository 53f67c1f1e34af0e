import { captureOwnerStack } from 'react';
import { isChunkError, RemoteError, ROOT_ID } from 'shared-kit/contract';
import { readRuntimeSettings } from '../app/document-data.ts';
import { type DevServerState, followDevServer } from './follow-dev-server.ts';
import { followTypeCheck } from './follow-type-check.ts';
import { createStackReader } from './original-stack.ts';
import { createOverlay, type Problem } from './overlay.ts';

declare const __webpack_public_path__: string;

/** The errors of the page itself, among the lists of problems. */
const PAGE = 'page';
/** What React only logs: attributes that differ from the server's HTML, and elements that HTML does not allow there. */
const HYDRATION_WARNING = /hydrat/i;
/** The error of a module that did not compile, or that does not exist, when it is evaluated. */
const BUILD_FAILURE = /Module (build|parse) failed|Cannot find module/;

// A released remote has no development server, and an entry of this site.
const entries = Object.values(readRuntimeSettings(document).remotes).filter(({ entry }) => entry.startsWith('http'));
const servers = new Set(
  [__webpack_public_path__, ...entries.map(({ entry }) => entry)].map((url) => new URL(url).origin),
);
const readOriginalStack = createStackReader(servers);

const TYPES = 'types';
/** By development server, for what does not compile, `PAGE` or `TYPES`. */
const lists = new Map<string, readonly Problem[]>();
/** Messages of the problems that were closed and are still there. */
const closed = new Set<string>();
const known = new WeakSet<Error>();
/** Whether a module failed to load, which a browser does not load again before the page is. */
let mustReload = false;

const show = createOverlay(function close() {
  lists.delete(PAGE);
  for (const { message } of [...lists.values()].flat()) closed.add(message);
  update();
});

function update() {
  const isCompiled = [...servers].every((server) => !lists.get(server)?.length);
  // What does not compile is wrong to the type check too.
  const shown = [...servers, PAGE, ...(isCompiled ? [TYPES] : [])];
  const problems = shown.flatMap((name) => lists.get(name) ?? []);
  for (const message of closed) if (!problems.some((problem) => problem.message === message)) closed.delete(message);
  show(problems.filter(({ message }) => !closed.has(message)));
}

function setList(name: string, problems: readonly Problem[]) {
  lists.set(name, problems);
  update();
}

/** Shows an error of the page once, however often it is reported. Called where React knows the component. */
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
  // What does not compile is in its server's list.
  if (isBuildFailure || errors.some((problem) => problem.message === message)) return;
  const problem: Problem = { title, message };
  setList(PAGE, [...errors, problem]);
  const root = chain.at(-1);
  const stack = `${root instanceof Error ? root.stack : ''}\n${captureOwnerStack() ?? ''}`;
  const original = await readOriginalStack(stack);
  // Unless it was closed, or mended, meanwhile.
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

/** Returns a title with the component that React names when it logs an error that a boundary caught. */
function titleOf(words: readonly unknown[]): string {
  const text = words.filter((word) => typeof word === 'string').join();
  const [, component] = /occurred in (?:the )?(<[^>]+>)/.exec(text) ?? [];
  return component ? `Error in ${component}` : 'Error';
}

/** Replaces the placeholders of a format of `console.error`. */
function fill(format: string, values: unknown[]): string {
  return format.replace(/%[a-z]/g, () => String(values.shift() ?? ''));
}

console.warn = (...words: unknown[]) => {
  logWarning(...words);
  // There is no update for a page that is older than the change before.
  if (String(words[0]).startsWith('[HMR] Update failed')) location.reload();
};

function handleServerState(server: string, state: DevServerState) {
  if (state.status === 'compiling') {
    lists.delete(PAGE);
    return;
  }
  setList(server, state.problems);
  // An error outside of all boundaries empties the page.
  const isEmpty = document.getElementById(ROOT_ID)?.childElementCount === 0;
  if (state.isNew && state.problems.length === 0 && (mustReload || isEmpty)) location.reload();
}

for (const server of servers) followDevServer(server, (state) => handleServerState(server, state));
followTypeCheck(__webpack_public_path__, (problems) => setList(TYPES, problems));

interface Renderer {
  setRefreshHandler(handler: (type: unknown) => undefined): void;
}
declare global {
  interface Window {
    /** Set by the gateway; React's renderer announces itself there. */
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: { inject(renderer: Renderer): unknown };
  }
}
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook?.inject;
if (hook && inject)
  hook.inject = function (renderer) {
    // Only with a handler does React keep in mind which boundaries failed, for the next refresh to mount them anew.
    renderer.setRefreshHandler(() => undefined);
    return inject.call(this, renderer);
  };
