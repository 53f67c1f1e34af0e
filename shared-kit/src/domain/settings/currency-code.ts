const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };
const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SIGNS).map(([code, sign]) => [sign, code])),
  DH: 'MAD',
  'د.م.': 'MAD',
};

/** Returns the ISO 4217 code of a currency sign or code; undefined for an unknown sign. */
export function currencyCode(sign: string): string | undefined {
  const name = sign.trim();
  return CODES[name] ?? (/^[A-Z]{3}$/.test(name) ? name : undefined);
}

/** Returns the sign of an ISO 4217 code if all languages write the same one, `€` for `EUR`; else the text itself. */
export function currencySign(codeOrSign: string): string {
  return SIGNS[codeOrSign] ?? codeOrSign;
}
