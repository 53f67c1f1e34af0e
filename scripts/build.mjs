import { BUILDS, buildStale } from './build-stale.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BUILDS.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown build ${unknown.join(', ')}: expected ${BUILDS.join(', ')}\n`);
  process.exitCode = 1;
} else if (!(await buildStale(names.length > 0 ? names : BUILDS))) {
  process.exitCode = 1;
}
