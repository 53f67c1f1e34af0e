import {
  type Booking,
  type BookingContent,
  type CarRates,
  type DateRange,
  findContactProblems,
  findPickupProblems,
  NO_CAR_RATES,
  normalizeContact,
  PICKUP_FIELD_NAMES,
  parseDateRange,
  type Quote,
  quote,
} from 'shared-kit/domain';
import { findChoiceChanges, readChoices, readPickup, withKindOfPlace } from '../../data/rental-choices.ts';
import { parsePrice } from '../../ui/parse-price.ts';
import { type BookingFormValues, editedBookingValues } from './booking-form-values.ts';

/** Returns the days of the rental; undefined while they are incomplete or reversed. */
export function rentalRange({ pickupDate, dropoffDate }: BookingFormValues): DateRange | undefined {
  return parseDateRange(pickupDate, dropoffDate);
}

/** Days and amounts of a rental. */
export type RentalSum = Pick<Quote, 'days' | 'unitPrice' | 'totalPrice' | 'lines'>;

/**
 * Returns days and amounts of the rental; undefined while days or price are missing or invalid.
 * @param listPrice the car's price per day, which applies when no other price is agreed
 */
export function rentalSum(
  values: BookingFormValues,
  listPrice: number | undefined,
  rates: CarRates = NO_CAR_RATES,
): RentalSum | undefined {
  const range = rentalRange(values);
  const agreed = parsePrice(values.agreedPrice);
  const unitPrice = agreed.status === 'price' ? agreed.cents / 100 : listPrice;
  if (!range || unitPrice === undefined || (agreed.status !== 'price' && agreed.status !== 'missing')) return undefined;
  const isAgreedPrice = unitPrice !== listPrice;
  return quote({ unitPrice, range, rates, isAgreedPrice, ...readPickup(values, rates.places), ...readChoices(values) });
}

/** Problems by field name, for `describeField` or as a message of the form. */
export type FormProblems = ReturnType<typeof findFormProblems>;

/**
 * Returns the problems of the values. Phone number or e-mail address is sufficient, and the license number is optional.
 */
export function findFormProblems(
  values: BookingFormValues,
  listPrice: number | undefined,
  { places }: Pick<CarRates, 'places'> = NO_CAR_RATES,
) {
  const contact = Object.entries(findContactProblems(values)).filter(
    ([name, { type }]) =>
      type !== 'required' || name === 'customerName' || (name === 'customerPhone' && !values.customerEmail.trim()),
  );
  const agreed = parsePrice(values.agreedPrice);
  const isOtherPrice = agreed.status === 'price' && agreed.cents / 100 !== listPrice;
  const { pickupDate, dropoffDate } = values;
  return {
    ...Object.fromEntries(contact),
    ...findPickupProblems(withKindOfPlace(values, places)),
    ...(!pickupDate && { pickupDate: REQUIRED }),
    ...(!dropoffDate && { dropoffDate: REQUIRED }),
    ...(pickupDate && dropoffDate && !rentalRange(values) && { dropoffDate: { type: 'reversed' } as const }),
    ...(!values.carId && { carId: REQUIRED }),
    ...(agreed.status !== 'price' && agreed.status !== 'missing' && { agreedPrice: agreed }),
    ...(isOtherPrice && !values.priceReason.trim() && { priceReason: REQUIRED }),
  };
}

const REQUIRED = { type: 'required' } as const;

/** Returns the content of a new booking from values without problems. */
export function readBookingContent(
  values: BookingFormValues,
  { days, unitPrice, totalPrice }: Pick<RentalSum, 'days' | 'unitPrice' | 'totalPrice'>,
  { places }: Pick<CarRates, 'places'> = NO_CAR_RATES,
): BookingContent {
  const range = rentalRange(values);
  if (!range) throw new TypeError('The days of the rental are missing');
  return {
    ...normalizeContact(values),
    ...readPickup(values, places),
    ...readChoices(values),
    ...(values.locale && { locale: values.locale }),
    carId: values.carId,
    pickupDate: range.from,
    dropoffDate: range.to,
    days,
    unitPrice,
    totalPrice,
  };
}

/** Returns the fields of a booking that the values change; '' clears one. */
export function findBookingChanges(
  booking: Booking,
  values: BookingFormValues,
  { unitPrice }: Pick<RentalSum, 'unitPrice'>,
  { places }: Pick<CarRates, 'places'> = NO_CAR_RATES,
): Partial<Booking> {
  const begin = editedBookingValues(booking);
  const toTexts = (one: BookingFormValues): Readonly<Record<string, string>> => ({
    ...normalizeContact(one),
    ...Object.fromEntries(PICKUP_FIELD_NAMES.map((name) => [name, name === 'pickupPlace' ? 'agency' : ''])),
    ...readPickup(one, places),
    carId: one.carId,
    pickupDate: one.pickupDate,
    dropoffDate: one.dropoffDate,
    locale: one.locale,
    priceReason: one.agreedPrice.trim() && one.priceReason.trim(),
  });
  const before = toTexts(begin);
  const after = toTexts(values);
  const changes = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return {
    ...Object.fromEntries(changes),
    ...findChoiceChanges(begin, values),
    ...(unitPrice !== booking.unitPrice && { unitPrice }),
  };
}

/** What the price of a rental depends on. */
export const PRICED_NAMES = [
  'carId',
  'pickupDate',
  'dropoffDate',
  'unitPrice',
  'pickupTime',
  'pickupPlace',
  'dropoffTime',
  'dropoffPlace',
  'extras',
  'youngDriver',
] as const satisfies readonly (keyof Booking)[];

/** Returns those of the changes that the price depends on, with the reason of an agreed price. */
export function pricedChanges(changes: Partial<Booking>): Partial<Booking> {
  const names: readonly string[] = PRICED_NAMES;
  const priced = Object.entries(changes).filter(([name]) => names.includes(name));
  const { priceReason } = changes;
  return priced.length === 0
    ? {}
    : { ...Object.fromEntries(priced), ...(priceReason !== undefined && { priceReason }) };
}
