import './exit-with-parent.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { writeCssTypes } from '../write-css-types.mjs';

/**
 * A message to the parent process: the hash of the API's compiled code, or all type errors.
 * @typedef {{ apiCode: string } | { problems: { source: 'types', text: string }[] }} TypeCheckMessage
 */

const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const WATCHED = ['shared-kit', 'host', 'remote-public', 'remote-admin', 'api', 'deployment', 'e2e', 'scripts'];
const SOURCE = /^(?!.*(^|[\\/])(dist|node_modules|\.[^\\/]*)[\\/])(?!.*\.css\.d\.ts$).+\.(tsx?|mjs|json|css)$/;
const API_CODE = ['api/dist', 'shared-kit/dist/domain', 'shared-kit/dist/server'];
/** Debounces changes: an editor writes a file in several steps, `git switch` writes many files. */
const DEBOUNCE_DELAY_MS = 30;

/** @type {Set<string>} */
const changed = new Set();
let isRunning = false;
let isChanged = false;
/** @type {NodeJS.Timeout | undefined} */
let timer;

const firstCheck = check();
for (const folder of WATCHED)
  watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !SOURCE.test(file)) return;
    changed.add(path.join(ROOT, folder, file));
    clearTimeout(timer);
    timer = setTimeout(check, DEBOUNCE_DELAY_MS);
    // A folder may be deleted before it is read.
  }).on('error', () => undefined);
await firstCheck;

/**
 * Compiles the changed projects and sends the result to the parent. Not `tsc -b --watch`: in TypeScript 7.0 it misses
 * changes in a solution of this size, and reports errors of rebuilt projects only.
 */
async function check() {
  isChanged = true;
  if (isRunning) return;
  isRunning = true;
  while (isChanged) {
    isChanged = false;
    await backdateBuilds();
    // First without type checking, so that the API restarts early.
    const styleProblems = writeCssTypes();
    await compile(['--noCheck', 'api', 'deployment']);
    send({ apiCode: await hashFiles(API_CODE) });
    const problems = await styleProblems;
    if (isChanged) continue;
    problems.push(...parseProblems(await compile()));
    if (!isChanged) send({ problems: problems.map((text) => ({ source: 'types', text })) });
  }
  isRunning = false;
}

/**
 * Makes every build older than the files that have changed: the compiler takes what changed while it ran for compiled,
 * because it compares times.
 */
async function backdateBuilds() {
  const files = [...changed];
  changed.clear();
  const times = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  const oldest = Math.min(...times.flatMap((entry) => entry?.mtimeMs ?? []));
  for (const folder of WATCHED)
    for (const name of await readdir(path.join(ROOT, folder))) {
      const file = path.join(ROOT, folder, name);
      if (!name.endsWith('.tsbuildinfo') || (await stat(file)).mtimeMs < oldest) continue;
      await utimes(file, (oldest - 1) / 1000, (oldest - 1) / 1000);
    }
}

/** @param {TypeCheckMessage} message */
function send(message) {
  process.send?.(message);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<string>} the compiler's output
 */
async function compile(args = []) {
  const compiler = spawn(process.execPath, [TSC, '-b', '--pretty', 'false', ...args], { cwd: ROOT });
  // The API starts meanwhile.
  if (args.length === 0 && compiler.pid) setPriority(compiler.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  compiler.stdout.on('data', (chunk) => {
    output += chunk;
  });
  compiler.stderr.pipe(process.stderr);
  const [, signal] = await new Promise((resolve) => compiler.once('close', (...end) => resolve(end)));
  if (signal) {
    process.stderr.write(`tsc was ended by ${signal}\n`);
    process.exit(1);
  }
  return output;
}

/**
 * Returns one text per diagnostic; its continuation lines are indented.
 * @param {string} output
 */
function parseProblems(output) {
  return output
    .split(/\r?\n(?=\S)/)
    .map((text) => text.trimEnd())
    .filter((text) => /(^|: )error TS\d+: /.test(text));
}

/** @param {readonly string[]} folders */
async function hashFiles(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = await readdir(path.join(ROOT, folder), { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.js')).sort())
      hash.update(file).update(await readFile(path.join(ROOT, folder, file)));
  }
  return hash.digest('hex');
}
