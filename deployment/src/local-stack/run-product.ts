import { readFile } from 'node:fs/promises';
import type { DevServers } from '../gateway/served-releases.ts';
import { findMissingSiteUrl } from '../settings.ts';
import type { FirstAdmin } from './api-process.ts';
import { type Product, startProduct } from './start-product.ts';

const NPM_CHECK_INTERVAL_MS = 500;
/** Commands whose end stops the product; others may leave it running on purpose. */
const NPM_COMMANDS = ['start', 'dev'];

/** Runs the product in a terminal: prints its addresses, and stops gracefully on Ctrl-C. */
export async function runProduct(devServers: DevServers = {}): Promise<void> {
  // Before the start: npm may be gone by its end.
  const ancestors = await readAncestors();
  let product: Product;
  try {
    product = await startProduct(
      process.env,
      (account) => process.stdout.write(`${describeAccount(account).join('\n')}\n`),
      devServers,
    );
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(greeting(product));
  const warning = findMissingSiteUrl(process.env);
  if (warning) process.stderr.write(`${warning}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await product.stop();
  };
  // May come twice: npm forwards the Ctrl-C that this process also receives.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const stopWatching = onNpmGone(ancestors, stop);

  await product.ended;
  stopWatching();
  if (!isStopping) {
    process.stderr.write('The API exited unexpectedly; see its log above.\n');
    process.exitCode = 1;
  }
  await stop();
}

/**
 * Calls `stop` when the npm that runs this command is gone: killed, or ended by a signal that its shell did not forward.
 * @param ancestors result of `readAncestors` at the start of this process
 * @returns function that stops watching
 */
function onNpmGone(ancestors: string, stop: () => void): () => void {
  if (!NPM_COMMANDS.includes(process.env.npm_lifecycle_event ?? '')) return () => undefined;
  const timer = setInterval(async () => {
    if ((await readAncestors()) !== ancestors) stop();
  }, NPM_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Returns the process ids of parent and, on Linux, grandparent: npm runs a command through a shell. */
async function readAncestors(): Promise<string> {
  const parent = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '');
  const [, , grandparent = ''] = parent.slice(parent.lastIndexOf(')')).split(' ');
  return `${process.ppid} ${grandparent}`;
}

function greeting({ address, firstAdmin }: Product): string {
  const signIn = firstAdmin ? describeAccount(firstAdmin) : describeKnownAccount(process.env);
  return ['', `The site    ${address}`, `The console ${address}/admin`, ...signIn, '', 'Ctrl-C ends it.', ''].join(
    '\n',
  );
}

function describeAccount({ email, password }: FirstAdmin): string[] {
  return [`  e-mail    ${email}`, `  password  ${password}`, '  (made for this first start, and shown only now)'];
}

function describeKnownAccount({ ADMIN_EMAIL, ADMIN_PASSWORD }: NodeJS.ProcessEnv): string[] {
  if (ADMIN_EMAIL && ADMIN_PASSWORD)
    return [`  e-mail    ${ADMIN_EMAIL}`, '  password  as ADMIN_PASSWORD said at the first start'];
  return ['  with the account of the first start; a new password: npm run admin -- password E-MAIL'];
}
