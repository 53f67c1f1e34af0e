import { randomBytes } from 'node:crypto';
import type { LocaleCode } from 'shared-kit/domain';
import type { OnlinePaymentSettings } from '../../platform/services.ts';
import { cmiHash, hasCmiHash } from './cmi-hash.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** ISO 4217 numbers by code. */
const CURRENCIES: Readonly<Record<string, string>> = { MAD: '504', EUR: '978', USD: '840' };
const LOCALES: readonly LocaleCode[] = ['ar', 'en', 'fr'];
/**
 * An approval says both. The hash covers the values without their names, also in the form that the customer's browser gets: one
 * value alone could be brought about there, as a phone number `00`.
 */
const APPROVED = { ProcReturnCode: '00', Response: 'Approved' } as const;
/** How long the page waits for the card, in seconds; CMI takes 30 to 2700. */
const SESSION_S = 1_800;
/** Kept of a callback; the others are about the card and its holder. */
const FACTS = [
  'ProcReturnCode',
  'Response',
  'ErrMsg',
  'TransId',
  'AuthCode',
  'HostRefNum',
  'mdStatus',
  'EXTRA.TRXDATE',
];

/**
 * CMI, "3D Pay Hosting": the browser sends a form to CMI's page, CMI tells the callback, and debits the card when that is answered
 * `ACTION=POSTAUTH`. Until then the sum is only authorized.
 */
export function createCmiGateway({ clientId, storeKey, url }: OnlinePaymentSettings): PaymentGateway {
  return {
    name: 'CMI',
    capabilities: { currencies: Object.keys(CURRENCIES), locales: LOCALES },
    answers: { debit: 'ACTION=POSTAUTH', noted: 'APPROVED', refused: 'FAILURE' },
    start({ id, amount, currency, locale, customer, callbackUrl, returnUrl }) {
      const fields = {
        clientid: clientId,
        storetype: '3D_PAY_HOSTING',
        TranType: 'PreAuth',
        hashAlgorithm: 'ver3',
        encoding: 'UTF-8',
        oid: id,
        amount: writeAmount(amount),
        currency: CURRENCIES[currency] ?? '',
        lang: locale,
        rnd: randomBytes(15).toString('hex'),
        BillToName: customer.name,
        email: customer.email,
        tel: customer.phone,
        callbackUrl,
        CallbackResponse: 'true',
        okUrl: returnUrl,
        failUrl: returnUrl,
        shopurl: returnUrl,
        AutoRedirect: 'true',
        refreshtime: '5',
        sessiontimeout: String(SESSION_S),
      };
      return { url, fields: { ...fields, HASH: cmiHash(fields, storeKey) } };
    },
    verify(callback) {
      if (!hasCmiHash(callback, storeKey)) return undefined;
      const read = (name: string) => callback[name]?.trim() ?? '';
      return {
        orderId: read('oid'),
        amount: readAmount(read('amount')),
        currency: Object.keys(CURRENCIES).find((one) => CURRENCIES[one] === read('currency')),
        isApproved: Object.entries(APPROVED).every(([name, value]) => read(name) === value),
        code: read('ProcReturnCode') || read('Response'),
        transaction: read('TransId'),
        facts: Object.fromEntries(
          FACTS.filter((name) => callback[name]).map((name) => [name, read(name).slice(0, 200)]),
        ),
      };
    },
  };
}

/** @param cents whole ones @returns `1234.50` */
function writeAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns the cents of `1234.5`, without rounding; undefined for another text. */
function readAmount(text: string): number | undefined {
  const [, units, hundredths = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(hundredths.padEnd(2, '0'));
}
