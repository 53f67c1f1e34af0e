import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../e2e/find-chromium.mjs';
import { buildStale, compile, run } from './build-stale.mjs';
import { ROOT } from './root.mjs';

/**
 * Implements `npm run check`, `npm test` and `npm run watch` of the workspace in the working directory.
 * @type {Record<string, (rest: readonly string[]) => Promise<boolean>>}
 */
const COMMANDS = { check, test: (rest) => test(rest), watch: (rest) => test(['--watch', ...rest]) };

/** Jest projects of workspaces whose projects are not named after them. */
const PROJECTS = new Map([
  ['shared-kit', ['shared-kit', 'shared-kit-server']],
  ['api', ['api', 'api-embedded']],
]);
/** Workspaces whose tests start the built product. */
const NEED_BUILDS = ['api', 'deployment', 'e2e'];

const workspace = path.basename(process.cwd());
const [command = '', ...rest] = process.argv.slice(2);
process.exitCode = (await COMMANDS[command]?.(rest)) ? 0 : 1;

/** Checks types (also of imported workspaces), lint rules and import rules. */
async function check() {
  const projects = (await readdir(process.cwd())).filter((file) => /^tsconfig.*\.json$/.test(file));
  const results = await Promise.all([
    compile(projects.map((file) => path.join(workspace, file))),
    run('biome', ['ci', '--error-on-warnings', workspace]),
    run('depcruise', ['--config', '.dependency-cruiser.cjs', workspace]),
  ]);
  return results.every(Boolean);
}

/** @param {readonly string[]} rest arguments of Jest */
async function test(rest) {
  if (NEED_BUILDS.includes(workspace) && !(await buildStale())) return false;
  const chromium = workspace === 'e2e' ? await findChromium() : undefined;
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium.executable, ...chromium.env }) };
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const projects = PROJECTS.get(workspace) ?? [workspace];
  const child = spawn(process.execPath, [jest, ...rest, '--selectProjects', ...projects], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
