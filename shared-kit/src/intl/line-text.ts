import { formatDayCount, KEPT_LINE_CODE, type LocaleCode, nameIn, type QuoteLine } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

export const LINE_TEXT = defineMessages({
  rental: { id: 'priceLine.rental', defaultMessage: 'Rental', description: 'Line of a price: the days of a rental' },
  timesDays: { id: 'priceLine.timesDays', defaultMessage: '{price} x {days}', description: 'x: multiplied by' },
  times: {
    id: 'priceLine.times',
    defaultMessage: '{price} x {count}',
    description: 'x: multiplied by; count: of pieces, such as child seats',
  },
  pickup: { id: 'priceLine.pickup', defaultMessage: 'Pick-up: {place}', description: 'Line of a price, without a fee' },
  delivery: {
    id: 'priceLine.delivery',
    defaultMessage: 'Delivery: {place}',
    description: 'Line of a price: the car is brought to the customer',
  },
  dropoff: {
    id: 'priceLine.dropoff',
    defaultMessage: 'Return: {place}',
    description: 'Line of a price, without a fee',
  },
  collection: {
    id: 'priceLine.collection',
    defaultMessage: 'Collection: {place}',
    description: 'Line of a price: the car is fetched from the customer',
  },
  pickupHours: {
    id: 'priceLine.pickupHours',
    defaultMessage: 'Pick-up outside opening hours: {place}',
    description: 'Line of a price',
  },
  dropoffHours: {
    id: 'priceLine.dropoffHours',
    defaultMessage: 'Return outside opening hours: {place}',
    description: 'Line of a price',
  },
  youngDriver: { id: 'priceLine.youngDriver', defaultMessage: 'Young driver', description: 'Line of a price' },
  kept: {
    id: 'priceLine.kept',
    defaultMessage: 'As agreed before',
    description: 'Line of a price: what a former agreement costs more or less',
  },
});

/** How a reader gets texts: formatted into strings, into nodes of React, or into pieces of an e-mail. */
export interface LineReader<Text> {
  readonly locale: LocaleCode;
  readonly format: (message: Message, values?: Readonly<Record<string, Text | string | number>>) => Text | string;
  /** Writes an amount in the currency of account. */
  readonly price: (amount: number) => Text | string;
}

/** A line of a price, in the language of the reader. Its amount stands beside it. */
export interface LineText<Text> {
  /** What the line is for: "Summer", "Delivery: Airport", "Child seat". */
  readonly label: Text | string;
  /** What the amount is made of, "€48 x 5 days"; absent where it is one piece. */
  readonly detail?: Text | string;
}

/** Returns how a line of a quote or a booking reads (docs/rules.md#price). */
export function lineText<Text>(line: QuoteLine, { locale, format, price }: LineReader<Text>): LineText<Text> {
  const { kind, code, quantity, unitAmount } = line;
  const name = nameIn({ ...line.names, en: line.label }, locale);
  if (kind === 'rental')
    return {
      label: code === undefined ? format(LINE_TEXT.rental) : name,
      detail: format(LINE_TEXT.timesDays, { price: price(unitAmount), days: formatDayCount(quantity, locale) }),
    };
  if (code === KEPT_LINE_CODE) return { label: format(LINE_TEXT.kept) };
  if (kind === 'extra' || kind === 'adjustment') {
    const pieces = { price: price(unitAmount), count: String(quantity) };
    return { label: name, ...(quantity > 1 && { detail: format(LINE_TEXT.times, pieces) }) };
  }
  return { label: format(labelOf(line), { place: name }) };
}

function labelOf({ kind, code, amount }: QuoteLine): Message {
  const isPickup = code === 'pickup';
  if (kind === 'young_driver') return LINE_TEXT.youngDriver;
  if (kind === 'hours') return isPickup ? LINE_TEXT.pickupHours : LINE_TEXT.dropoffHours;
  if (amount > 0) return isPickup ? LINE_TEXT.delivery : LINE_TEXT.collection;
  return isPickup ? LINE_TEXT.pickup : LINE_TEXT.dropoff;
}
