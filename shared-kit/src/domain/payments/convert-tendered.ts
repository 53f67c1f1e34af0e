const MILLION = 1_000_000n;

/**
 * Returns what an amount in another currency is in the currency of account, in cents, rounded half up.
 * @param tendered in cents of the other currency
 * @param rate with at most six decimals
 */
export function convertTendered(tendered: number, rate: number): number {
  const product = BigInt(tendered) * BigInt(Math.round(rate * 1_000_000));
  return Number((product + MILLION / 2n) / MILLION);
}
