import { sumCents } from '../pricing/cents.ts';

/** Amounts of a document at one rate, in cents. */
export interface TaxedSum {
  /** In percent. */
  readonly rate: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/**
 * Returns what tax the amounts of a document contain: once per rate, never per line, so that no cent is lost
 * (docs/rules.md#tax). Rounded half away from zero: a credit note is the exact negation of its invoice.
 * @param amounts with tax, in cents
 */
export function taxOf(amounts: readonly { readonly amount: number; readonly rate: number }[]): readonly TaxedSum[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const gross = sumCents(amounts.filter((one) => one.rate === rate).map(({ amount }) => amount));
    const tax = Math.sign(gross) * Math.round((Math.abs(gross) * rate) / (100 + rate));
    return { rate, gross, net: gross - tax, tax };
  });
}
