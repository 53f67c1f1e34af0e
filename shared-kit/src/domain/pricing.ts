/** Returns the whole cents of an amount with at most two decimals. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns the daily price times days, computed in cents, in currency units (docs/rules.md#price). */
export function totalPrice(pricePerDay: number, days: number): number {
  return (toCents(pricePerDay) * days) / 100;
}

/** Returns `€35`, `€1,240.50`: cents only where there are any. */
export function formatPrice(amount: number, currencySign: string): string {
  // Without Intl: its first use takes as long on a phone as rendering the rest of a list.
  const [units = '', fraction] = (toCents(amount) / 100).toFixed(2).split('.');
  const grouped = units.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return currencySign + grouped + (fraction === '00' ? '' : `.${fraction}`);
}
