import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reservePort } from './development/reserve-port.mjs';
import { startChild } from './development/start-child.mjs';
import { updateNeighbours } from './development/update-neighbours.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { APPS, ROOT } from './root.mjs';

const FIRST_DEV_PORT = 3000;
const DEVELOPMENT = path.join(import.meta.dirname, 'development');

// npm starts a workspace's command in its folder; data, releases and sources are those of the checkout.
process.chdir(ROOT);
await endWithNpm();

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
  // Hot reload needs React's development build, and the one React of the page is the host's.
  (workspace) => workspace === 'host' || asked.length === 0 || asked.includes(workspace) || !hasReleases,
);

process.setSourceMapsEnabled(true);
const sitePort = await chooseSitePort();
process.env.PORT = String(sitePort);
process.env.HOST = '127.0.0.1';
// From Node 22 on the processes share what their code was compiled to.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache', 'node');

/** @type {(problems: unknown) => void} */
let showProblems = () => undefined;
const types = startTypeCheck();
const devServers = startDevServers();
if (await Promise.race([types.isBuilt, new Promise((resolve) => failure.signal.addEventListener('abort', resolve))])) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  const neighbours = Object.keys(APPS).filter((workspace) => !developed.includes(workspace));
  // Beside the running site: what is developed comes first.
  void devServers
    .then(() => updateNeighbours(neighbours))
    .catch((error) => process.stderr.write(`The neighbours were not updated: ${error.message}\n`));
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
 * Serves one remote for a deployed site, which loads it for the browsers of staff (docs/first-day.md).
 * @param {string} site address
 */
async function serveForSite(site) {
  const [workspace = '', ...others] = asked;
  const app = APPS[workspace];
  if (!app || app === 'host' || others.length > 0 || !URL.canParse(site)) {
    process.stderr.write('Expected one remote and the address of a site: -w remote-public -- --site https://…\n');
    process.exit(1);
  }
  const { origin } = new URL(site);
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

/** The port that PORT names, or the next free one from the default. */
async function chooseSitePort() {
  const wanted = process.env.PORT?.trim();
  const port = Number(wanted || 8080);
  // What is no port is refused by the gateway.
  if (!(port >= 0 && port < 65_536)) return wanted;
  const free = await findFreePort(port);
  if (free === port || port === 0) return free;
  if (wanted) {
    process.stderr.write(`PORT ${port} is already in use: stop the other program or set PORT to another number\n`);
    process.exit(1);
  }
  process.stderr.write(`Port ${port} is already in use: the site is on ${free}\n`);
  return free;
}

/** @param {number} from */
async function findFreePort(from) {
  const { port, release } = await reservePort(from);
  await release();
  return port;
}

/** Compiles API and gateway, and checks all types, whenever a source changes. */
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

/** Returns their addresses by application, when they listen. */
async function startDevServers() {
  const origins = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`, process.env.DEV_ORIGINS ?? []];
  const addresses = developed.map(async (workspace, index) => {
    const { child, ended } = startChild(path.join(DEVELOPMENT, 'dev-server.mjs'), {
      args: [String(FIRST_DEV_PORT + index)],
      cwd: path.join(ROOT, workspace),
      env: { ...process.env, DEV_ORIGINS: origins.flat().join() },
    });
    void watchChild(`The development server of ${workspace}`, ended);
    if (workspace === 'host') showProblems = (problems) => child.connected && child.send({ problems });
    const [{ port }] = await once(child, 'message');
    return [APPS[workspace], `http://localhost:${port}/`];
  });
  return Object.fromEntries(await Promise.all(addresses));
}

/**
 * Ends everything when a part of it has ended.
 * @param {string} name
 * @param {ReturnType<typeof startChild>['ended']} ended
 */
async function watchChild(name, ended) {
  const { code, signal, lines } = await ended;
  process.stderr.write([`${name} ended (${signal ?? `code ${code}`}). Its last lines:`, ...lines, ''].join('\n'));
  process.exitCode = 1;
  failure.abort();
}
