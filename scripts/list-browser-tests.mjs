import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, ROOT } from './root.mjs';

// Prints the browser tests of a remote, which its job runs, one file a line: those whose names begin with what its package.json
// says (`browserTests`). The remote that says nothing there has all others. The host's job runs every test.
const claims = Object.keys(APPS).flatMap((folder) => {
  const { application, browserTests } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return application.mount ? [{ app: application.name, browserTests }] : [];
});
const files = readdirSync(path.join(ROOT, 'e2e')).filter((file) => file.endsWith('.test.ts'));
for (const file of files) {
  const named = claims.find(({ browserTests }) => browserTests && file.split(/[-.]/)[0] === browserTests);
  const owner = named ?? claims.find(({ browserTests }) => !browserTests);
  if (owner?.app === process.argv[2]) process.stdout.write(`e2e/${file}\n`);
}
