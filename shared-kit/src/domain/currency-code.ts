const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', DH: 'MAD', 'د.م.': 'MAD' };

/** ISO 4217 code of a currency sign as an agency sets it; a sign that is a code already stays. Undefined for others. */
export function currencyCode(sign: string): string | undefined {
  const name = sign.trim();
  return CODES[name] ?? (/^[A-Z]{3}$/.test(name) ? name : undefined);
}
