import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../e2e/find-chromium.mjs';
import { buildStale } from './build-stale.mjs';
import { ROOT } from './root.mjs';

const RESULTS = path.join(ROOT, '.cache', 'jest-results.json');
const WORKSPACES = ['shared-kit', 'host', 'remote-public', 'remote-admin', 'api', 'deployment', 'e2e', 'scripts'];

const CHECKS = [
  { name: 'types', check: () => run('tsc', ['-b']) },
  { name: 'lint and format', check: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'import rules', check: () => run('depcruise', ['--config', '.dependency-cruiser.cjs', ...WORKSPACES]) },
  { name: 'build', check: () => buildStale() },
];

const chromium = await findChromium();
if (!chromium) {
  process.stderr.write(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH.\n',
  );
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
for (const { name, check } of CHECKS) {
  const isFine = await check();
  process.stdout.write(`${isFine ? 'PASS' : 'FAIL'} ${name}\n`);
  total[isFine ? 'passed' : 'failed']++;
}

await mkdir(path.dirname(RESULTS), { recursive: true });
await rm(RESULTS, { force: true });
const isGreen = await run('jest', ['--json', `--outputFile=${RESULTS}`, ...process.argv.slice(2)], {
  CHROME_PATH: chromium.executable,
  ...chromium.env,
});
const results = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => 'null'));
total.passed += results?.numPassedTests ?? 0;
// A suite that does not even run, or a runner that ends without results, is a failure too.
total.failed += (results?.numFailedTests ?? 0) + (results?.numRuntimeErrorTestSuites ?? 1);
if (!isGreen && total.failed === 0) total.failed = 1;

process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(tool, args, env = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    const child = spawn(bin, args, {
      cwd: ROOT,
      // Jest writes its results to the file and again to standard output.
      stdio: ['ignore', tool === 'jest' ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
