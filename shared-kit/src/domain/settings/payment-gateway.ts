const CMI_URL = 'https://payment.cmi.co.ma/fim/est3Dgate';

/**
 * Returns the address of the payment page that browsers are sent to; undefined without `PAYMENT_GATEWAY`. The API sends them
 * there, and the site's pages allow a form to be sent there (docs/settings.md).
 * @throws Error with one line that names the setting
 */
export function readPaymentUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = env.PAYMENT_GATEWAY?.trim();
  if (!name) return undefined;
  if (name !== 'cmi') throw new Error(`PAYMENT_GATEWAY is "${name}": expected cmi`);
  const address = env.CMI_URL?.trim() || CMI_URL;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // Without TLS on this machine only, as for tests.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
  if (url && isSafe && !url.username && !/[;,'\s]/.test(address)) return url.href;
  throw new Error(`CMI_URL is "${address}": expected the https address of the payment page`);
}
