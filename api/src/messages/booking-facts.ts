import {
  assumedCountries,
  type Booking,
  bookingPhase,
  type CalendarDay,
  countryNames,
  formatDayCount,
  joinWords,
  LOCALES,
  type LocaleCode,
  placeNameOf,
  type QuoteLine,
  reachedNumber,
  telephoneLink,
  whatsappLink,
} from 'shared-kit/domain';
import {
  BOOKING_STATES,
  hoursRemark,
  type LineReader,
  lineText,
  type Message,
  type NamedPickup,
  PICKUP_PLACE_TEXT,
  pickupFacts,
  pickupLine,
  STATUS_MESSAGES,
  termFacts,
} from 'shared-kit/messages';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import type { PresentedBooking } from './email-content.ts';
import { type Fact, type Inline, isolated, type Line, leftToRight } from './email-document.ts';
import type { EmailLanguage, LineValues } from './email-language.ts';
import { AGENCY_TEXT, FACT_TEXT } from './email-texts.ts';
import { renderLine } from './render-text.ts';

/** Returns the facts of a booking for the customer: car, state, days, time, place, note and prices, if it is not canceled. */
export function bookingFacts(presented: PresentedBooking, language: EmailLanguage): readonly Fact[] {
  const { booking, carName } = presented;
  const { line, label } = language;
  return [
    { label: label(FACT_TEXT.car), value: [[isolated(carName)]] },
    { label: label(FACT_TEXT.status), value: [line(BOOKING_STATES[booking.status].label)] },
    ...rentalFacts(presented, language, describeHours('customer', presented, language)),
    ...noteFact(label(FACT_TEXT.note), booking),
    ...(bookingPhase(booking.status) === 'canceled'
      ? []
      : [...priceFacts(booking, language), ...termsOf(booking, language)]),
  ];
}

/** Returns the facts of a booking for the agency: the customer with contact links, and the booking. */
export function agencyFacts(presented: PresentedBooking, language: EmailLanguage): readonly Fact[] {
  const { booking, carName } = presented;
  const { line, label } = language;
  const { customerName, customerEmail, driverLicense, locale } = booking;
  return [
    { label: label(AGENCY_TEXT.customer), value: [[isolated(customerName)]] },
    phoneFact(booking, language),
    {
      label: label(AGENCY_TEXT.email),
      value: [[{ href: `mailto:${customerEmail}`, content: [leftToRight(customerEmail)] }]],
    },
    { label: label(AGENCY_TEXT.license), value: [[leftToRight(driverLicense)]] },
    {
      label: label(AGENCY_TEXT.language),
      value: [locale ? [isolated(LOCALES[locale].name)] : line(AGENCY_TEXT.unknownLanguage)],
    },
    { label: label(FACT_TEXT.car), value: [[isolated(carName)]] },
    { label: label(FACT_TEXT.status), value: [line(STATUS_MESSAGES[booking.status])] },
    ...rentalFacts(
      presented,
      language,
      booking.pickupTime ? describeHours('staff', presented, language) : line(AGENCY_TEXT.noTime),
    ),
    ...noteFact(label(AGENCY_TEXT.note), booking),
    ...priceFacts(booking, language),
  ];
}

/** Returns facts that name their values before a change; a fact that was removed has no value any more. */
export function compareFacts(
  facts: readonly Fact[],
  before: readonly Fact[],
  language: EmailLanguage,
): readonly Fact[] {
  const text = ({ value }: Fact) => joinWords(value.map(renderLine), language.locale);
  const remark = (fact: Fact | undefined) =>
    language.line(FACT_TEXT.before, { value: fact ? isolated(text(fact)) : language.label(FACT_TEXT.none) });
  const compared = facts.map((fact) => {
    const earlier = before.find(({ label }) => label === fact.label);
    return earlier && text(earlier) === text(fact)
      ? fact
      : { ...fact, remarks: [...(fact.remarks ?? []), remark(earlier)] };
  });
  const removed = before
    .filter(({ label }) => !facts.some((fact) => fact.label === label))
    .map((fact) => ({ label: fact.label, value: [language.line(FACT_TEXT.none)], remarks: [remark(fact)] }));
  return [...compared, ...removed];
}

/** Returns day and time of the pick-up; the day alone without a time. */
export function pickupMoment({ pickupDate, pickupTime }: BookingWithRevision, language: EmailLanguage): Line {
  return momentOf(pickupDate, pickupTime, language);
}

/** Returns the place of the pick-up with its details in one line of plain text. */
export function pickupPlace({ booking, site }: PresentedBooking, { line, locale }: EmailLanguage): string {
  const format = (...message: Parameters<typeof line>) => renderLine(line(...message));
  return renderLine([isolated(pickupLine(withPlaceName(booking, locale), format, site.address))]);
}

/** Returns the place of the return in plain text; undefined for that of the pick-up. */
export function dropoffPlace(
  { booking, site }: PresentedBooking,
  { label, locale }: EmailLanguage,
): string | undefined {
  const { dropoffPlace: kind, lines } = booking;
  if (!kind) return undefined;
  const named = placeNameOf(lines, 'dropoff', locale);
  return named ?? (kind === 'agency' ? site.address : label(PICKUP_PLACE_TEXT[kind === 'airport' ? kind : 'address']));
}

/** Returns where the car comes back in plain text: where it was picked up if no other place was chosen. */
export function returnPlace(presented: PresentedBooking, language: EmailLanguage): string {
  const { flightNumber: _, ...booking } = presented.booking;
  return dropoffPlace(presented, language) ?? pickupPlace({ ...presented, booking }, language);
}

