import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseChangedApps } from './development/release-changed-apps.mjs';
import { reservePort } from './development/reserve-port.mjs';
import { startChild } from './development/start-child.mjs';
import { exitWithNpm } from './exit-with-npm.mjs';
import { APPS, ROOT } from './root.mjs';

const FIRST_DEV_PORT = 3000;
const DEVELOPMENT = path.join(import.meta.dirname, 'development');

// npm runs a workspace's script in the workspace's folder; paths of data, releases and sources are relative to the root.
process.chdir(ROOT);
await exitWithNpm();

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, site: { type: 'string' } },
});
const unknown = asked.filter((workspace) => !(workspace in APPS));
if (unknown.length > 0) {
  process.stderr.write(`Unknown application ${unknown.join(', ')}: expected ${Object.keys(APPS).join(', ')}\n`);
  process.exit(1);
}
const failure = new AbortController();
if (options.site !== undefined) {
  await serveForSite(options.site);
  process.exit();
}
const hasReleases = existsSync(path.join(process.env.RELEASE_STORE?.trim() || '.releases', 'active.json'));
const developed = Object.keys(APPS).filter(
  // Always the host: hot reload needs React's development build, and the page uses the host's copy of React.
  (workspace) => workspace === 'host' || asked.length === 0 || asked.includes(workspace) || !hasReleases,
);

process.setSourceMapsEnabled(true);
const { port: sitePort, release: releasePort } = await reserveSitePort();
process.env.PORT = String(sitePort);
process.env.HOST = '127.0.0.1';
// From Node 22 on, the processes share V8's compile cache.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache', 'node');

/** @type {(problems: unknown) => void} */
let showProblems = () => undefined;
const types = startTypeCheck();
const devServers = startDevServers();
if (await Promise.race([types.isBuilt, new Promise((resolve) => failure.signal.addEventListener('abort', resolve))])) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  const others = Object.keys(APPS).filter((workspace) => !developed.includes(workspace));
  await runProduct({
    devServers,
    apiPort: await findFreePort(),
    apiProgram: path.join(DEVELOPMENT, 'api-server.mjs'),
    releasePort,
    foreignApi: options.api,
    onApiChange: types.onApiChange,
    onListening: () => {
      types.check();
      releaseChangedApps(others).catch((error) =>
        process.stderr.write(`Failed to update the other applications: ${error.message}\n`),
      );
    },
    signal: failure.signal,
  });
}
process.exit();

/**
 * Serves one remote for use inside a deployed site, which loads it only in browsers of staff (docs/first-day.md).
 * @param {string} site URL
 */
async function serveForSite(site) {
  const [workspace = ''] = asked;
  if (asked.length !== 1 || workspace === 'host' || !URL.canParse(site)) {
    process.stderr.write('Expected one remote and the URL of a site: -w remote-NAME -- --site https://…\n');
    process.exit(1);
  }
  const { origin } = new URL(site);
  const { ended, port } = startDevServer(workspace, FIRST_DEV_PORT, { DEV_ORIGINS: origin, DEV_SITE: origin });
  void port.then((bound) =>
    process.stdout.write(
      `\nSigned in as staff, open ${origin}/?preview=${APPS[workspace]}@http://localhost:${bound}\nThe site must allow it: REMOTE_OVERRIDE=on. Ctrl-C ends it.\n`,
    ),
  );
  const isAsked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(undefined));
  });
  await Promise.race([isAsked, ended]);
}

/** Reserves the port in `PORT`, or the first free one from the default upwards. */
async function reserveSitePort() {
  const wanted = process.env.PORT?.trim();
  const port = Number(wanted || 8080);
  // An invalid port is rejected later, with the other settings.
  if (!(port >= 0 && port < 65_536)) return { port: wanted, release: async () => {} };
  const reserved = await reservePort(port);
  if (wanted && port !== 0 && reserved.port !== port) {
    process.stderr.write(`PORT ${port} is already in use: stop the other program or set PORT to another number\n`);
    process.exit(1);
  }
  if (port !== 0 && reserved.port !== port)
    process.stderr.write(`Port ${port} is already in use: the site is on ${reserved.port}\n`);
  return reserved;
}

async function findFreePort() {
  const { port, release } = await reservePort(0);
  await release();
  return port;
}

/**
 * Starts the process that compiles the gateway, checks all types after every change, and reports which code has
 * changed.
 */
function startTypeCheck() {
  const { child, ended } = startChild(path.join(DEVELOPMENT, 'type-check.mjs'));
  void watchChild('The type check', ended);
  /** @type {(isDatabaseChanged: boolean) => void} */
  let restart = () => {};
  let last = '';
  const isBuilt = new Promise((resolve) =>
    child.on('message', (/** @type {import('./development/type-check.mjs').TypeCheckMessage} */ message) => {
      if ('isBuilt' in message) return resolve(true);
      if ('isDatabaseChanged' in message) return restart(message.isDatabaseChanged);
      const texts = message.problems.map(({ text }) => text).join('\n');
      if (texts === last) return;
      last = texts;
      process.stderr.write(texts ? `${texts}\n` : 'No type errors any more\n');
      showProblems(message.problems);
    }),
  );
  return {
    isBuilt,
    check: () => child.connected && child.send({}),
    /** @param {(isDatabaseChanged: boolean) => void} listener */
    onApiChange: (listener) => {
      restart = listener;
    },
  };
}

/** Resolves with the URLs of the development servers by application, once they listen. */
async function startDevServers() {
  const origins = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`, process.env.DEV_ORIGINS ?? []];
  const addresses = developed.map(async (workspace, index) => {
    const { child, port } = startDevServer(workspace, FIRST_DEV_PORT + index, { DEV_ORIGINS: origins.flat().join() });
    if (workspace === 'host') showProblems = (problems) => child.connected && child.send({ problems });
    return [APPS[workspace], `http://localhost:${await port}/`];
  });
  return Object.fromEntries(await Promise.all(addresses));
}

/**
 * @param {string} workspace
 * @param {number} firstPort the server uses the first free port from here upwards
 * @param {NodeJS.ProcessEnv} env
 */
function startDevServer(workspace, firstPort, env) {
  const { child, ended } = startChild(path.join(DEVELOPMENT, 'dev-server.mjs'), {
    args: [String(firstPort)],
    cwd: path.join(ROOT, workspace),
    env: { ...process.env, ...env },
  });
  /** @type {Promise<number>} */
  const port = once(child, 'message').then(([message]) => message.port);
  return { child, port, ended: watchChild(`The development server of ${workspace}`, ended) };
}

/**
 * Logs the unexpected end of a child process and stops the whole start.
 * @param {string} name
 * @param {ReturnType<typeof startChild>['ended']} ended
 */
async function watchChild(name, ended) {
  const { code, signal, lines } = await ended;
  process.stderr.write([`${name} ended (${signal ?? `code ${code}`}). Its last lines:`, ...lines, ''].join('\n'));
  process.exitCode = 1;
  failure.abort();
}
