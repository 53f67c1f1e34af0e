import path from 'node:path';
import { buildStale } from './build-stale.mjs';
import { ROOT } from './root.mjs';

const args = process.argv.slice(2);
// What is published is always what the sources say now.
if (await buildStale()) {
  const { runReleaseCommand } = await import('../deployment/dist/run-release-command.js');
  const root = path.resolve(process.env.RELEASE_STORE?.trim() || path.join(ROOT, '.releases'));
  try {
    process.stdout.write(`${await runReleaseCommand({ root }, args)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
