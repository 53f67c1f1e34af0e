import './exit-with-parent.mjs';
import { spawn } from 'node:child_process';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { watch } from 'chokidar';
import { buildStamp } from '../build-stale.mjs';
import { ROOT, WORKSPACES } from '../root.mjs';
import { writeCssTypes } from '../write-css-types.mjs';
import { quickTypeCheck } from './quick-type-check.mjs';

/**
 * Message to the parent process: API and gateway are compiled; code of the API has changed, perhaps that of the
 * database; or the list of all problems.
 * @typedef {{ isBuilt: true } | { isDatabaseChanged: boolean } | { problems: { source: 'types', text: string }[] }}
 *   TypeCheckMessage
 */

const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const WATCHED = [...WORKSPACES, 'scripts'];
const IGNORED = /(^|[\\/])(dist|node_modules|compiled-texts|\.[^\\/]*)([\\/]|$)/;
const SOURCE = /(?<!\.css\.d)\.(tsx?|mjs|json|css)$/;
const API_CODE = /^(api[\\/](src|texts)|shared-kit[\\/](texts|src[\\/](domain|intl|server)))[\\/](?!.*\.test\.tsx?$)/;
const DATABASE_CODE = /^api[\\/]src[\\/]platform[\\/]database[\\/]/;
/** Debounces changes: an editor writes a file in several steps, `git switch` writes many files. */
const DEBOUNCE_DELAY_MS = 30;
/** More files at once, as `git switch` writes them, are left to the full check. */
const MAX_QUICKLY_CHECKED_FILES = 20;

/** @type {Set<string>} */
const changed = new Set();
/** Changed files that are not built yet. @type {Set<string>} */
const unbuilt = new Set();
let isRunning = false;
let isChanged = false;
/** @type {NodeJS.Timeout | undefined} */
let timer;
/** Style sheets with errors, then types. @type {string[]} */
let styleProblems = [];
/** @type {string[]} */
let typeProblems = [];
let queue = build();
// Starts the check when the parent process sends a message, after the site has started, which needs the processors
// until then.
process.once('message', () => {
  queue = queue.then(() => void check());
});

// Not `fs.watch`: with `recursive` it loses a file that an editor or git has replaced.
watch(
  WATCHED.map((folder) => path.join(ROOT, folder)),
  { ignoreInitial: true, ignored: (file) => IGNORED.test(path.relative(ROOT, file)) },
)
  .on('all', (_event, file) => {
    if (!SOURCE.test(path.relative(ROOT, file))) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(handleChanges, DEBOUNCE_DELAY_MS);
  })
  // A folder may be deleted before it is read.
  .on('error', () => undefined);

/** Compiles API and gateway without type checking, so that the site starts early. */
async function build() {
  // Invalidates the stamp, since the compiled code will no longer match it.
  await rm(buildStamp('server'), { force: true });
  await compile(['--noCheck', 'api', 'deployment']);
  send({ isBuilt: true });
  styleProblems = await writeCssTypes();
}

function handleChanges() {
  const files = [...changed];
  changed.clear();
  for (const file of files) unbuilt.add(file);
  const apiCode = files.map((file) => path.relative(ROOT, file)).filter((file) => API_CODE.test(file));
  if (apiCode.length > 0) send({ isDatabaseChanged: apiCode.some((file) => DATABASE_CODE.test(file)) });
  isChanged = true;
  queue = queue.then(() => checkQuickly(files)).then(() => void check());
}

/**
 * Sends the problems of these files at once.
 * @param {readonly string[]} files
 */
async function checkQuickly(files) {
  const sheets = files.filter((file) => file.endsWith('.css'));
  if (sheets.length > 0) styleProblems = await writeCssTypes();
  const sources = new Set([
    ...files.filter((file) => /\.(tsx?|mjs)$/.test(file)),
    ...sheets.map((sheet) => `${sheet}.d.ts`),
    ...(await neighboursOf(sheets)),
    // Files with problems, which the change may have fixed.
    ...typeProblems.map((text) => path.join(ROOT, text.slice(0, text.indexOf('(')))),
  ]);
  if (sources.size > MAX_QUICKLY_CHECKED_FILES) return;
  try {
    const problems = await quickTypeCheck([...sources]);
    const names = [...sources].map((file) => `${path.relative(ROOT, file)}(`);
    const others = typeProblems.filter((text) => !names.some((name) => text.startsWith(name)));
    typeProblems = [...others, ...problems];
    sendProblems();
  } catch (error) {
    process.stderr.write(`The quick type check failed; running the full check: ${error}\n`);
  }
}

/**
 * Compiles the changed projects and sends all problems. Not `tsc -b --watch`: in TypeScript 7.0 it misses changes in a
 * solution of this size, and reports errors of rebuilt projects only.
 */
async function check() {
  isChanged = true;
  if (isRunning) return;
  isRunning = true;
  while (isChanged) {
    isChanged = false;
    await backdateBuilds();
    const problems = parseProblems(await compile());
    if (isChanged) continue;
    typeProblems = problems;
    sendProblems();
  }
  isRunning = false;
}

/** Sends all problems, sorted so that equal problems are an equal list. */
function sendProblems() {
  const texts = [...styleProblems, ...typeProblems].sort(new Intl.Collator('en', { numeric: true }).compare);
  send({ problems: texts.map((text) => ({ source: 'types', text })) });
}

/**
 * @param {readonly string[]} sheets
 * @returns {Promise<string[]>} the sources beside these style sheets
 */
async function neighboursOf(sheets) {
  const folders = [...new Set(sheets.map((sheet) => path.dirname(sheet)))];
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name))),
  );
  return lists.flat().filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file));
}

/**
 * Sets the time of every build before that of the changed files. The compiler compares times, and would consider files
 * that changed while it ran as compiled.
 */
async function backdateBuilds() {
  const files = [...unbuilt];
  unbuilt.clear();
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
