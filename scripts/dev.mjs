import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStale } from './build-stale.mjs';
import { ROOT } from './root.mjs';

/**
 * Where each application's development server listens; the same numbers stand in its rspack.config.mjs.
 * @type {Partial<Record<string, { app: 'host' | 'public' | 'admin', port: number }>>}
 */
const APPS = {
  host: { app: 'host', port: 3000 },
  'remote-public': { app: 'public', port: 3001 },
  'remote-admin': { app: 'admin', port: 3002 },
};

const asked = process.argv.slice(2);
// Hot reload needs React's development build, and the one React of the page is the host's.
const workspaces = asked.length > 0 ? [...new Set(['host', ...asked])] : Object.keys(APPS);
const unknown = workspaces.filter((workspace) => !(workspace in APPS));
if (unknown.length > 0) {
  process.stderr.write(`Unknown application ${unknown.join(', ')}: expected ${Object.keys(APPS).join(', ')}\n`);
  process.exit(1);
}

// The others come from their builds, exactly as their teams released them.
if (!(await buildStale())) process.exit(1);

const servers = workspaces.map((workspace) =>
  spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js'), 'serve', '--mode', 'development'],
    {
      cwd: path.join(ROOT, workspace),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  ),
);
process.once('exit', () => {
  for (const server of servers) server.kill('SIGTERM');
});

/** @type {Partial<Record<'host' | 'public' | 'admin', string>>} */
const devServers = {};
for (const workspace of workspaces) {
  const server = APPS[workspace];
  if (!server) continue;
  const { app, port } = server;
  const baseUrl = `http://localhost:${port}/`;
  await untilAnswers(`${baseUrl}build.json`);
  devServers[app] = baseUrl;
}

const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
await runProduct(devServers);
process.exit();

/** @param {string} address */
async function untilAnswers(address) {
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  process.stderr.write(`${address} does not answer; the lines above say why\n`);
  process.exit(1);
}
