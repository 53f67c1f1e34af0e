import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { exitWithNpm } from './exit-with-npm.mjs';
import { ROOT } from './root.mjs';

await exitWithNpm();
if (await buildStale(undefined, { mayExceedSizes: true })) {
  const cluster = fork(path.join(ROOT, 'e2e/cluster/run-cluster.ts'), {
    execArgv: ['--import', pathToFileURL(path.join(ROOT, 'scripts/typescript-loader.mjs')).href],
    // On Ctrl-C a terminal tells its whole group to end at once, the database before the servers that use it.
    detached: true,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => cluster.kill('SIGTERM'));
  cluster.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.exitCode = 1;
}
