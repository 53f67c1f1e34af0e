import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findChromium } from '../e2e/find-chromium.mjs';
import { buildStale, compile, run } from './build-stale.mjs';
import { APPS, ROOT, WORKSPACES } from './root.mjs';
import { updateTexts } from './update-texts.mjs';

const RESULTS = path.join(ROOT, '.cache', 'jest-results.json');
/** Jest projects that start no server, database or browser. */
const QUICK = ['shared-kit', 'shared-kit-server', ...Object.keys(APPS)];
const SERVERS = ['api', 'api-embedded', 'deployment'];
/** For tests that wait for servers, databases and browsers, and leave the processors idle meanwhile. */
const MORE_WORKERS = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

const CHECKS = [
  { name: 'types', check: () => compile() },
  { name: 'texts', check: checkTexts },
  { name: 'lint and format', check: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  {
    name: 'import rules',
    check: () => run('depcruise', ['--config', '.dependency-cruiser.cjs', ...WORKSPACES, 'scripts']),
  },
];

async function checkTexts() {
  const problems = await updateTexts({ isCheck: true });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

const [first, ...rest] = process.argv.slice(2);
const isQuick = first === '--quick';
const jestArguments = isQuick ? rest : process.argv.slice(2);

const total = { passed: 0, failed: 0 };
await Promise.all(CHECKS.map(count));
await runTests(QUICK);
if (!isQuick) {
  const whole = await findChromium();
  const chromium = await findChromium({ prefersShell: true });
  if (!chromium || !whole) {
    process.stderr.write(
      'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH.\n',
    );
    process.exit(1);
  }
  // Each start of the product would repeat a build that failed, while other tests read its files.
  if (await count({ name: 'build', check: () => buildStale() })) {
    await runTests(SERVERS, {}, [MORE_WORKERS]);
    await runTests(['failures'], {}, ['--runInBand']);
    const executables = { CHROME_PATH: chromium.executable, WHOLE_CHROME_PATH: whole.executable };
    await runTests(['e2e'], { ...executables, ...chromium.env }, [MORE_WORKERS]);
  } else process.stdout.write('Not run without a build: tests of servers, failures and browsers\n');
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs a check, adds it to the total and returns whether it passed.
 * @param {{ name: string, check: () => Promise<boolean> }} check
 */
async function count({ name, check }) {
  const isFine = await check();
  process.stdout.write(`${isFine ? 'PASS' : 'FAIL'} ${name}\n`);
  total[isFine ? 'passed' : 'failed']++;
  return isFine;
}

/**
 * Runs the tests of some Jest projects and adds them to the total.
 * @param {readonly string[]} projects
 * @param {Record<string, string>} env
 * @param {readonly string[]} options of Jest
 */
async function runTests(projects, env = {}, options = []) {
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await rm(RESULTS, { force: true });
  const start = Date.now();
  const isGreen = await run(
    'jest',
    [
      ...options,
      '--json',
      `--outputFile=${RESULTS}`,
      // A test pattern may match files of one project only.
      ...(jestArguments.length > 0 ? ['--passWithNoTests'] : []),
      '--selectProjects',
      ...projects,
      '--',
      ...jestArguments,
    ],
    // Jest writes its results to the file and again to standard output.
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  const results = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => 'null'));
  // A suite that fails to load, or a runner that exits without results, also counts as a failure.
  const failed = (results?.numFailedTests ?? 0) + (results?.numRuntimeErrorTestSuites ?? 1);
  total.passed += results?.numPassedTests ?? 0;
  total.failed += failed === 0 && !isGreen ? 1 : failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stdout.write(`${isGreen ? 'PASS' : 'FAIL'} tests of ${projects.join(', ')} in ${seconds} s\n`);
}
