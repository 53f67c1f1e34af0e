/** `3 day(s)` (spec §9). */
export function rentalDuration(days: number): string {
  return `${days} day(s)`;
}
