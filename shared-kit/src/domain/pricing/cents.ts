/** Returns the whole cents of an amount with at most two decimals. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns the sum of amounts in cents. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
