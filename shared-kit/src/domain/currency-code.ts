const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', DH: 'MAD', 'د.م.': 'MAD' };

/** Returns the ISO 4217 code of a currency sign or code; undefined for an unknown sign. */
export function currencyCode(sign: string): string | undefined {
  const name = sign.trim();
  return CODES[name] ?? (/^[A-Z]{3}$/.test(name) ? name : undefined);
}
