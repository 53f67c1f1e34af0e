import {
  addDays,
  type CalendarDay,
  type Car,
  type CarRates,
  type DateRange,
  type DayPrice,
  dayPrices,
  type Quote,
  quote,
} from 'shared-kit/domain';
import { useSearchedPickup } from '../../data/rental-search.ts';

/** What a car costs. */
export interface CarPrices {
  readonly quoteOf: (range: DateRange) => Quote;
  /** Price per day: of the dates, without dates of the first day that can be booked. */
  readonly perDay: (range: DateRange | undefined) => { readonly price: number; readonly isAverage: boolean };
  /** Price of a day; absent while all days have the price of the car. */
  readonly ofDay: ((day: CalendarDay, chosen?: DateRange) => DayPrice | undefined) | undefined;
  /** Returns the last day with the price of the first one; undefined when it does not change within a year. */
  readonly holdsUntil: () => CalendarDay | undefined;
}

/**
 * Returns the prices of a car.
 * @param rates the owner's rules; absent when there are none
 * @param firstDay on which a rental can begin
 */
export function useCarPrices({ price }: Car, rates: CarRates | undefined, firstDay: CalendarDay): CarPrices {
  const { time: pickupTime } = useSearchedPickup();
  const changes = rates?.seasons.some((season) => (season.price ?? season.percent) !== undefined);
  const ofDay = (day: CalendarDay, chosen: DateRange = { from: day, to: day }) =>
    rates && dayPrices(price, chosen, rates).find((each) => each.day === day);
  return {
    quoteOf: (range) => quote({ unitPrice: price, range, rates, pickupTime }),
    perDay(range) {
      const days = rates && dayPrices(price, range ?? { from: firstDay, to: firstDay }, rates);
      if (!days) return { price, isAverage: false };
      const total = days.reduce((sum, day) => sum + day.price, 0);
      const isAverage = days.some((day) => day.price !== days[0]?.price);
      return { price: total / days.length, isAverage };
    },
    ofDay: changes
      ? (day, chosen) => (chosen && chosen.from <= day && day <= chosen.to ? ofDay(day, chosen) : ofDay(day))
      : undefined,
    holdsUntil() {
      const first = ofDay(firstDay)?.price;
      for (let ahead = 1; changes && ahead <= DAYS_AHEAD; ahead += 1)
        if (ofDay(addDays(firstDay, ahead))?.price !== first) return addDays(firstDay, ahead - 1);
      return undefined;
    },
  };
}

const DAYS_AHEAD = 365;
