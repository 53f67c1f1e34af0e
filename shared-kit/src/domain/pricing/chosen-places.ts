import { type CalendarDay, isoWeekday } from '../time/calendar-day.ts';
import type { Place } from './place-fields.ts';
import type { CarRates } from './price-rules.ts';

/** Where and when a car is handed over or taken back. */
export interface Stop {
  readonly direction: 'pickup' | 'dropoff';
  readonly day: CalendarDay;
  /** `HH:mm`; absent when it is arranged later. */
  readonly time?: string | undefined;
  readonly place: Place;
  /** Whether the booking names the place by its id: the line of the price then tells its name. */
  readonly isNamed: boolean;
}

/** A rental's places and times, as a booking has them. */
export interface ChosenStops {
  readonly pickupTime?: string | undefined;
  readonly pickupPlace?: string | undefined;
  readonly dropoffTime?: string | undefined;
  /** Absent for the place of the pick-up. */
  readonly dropoffPlace?: string | undefined;
}

/** Returns the place that a text names: the id of one, or the first one of a kind. Without a text, the agency. */
export function findPlace({ places }: Pick<CarRates, 'places'>, text: string = 'agency'): Place | undefined {
  return places.find(({ id, kind }) => String(id) === text || (kind === text && kind !== 'other'));
}

/** Returns whether a text is the id of a place that the owner has set up; the kinds are known without. */
export function isPlaceId(text: string | undefined): boolean {
  return text !== undefined && /^[1-9]\d*$/.test(text);
}

/** Returns the places of pick-up and return that the owner has set up. */
export function listStops(
  range: { readonly from: CalendarDay; readonly to: CalendarDay },
  { pickupTime, pickupPlace, dropoffTime, dropoffPlace }: ChosenStops,
  rates: Pick<CarRates, 'places'>,
): readonly Stop[] {
  const stops = [
    { direction: 'pickup', day: range.from, time: pickupTime, place: findPlace(rates, pickupPlace), text: pickupPlace },
    {
      direction: 'dropoff',
      day: range.to,
      time: dropoffTime,
      place: findPlace(rates, dropoffPlace ?? pickupPlace),
      text: dropoffPlace,
    },
  ] as const;
  return stops.flatMap(({ place, text, ...stop }) => (place ? [{ ...stop, place, isNamed: isPlaceId(text) }] : []));
}

/** Returns whether a place is open at a time, or without one at any time of the day. */
export function isOpen({ hours }: Place, day: CalendarDay, time: string | undefined): boolean {
  if (!hours?.length) return true;
  const ofDay = hours.filter(({ weekday }) => weekday === undefined || weekday === isoWeekday(day));
  return ofDay.some(({ from, to }) => time === undefined || (from <= time && time <= to));
}