/** Returns a booking with the name of its pick-up's place, if the owner has set it up. */
export function withPlaceName(booking: BookingWithRevision, locale: LocaleCode): BookingWithRevision & NamedPickup {
  return { ...booking, placeName: placeNameOf(booking.lines, 'pickup', locale) };
}

function momentOf(date: CalendarDay, at: string | undefined, { line, day, time }: EmailLanguage): Line {
  return at ? line(FACT_TEXT.moment, { day: day(date), time: time(at) }) : [day(date)];
}

function rentalFacts(presented: PresentedBooking, language: EmailLanguage, hours: Line | undefined): readonly Fact[] {
  const { booking, site } = presented;
  const { line, label, locale } = language;
  const isCanceled = bookingPhase(booking.status) === 'canceled';
  const isAtAgency = (booking.pickupPlace ?? 'agency') === 'agency';
  const returned = dropoffPlace(presented, language);
  const map = { href: site.mapUrl, content: line(FACT_TEXT.directions) };
  return [
    {
      label: label(FACT_TEXT.pickup),
      value: [pickupMoment(booking, language)],
      ...(hours && !isCanceled && { remarks: [hours] }),
    },
    { label: label(FACT_TEXT.dropoff), value: [momentOf(booking.dropoffDate, booking.dropoffTime, language)] },
    ...pickupFacts(withPlaceName(booking, locale), label, site.address)
      .filter(({ kind }) => kind !== 'note')
      .map(({ kind, label, value }) => ({
        label,
        value: [[isolated(value)]],
        ...(kind === 'place' && isAtAgency && !isCanceled && { remarks: [[map]] }),
      })),
    ...(returned ? [{ label: label(FACT_TEXT.dropoffPlace), value: [[isolated(returned)]] }] : []),
  ];
}

function phoneFact(booking: Booking, { line, label, locale }: EmailLanguage): Fact {
  const number = reachedNumber(booking);
  const phone = {
    href: telephoneLink(number ?? booking.customerPhone),
    content: [leftToRight(booking.customerPhone)],
  };
  const countries = assumedCountries(booking.customerPhone, booking.locale);
  const remark = countries.length > 1 ? AGENCY_TEXT.phoneUndecided : AGENCY_TEXT.phoneAssumed;
  return {
    label: label(AGENCY_TEXT.phone),
    value: [
      [phone],
      ...(number ? [[{ href: whatsappLink({ whatsapp: number.slice(1) }), content: ['WhatsApp'] }]] : []),
    ],
    ...(countries.length > 0 && { remarks: [line(remark, { countries: countryNames(countries, locale) })] }),
  };
}

function noteFact(label: string, { note }: BookingWithRevision): readonly Fact[] {
  return note ? [{ label, value: note.split('\n').map((text) => [isolated(text)]) }] : [];
}

/** Returns the lines of the price, and the total. A price that is nothing but days reads as the price of a day. */
function priceFacts(booking: BookingWithRevision, language: EmailLanguage): readonly Fact[] {
  const { line, label, price, locale } = language;
  const { unitPrice, days, totalPrice, lines = [] } = booking;
  const rate = line(FACT_TEXT.rate, { price: isolated(price(unitPrice)), days: formatDayCount(days, locale) });
  return [
    {
      label: label(FACT_TEXT.price),
      value: isDaysAlone(booking) ? [rate] : lines.map((each) => priceLine(each, language)),
    },
    { label: label(FACT_TEXT.total), value: [[isolated(price(totalPrice))]], isTotal: true },
  ];
}

function isDaysAlone({ lines, unitPrice, totalPrice, days }: BookingWithRevision): boolean {
  const [first, ...others] = lines ?? [];
  if (!first) return true;
  const { kind, code, quantity, unitAmount, amount } = first;
  const isPlain = kind === 'rental' && code === undefined && quantity === days && unitAmount === unitPrice;
  return isPlain && others.length === 0 && amount === totalPrice;
}

function priceLine(quoted: QuoteLine, language: EmailLanguage): Line {
  const { price } = language;
  const { label, detail } = lineText<Line>(quoted, readerOf(language));
  const values = { label: [label].flat(), detail: [detail ?? []].flat(), amount: [isolated(price(quoted.amount))] };
  return nested(language)(detail ? FACT_TEXT.priceOfPieces : FACT_TEXT.priceOfOne, values);
}

/** Returns what holds for the rental: deposit, excess, fuel and others, those that were set when it was booked. */
function termsOf({ terms, days }: BookingWithRevision, language: EmailLanguage): readonly Fact[] {
  return termFacts<Line>(terms ?? {}, readerOf(language), days).map(({ label, value }) => ({
    label: renderLine([label].flat()),
    value: [[value].flat()],
  }));
}

/** Returns how the lines of an e-mail are made of a message and other lines. */
function nested({ line }: EmailLanguage) {
  return (message: Message, values?: Readonly<Record<string, Line | string | number>>) =>
    (line(message, values as LineValues) as readonly (Inline | Line)[]).flat() as Line;
}

function readerOf(language: EmailLanguage): LineReader<Line> {
  const { locale, price } = language;
  return { locale, format: nested(language), price: (amount) => [isolated(price(amount))] };
}

/** Returns what the opening hours mean for the pick-up, if anything. */
function describeHours(
  reader: 'customer' | 'staff',
  { booking: { pickupTime }, site }: PresentedBooking,
  { line, time }: EmailLanguage,
): Line | undefined {
  const remark = hoursRemark(reader, pickupTime, site.openingHours);
  if (!remark) return undefined;
  const times = Object.entries(remark.times).map(([name, each]) => [name, isolated(time(each))]);
  return line(remark.message, Object.fromEntries(times));
}
