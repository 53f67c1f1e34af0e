import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { APPS, ROOT } from './root.mjs';

const BROWSER_APPS = Object.keys(APPS);
/** Names of the builds: `server` (API, gateway and shared code) and each browser application. */
export const BUILDS = ['server', ...BROWSER_APPS];
const SERVER_PROJECTS = ['shared-kit', 'api', 'deployment'];

/**
 * Runs the builds whose sources have changed since their last run: the compiler for `server`, the bundler for each
 * browser application. Logs to standard error: standard output belongs to the caller.
 * @param {readonly string[]=} names of `BUILDS`; all of them by default
 * @param {{ mayExceedSizes?: boolean }=} options `mayExceedSizes`: a page that is heavier than its limit is only named
 * @returns {Promise<boolean>} whether all builds are up to date
 */
export async function buildStale(names = BUILDS, { mayExceedSizes = false } = {}) {
  const common = await fingerprint(['package-lock.json', 'tsconfig.base.json', 'shared-kit']);
  const jobs = [
    {
      name: 'server',
      inputs: ['api', 'deployment'],
      outputs: ['api/dist', 'deployment/dist'],
      build: () => compile(SERVER_PROJECTS),
    },
    ...BROWSER_APPS.map((app) => ({ name: app, inputs: [app], outputs: [`${app}/dist`], build: () => bundle(app) })),
  ].filter(({ name }) => names.includes(name));
  /** @type {string[]} */
  const bundled = [];
  const results = await Promise.all(
    jobs.map(async ({ name, inputs, outputs, build }) => {
      const stamp = buildStamp(name);
      const current = common + (await fingerprint(inputs));
      const isThere = outputs.every((output) => existsSync(path.join(ROOT, output)));
      if (isThere && (await readFile(stamp, 'utf8').catch(() => '')) === current) return true;
      process.stderr.write(`Building ${name} …\n`);
      await rm(stamp, { force: true });
      if (!(await build())) return false;
      if (name !== 'server') bundled.push(name);
      await mkdir(path.dirname(stamp), { recursive: true });
      await writeFile(stamp, current);
      return true;
    }),
  );
  return results.every(Boolean) && ((await checkSizes(bundled)) || mayExceedSizes);
}

/**
 * Returns the file with the fingerprint of the sources of a build.
 * @param {string} name of `BUILDS`
 */
export function buildStamp(name) {
  return path.join(ROOT, '.cache', 'builds', name);
}

/**
 * Prints the page sizes of these applications. One that exceeds a limit counts as stale, so that the next command fails
 * too.
 * @param {readonly string[]} bundled
 * @returns {Promise<boolean>} whether every route is within its limit
 */
async function checkSizes(bundled) {
  if (bundled.length === 0) return true;
  if (!existsSync(path.join(ROOT, 'deployment/dist')) && !(await compile(['deployment']))) return false;
  const { reportPageSizes } = await import('../deployment/dist/release-store/page-sizes.js');
  const store = { root: path.resolve(ROOT, process.env.RELEASE_STORE?.trim() || '.releases') };
  const reports = await Promise.all(
    bundled.map(async (name) => {
      const app = APPS[name];
      if (!app) return true;
      const { lines, exceeded } = await reportPageSizes(store, app, path.join(ROOT, name));
      for (const line of [...lines, ...exceeded]) process.stderr.write(`${line}\n`);
      if (exceeded.length > 0) await rm(buildStamp(name), { force: true });
      return exceeded.length === 0;
    }),
  );
  return reports.every(Boolean);
}

/**
 * Generates the class name types of the style sheets, then compiles and checks types.
 * @param {readonly string[]} projects all of them by default
 * @returns {Promise<boolean>} whether there was no error
 */
export async function compile(projects = []) {
  // Imported here, since its packages are missing where there is nothing to compile.
  const { writeCssTypes } = await import('./write-css-types.mjs');
  const errors = await writeCssTypes();
  for (const error of errors) process.stderr.write(`${error}\n`);
  return (await run('tsc', ['-b', ...projects])) && errors.length === 0;
}

/** @param {string} app */
async function bundle(app) {
  // Imported here, since its packages are missing where there is nothing to build.
  const { findStaleTexts } = await import('./update-texts.mjs');
  const build = () => run('rspack', ['build'], { cwd: path.join(ROOT, app) });
  const stale = await findStaleTexts([app, 'shared-kit']).catch(async (error) => {
    // Unlike the extraction of texts, the bundler names the place of a syntax error.
    if (await build()) throw error;
  });
  for (const line of stale ?? []) process.stderr.write(`${line}\n`);
  return stale?.length === 0 && (await build());
}

/**
 * Runs a tool of `node_modules/.bin`; its output goes to standard error.
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions=} options
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(tool, args, options) {
  const bin = path.join(ROOT, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    const child = spawn(bin, args, {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      ...options,
    });
    child.once('error', (error) => {
      process.stderr.write(`${tool} does not start (${error.message}): run npm ci first\n`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Returns a hash of the names and contents of all source files in these files and folders.
 * @param {readonly string[]} places
 */
async function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of await sourceFiles(path.join(ROOT, place))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  return hash.digest('hex');
}

/**
 * @param {string} place file or folder
 * @returns {Promise<string[]>}
 */
async function sourceFiles(place) {
  if (path.extname(place)) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(
        ({ name }) =>
          !['node_modules', 'dist', '.cache', '.data', '.releases', 'compiled-texts'].includes(name) &&
          !/\.(tsbuildinfo|module\.css\.d\.ts)$/.test(name),
      )
      .map((entry) => {
        const child = path.join(place, entry.name);
        return entry.isDirectory() ? sourceFiles(child) : [child];
      }),
  );
  return lists.flat().sort();
}
