/** Returns the whole cents of an amount with at most two decimals. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
