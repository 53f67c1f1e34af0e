/** Whole cents of an amount with at most two decimals. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Daily price times days, computed in cents and given back in currency units (spec §5). */
export function totalPrice(pricePerDay: number, days: number): number {
  return (toCents(pricePerDay) * days) / 100;
}

/** `€35`, `€1,240.50`: cents only where there are any. */
export function formatPrice(amount: number, currencySign: string): string {
  const whole = toCents(amount) % 100 === 0;
  return (
    currencySign + amount.toLocaleString('en-US', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 })
  );
}
