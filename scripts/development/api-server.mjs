import { register } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

// Runs the compiled API, and its sources once the parent process reports a change. Process, packages and the open
// database are kept, because loading them takes longer than everything else.

/**
 * @typedef {import('../../api/src/accounts/manage-accounts.ts').FirstAdmin} FirstAdmin
 * @typedef {import('../../api/src/platform/database/open-database.ts').OpenedDatabase} OpenedDatabase
 */

/** Time limit for requests in flight, such as an export, before new ones are accepted. */
const STOP_TIMEOUT_MS = 5_000;

const EXIT_DELAY_MS = 50;

/** Query of the URLs of the sources, changed so that they are imported again. */
let version = 0;
/** @type {OpenedDatabase | undefined} */
let opened;
/** @type {() => Promise<unknown>} */
let stopServer = async () => {};

let queue = start().then(
  () => register('./load-typescript.mjs', import.meta.url),
  (error) => {
    fail(error);
    // Leaves time for the message; open handles must not keep the process alive.
    setTimeout(() => process.exit(1), EXIT_DELAY_MS);
  },
);
process.on('message', (/** @type {{ isDatabaseChanged: boolean }} */ change) => {
  queue = queue.then(() => start(change)).catch(fail);
});
for (const event of ['SIGTERM', 'disconnect'])
  process.on(event, () => {
    queue = queue.then(stop).then(closeDatabase);
    void queue.then(() => process.exit(), fail);
  });
// On Ctrl-C the parent process stops this one after its own requests.
process.on('SIGINT', () => {});

/** Starts the server, in place of the running one. */
async function start({ isDatabaseChanged = false } = {}) {
  version++;
  // Stops the old server after the import, when the requests that the gateway had sent before it held new ones are
  // complete.
  const { startServer } = await importModule('start-server').finally(stop);
  if (isDatabaseChanged) await closeDatabase();
  /** @type {FirstAdmin | undefined} */
  let firstAdmin;
  let isListening = false;
  stopServer = await startServer(
    process.env,
    {
      onFirstAdmin(/** @type {FirstAdmin} */ admin) {
        firstAdmin = admin;
        if (isListening) process.send?.({ type: 'first-admin', firstAdmin });
      },
      onListening(/** @type {string} */ _address, /** @type {number} */ port) {
        isListening = true;
        process.send?.({ type: 'listening', port, ...(firstAdmin && { firstAdmin }) });
      },
      onFatal(/** @type {unknown} */ error) {
        throw error;
      },
    },
    openDatabase,
  );
}

async function stop() {
  const stopped = stopServer();
  stopServer = async () => {};
  await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}

/** @type {typeof import('../../api/src/platform/database/open-database.ts').openDatabase} */
async function openDatabase(settings) {
  opened ??= await (await importModule('platform/database/open-database')).openDatabase(settings);
  return { .../** @type {OpenedDatabase} */ (opened), close: async () => {} };
}

async function closeDatabase() {
  await opened?.close();
  opened = undefined;
}

/**
 * Imports a module of the API: compiled at the first start, which is faster, later from its current source. Logs a
 * failure with its stack.
 * @param {string} name
 */
function importModule(name) {
  const file = version === 1 ? `dist/${name}.js` : `src/${name}.ts?${version}`;
  return import(`../../api/${file}`).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    throw error;
  });
}

/** @param {Error} error */
function fail({ message }) {
  process.send?.({ type: 'failed', message: message.trim().split('\n')[0] });
}
