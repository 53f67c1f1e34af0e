import { findDifferingCurrencies, findMissingMailServer, findMissingSiteUrl, readServerSettings } from '../settings.ts';
import type { FirstAdmin } from './api-process.ts';
import { type Development, type Product, startProduct } from './start-product.ts';

/**
 * Runs the product in a terminal: prints its addresses, and stops gracefully on Ctrl-C.
 * @param development see `startProduct`
 */
export async function runProduct(development?: Development): Promise<void> {
  let product: Product;
  try {
    product = await startProduct(
      process.env,
      (account) => process.stdout.write(`${describeAccount(account).join('\n')}\n`),
      development,
    );
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(greeting(product, development?.foreignApi));
  const warnings = [
    findMissingSiteUrl(process.env),
    findDifferingCurrencies(readServerSettings(process.env).site),
    // The mail server of an API that runs elsewhere is not known here.
    development?.foreignApi ? undefined : findMissingMailServer(process.env),
  ];
  for (const warning of warnings) if (warning) process.stderr.write(`${warning}\n`);

  const isAsked = new Promise<boolean>((resolve) => {
    const stop = () => resolve(true);
    // May come twice: npm forwards the Ctrl-C that this process also receives.
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    if (development?.signal.aborted) stop();
    development?.signal.addEventListener('abort', stop);
  });
  if (!(await Promise.race([isAsked, product.ended.then(() => false)]))) {
    process.stderr.write('The API exited unexpectedly; see its log above.\n');
    process.exitCode = 1;
  }
  await product.stop();
}

function greeting({ address, firstAdmin }: Product, foreignApi: string | undefined): string {
  const known = foreignApi ? [`  with an account of ${foreignApi}`] : describeKnownAccount(process.env);
  const signIn = firstAdmin ? describeAccount(firstAdmin) : known;
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
