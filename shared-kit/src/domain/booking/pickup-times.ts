import { isWithinOpeningHours, type OpeningHours } from '../settings/site-settings.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const FORM_STEP = 5;
const FIRST_SEARCH_HOUR = 9;
const SEARCH_HOURS = 10;

/** The pick-up times that the forms of a booking offer: every five minutes of a day, `00:00` to `23:55`. */
export const PICKUP_TIMES: readonly string[] = Array.from({ length: MINUTES_OF_A_DAY / FORM_STEP }, (_, index) =>
  timeOfMinute(index * FORM_STEP),
);

/**
 * Returns the times that the search offers: hourly, `09:00` to `18:00`, those within the opening hours
 * (docs/rules.md#pick-up-details).
 */
export function searchTimes(openingHours: OpeningHours): readonly string[] {
  return Array.from({ length: SEARCH_HOURS }, (_, index) => timeOfMinute((FIRST_SEARCH_HOUR + index) * 60)).filter(
    (time) => isWithinOpeningHours(time, openingHours),
  );
}

function timeOfMinute(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}
