import {
  addDays,
  type CalendarDay,
  type Car,
  type CarRates,
  type DateRange,
  type DayPrice,
  dayPrices,
  nameIn,
  type Quote,
  quote,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useSearchedPickup } from '../../data/rental-search.ts';
import type { OfferedPrice } from '../../data/structured-data/describe-car.ts';
import type { RangeCalendarProps, ShownDayPrice } from '../../ui/range-calendar.tsx';
import { PICKER_TEXT } from '../../ui/texts.ts';

/** What a car costs. */
export interface CarPrices {
  /** The owner's rules; absent when there are none. */
  readonly rates: CarRates | undefined;
  readonly quoteOf: (range: DateRange) => Quote;
  /** Price per day: of the dates, without dates of the first day that can be booked. */
  readonly perDay: (range: DateRange | undefined) => { readonly price: number; readonly isAverage: boolean };
  /** What a day costs, for the calendar; absent while all days have the price of the car. */
  readonly ofDay: RangeCalendarProps['priceOf'];
  /** The chosen days that rules price, or else a day, with the last day on which this price can be booked. */
  readonly offered: (range: DateRange | undefined) => Omit<OfferedPrice, 'url'> & { readonly range?: DateRange };
}

/**
 * Returns the prices of a car.
 * @param rates the owner's rules; absent when there are none
 * @param firstDay on which a rental can begin
 */
export function useCarPrices({ price }: Car, rates: CarRates | undefined, firstDay: CalendarDay): CarPrices {
  const { time: pickupTime } = useSearchedPickup();
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const changes = rates?.seasons.some((season) => (season.price ?? season.percent) !== undefined);
  const ofDay = (day: CalendarDay, chosen: DateRange = { from: day, to: day }) =>
    rates && dayPrices(price, chosen, rates).find((each) => each.day === day);
  const describe = ({ price: amount, season }: DayPrice): ShownDayPrice => {
    const told = format.price(amount, site.currencySigns.storefront);
    const name = season && nameIn(season.names, locale);
    return {
      short: format.price(amount, '').trim(),
      long: name ? formatMessage(PICKER_TEXT.dayState, { day: name, state: told }) : told,
    };
  };
  const quoteOf = (range: DateRange) => quote({ unitPrice: price, range, rates, pickupTime });
  const perDay = (range: DateRange | undefined) => {
    const days = rates && dayPrices(price, range ?? { from: firstDay, to: firstDay }, rates);
    if (!days) return { price, isAverage: false };
    const total = days.reduce((sum, day) => sum + day.price, 0);
    const isAverage = days.some((day) => day.price !== days[0]?.price);
    return { price: total / days.length, isAverage };
  };
  /** Returns the last day with the price of the first one; undefined when it does not change within a year. */
  const lastDayAt = (first: number) => {
    for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1)
      if (ofDay(addDays(firstDay, ahead))?.price !== first) return addDays(firstDay, ahead - 1);
    return undefined;
  };
  return {
    rates,
    quoteOf,
    perDay,
    ofDay: changes
      ? (day, chosen) => {
          const isChosen = chosen && chosen.from <= day && day <= chosen.to;
          const found = isChosen ? ofDay(day, chosen) : ofDay(day);
          return found && describe(found);
        }
      : undefined,
    offered(range) {
      if (rates && range) {
        const { totalPrice, days } = quoteOf(range);
        return { price: totalPrice, days, validUntil: range.from, range };
      }
      const first = perDay(undefined).price;
      return { price: first, days: 1, validUntil: changes ? lastDayAt(first) : undefined };
    },
  };
}

const DAYS_AHEAD = 365;
