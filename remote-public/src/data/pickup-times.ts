const FIRST_HOUR = 9;
const COUNT = 10;

/** Hourly, 09:00 to 18:00 (spec §9). */
export const PICKUP_TIMES: readonly string[] = Array.from(
  { length: COUNT },
  (_, index) => `${String(FIRST_HOUR + index).padStart(2, '0')}:00`,
);

/** `14:00` as `2:00 PM`. */
export function formatPickupTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour > 12 ? hour - 12 : hour}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
