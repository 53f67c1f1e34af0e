import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStale, compile } from './build-stale.mjs';
import { APPS, ROOT } from './root.mjs';

const [command, app = ''] = process.argv.slice(2);
const folder = Object.keys(APPS).find((name) => APPS[name] === app);
const isBuilding = command === 'publish' && !process.argv.some((argument) => /^--folder(=|$)/.test(argument));
const compiled = path.join(ROOT, 'deployment', 'dist', 'release.js');

process.env.RELEASE_STORE ||= path.join(ROOT, '.releases');
// `publish` first builds its own application only.
const isReady =
  (existsSync(compiled) || (await compile(['deployment']))) && (!isBuilding || !folder || (await buildStale([folder])));
if (isReady) await import('../deployment/dist/release.js');
else process.exitCode = 1;
