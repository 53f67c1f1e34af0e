import type { DevelopedApps } from '../gateway/active-releases.ts';
import type { FirstAdmin } from './api-process.ts';
import { findMissingSiteUrl } from './find-missing-site-url.ts';
import { type Product, startProduct } from './start-product.ts';

/** Starts the product for a person at a terminal: says where it is, and ends cleanly on Ctrl-C. */
export async function runProduct(developed: DevelopedApps = {}): Promise<void> {
  let product: Product;
  try {
    product = await startProduct(
      process.env,
      (account) => process.stdout.write(`${describeAccount(account).join('\n')}\n`),
      developed,
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
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  await product.ended;
  if (!isStopping) {
    process.stderr.write('The API ended unexpectedly; its last lines above say why.\n');
    process.exitCode = 1;
  }
  await stop();
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
