const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000];
const MAX_LIMITS = 6;

/**
 * Returns the prices per day that the list can be limited to: round ones between the lowest and the highest, and the chosen
 * one.
 */
export function listPriceLimits(
  prices: { readonly lowest: number; readonly highest: number } | undefined,
  chosen: number | undefined,
): readonly number[] {
  const limits = prices ? between(prices.lowest, prices.highest) : [];
  return chosen === undefined || limits.includes(chosen) ? limits : [...limits, chosen].sort((a, b) => a - b);
}

function between(lowest: number, highest: number): readonly number[] {
  const step = STEPS.find((one) => (highest - lowest) / one <= MAX_LIMITS) ?? highest - lowest;
  const first = Math.ceil(lowest / step) * step;
  const count = Math.max(0, Math.ceil((highest - first) / step));
  return Array.from({ length: count }, (_, index) => first + index * step);
}
