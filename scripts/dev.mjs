import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort, isFree } from './development/find-free-port.mjs';
import { releaseChangedApps } from './development/release-changed-apps.mjs';
import { startChild } from './development/start-child.mjs';
import { exitWithNpm } from './exit-with-npm.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./development/release-changed-apps.mjs').AppName} AppName */

/** @type {[workspace: string, app: AppName][]} */
const APPS = [
  ['host', 'host'],
  ['remote-public', 'public'],
  ['remote-admin', 'admin'],
];
const FIRST_DEV_PORT = 3000;
const DEVELOPMENT = path.join(import.meta.dirname, 'development');

// npm runs a workspace's script in the workspace's folder; paths of data, releases and sources are relative to the root.
process.chdir(ROOT);
await exitWithNpm();

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, site: { type: 'string' } },
});
const unknown = asked.filter((workspace) => !APPS.some(([name]) => name === workspace));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown application ${unknown.join(', ')}: expected ${APPS.map(([name]) => name).join(', ')}\n`,
  );
  process.exit(1);
}
const failure = new AbortController();
if (options.site !== undefined) {
  await serveForSite(options.site);
  process.exit();
}
const hasReleases = existsSync(path.join(process.env.RELEASE_STORE?.trim() || '.releases', 'active.json'));
/** @param {[workspace: string, app: AppName]} entry */
const isDeveloped = ([workspace]) =>
  // Always the host: hot reload needs React's development build, and the page uses the host's copy of React.
  workspace === 'host' || asked.length === 0 || asked.includes(workspace) || !hasReleases;

const sitePort = await chooseSitePort();
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
  const others = APPS.filter((entry) => !isDeveloped(entry));
  // In the background, after the development servers are up.
  void devServers
    .then(() => releaseChangedApps(others))
    .catch((error) => process.stderr.write(`Failed to update the other applications: ${error.message}\n`));
  await runProduct({
    devServers,
    apiPort: await findFreePort(0),
    foreignApi: options.api,
    onApiChange: types.onApiChange,
    signal: failure.signal,
  });
}
process.exit();

/**
 * Serves one remote for use inside a deployed site, which loads it only in browsers of staff (docs/first-day.md).
 * @param {string} site URL
 */
async function serveForSite(site) {
  const [entry, ...others] = APPS.filter(([workspace, app]) => app !== 'host' && asked.includes(workspace));
  if (!entry || others.length > 0 || asked.length > 1 || !URL.canParse(site)) {
    process.stderr.write('Expected one remote and the address of a site: -w remote-public -- --site https://…\n');
    process.exit(1);
  }
  const { origin } = new URL(site);
  const [workspace, app] = entry;
  const port = await findFreePort(FIRST_DEV_PORT);
  const { child, ended } = startChild(path.join(DEVELOPMENT, 'dev-server.mjs'), {
    cwd: path.join(ROOT, workspace),
    env: { ...process.env, DEV_PORT: String(port), DEV_ORIGINS: origin, DEV_SITE: origin },
  });
  child.once('message', () =>
    process.stdout.write(
      `\nSigned in as staff, open ${origin}/?preview=${app}@http://localhost:${port}\nThe site must allow it: REMOTE_OVERRIDE=on. Ctrl-C ends it.\n`,
    ),
  );
  const isAsked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(undefined));
  });
  await Promise.race([isAsked, watchChild(`The development server of ${workspace}`, ended)]);
}

/** Returns the port in `PORT`, or the first free one from the default upwards. */
async function chooseSitePort() {
  const wanted = process.env.PORT?.trim();
  const port = Number(wanted || 8080);
  // The gateway rejects an invalid port.
  if (!(port >= 0 && port < 65_536)) return wanted;
  if (port === 0 || (await isFree(port))) return findFreePort(port);
  if (wanted) {
    process.stderr.write(`Port ${port} is already in use: stop what listens there, or choose another PORT\n`);
    process.exit(1);
  }
  const free = await findFreePort(port);
  process.stderr.write(`Port ${port} is already in use: the site is on ${free}\n`);
  return free;
}

/** Starts the process that compiles API and gateway and checks all types after every change. */
function startTypeCheck() {
  const { child, ended } = startChild(path.join(DEVELOPMENT, 'type-check.mjs'));
  void watchChild('The type check', ended);
  let apiCode = '';
  let restart = () => {};
  let last = '';
  const isBuilt = new Promise((resolve) =>
    child.on('message', (/** @type {import('./development/type-check.mjs').TypeCheckMessage} */ message) => {
      if ('apiCode' in message) {
        if (apiCode && apiCode !== message.apiCode) restart();
        apiCode = message.apiCode;
        resolve(true);
        return;
      }
      const texts = message.problems.map(({ text }) => text).join('\n');
      if (texts !== last) process.stderr.write(texts ? `${texts}\n` : 'No type errors any more\n');
      last = texts;
      showProblems(message.problems);
    }),
  );
  return {
    isBuilt,
    /** @param {() => void} listener */
    onApiChange: (listener) => {
      restart = listener;
    },
  };
}

/** @returns {Promise<Partial<Record<AppName, string>>>} the URLs of the servers, once they listen */
async function startDevServers() {
  const origins = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`].join();
  /** @type {Promise<[AppName, string]>[]} */
  const started = [];
  let next = FIRST_DEV_PORT;
  for (const [workspace, app] of APPS.filter(isDeveloped)) {
    const port = await findFreePort(next);
    if (port !== next) process.stderr.write(`Port ${next} is already in use: ${workspace} is served on ${port}\n`);
    next = port + 1;
    const { child, ended } = startChild(path.join(DEVELOPMENT, 'dev-server.mjs'), {
      cwd: path.join(ROOT, workspace),
      env: { ...process.env, DEV_PORT: String(port), DEV_ORIGINS: origins },
    });
    void watchChild(`The development server of ${workspace}`, ended);
    if (app === 'host') showProblems = (problems) => child.connected && child.send({ problems });
    started.push(new Promise((resolve) => child.once('message', () => resolve([app, `http://localhost:${port}/`]))));
  }
  return Object.fromEntries(await Promise.all(started));
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
