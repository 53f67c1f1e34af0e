import {
  type BookedChargeKind,
  FUEL_EIGHTHS,
  HANDOVER_FIELDS,
  LOCALES,
  type LocaleCode,
  placeNameOf,
  type QuoteLine,
  type RentalTerms,
} from 'shared-kit/domain';
import {
  ACCESSORY_NAMES,
  FIELD_LABELS,
  labelOfField,
  lineText,
  type Message,
  PICKUP_PLACE_TEXT,
  STATUS_MESSAGES,
  termFacts,
} from 'shared-kit/messages';
import { FACT_TEXT } from '../email-texts.ts';
import { chargeName } from '../papers/paper-parts.ts';
import { PAPER_PARTS, PAPER_TEXT, PAPER_TITLES, PAYMENT_METHODS_TEXT, PAYMENT_TEXT } from '../papers/paper-texts.ts';
import { type PaperLanguage, type PaperWriter, plateText } from '../papers/paper-writer.ts';
import { CUSTOMER_DATA_FIELDS, CUSTOMER_DATA_TEXT } from './texts.ts';

export type Part = Exclude<keyof typeof CUSTOMER_DATA_TEXT, 'title' | 'made' | 'none'>;
type Row = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, Message>>;

const ENTITIES: Readonly<Partial<Record<Part, string>>> = { customers: 'Customers', bookings: 'CarsBooking' };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How the readable file tells the data. */
export interface DataReader {
  readonly language: PaperLanguage;
  /** Of the same language. */
  readonly writer: PaperWriter;
  /** The confirmation codes of the bookings, by their ids. */
  readonly codes: ReadonlyMap<unknown, unknown>;
}

/**
 * Fields of `data.json` alone: cars and bookings have names and codes, lines name the extras, a charge's label and a payment's type say
 * what it is, and the subject says what an e-mail is.
 */
const OMITTED: Readonly<Partial<Record<Part, readonly string[]>>> = {
  bookings: ['id', 'carId', 'extras'],
  changeRequests: ['extras'],
  charges: ['kind'],
  payments: ['purpose'],
  emails: ['kind'],
};

const AMOUNTS: readonly string[] = ['amount', 'unitPrice', 'totalPrice'];

/** Names of fields that no entity has. */
const LABELS: Messages = {
  ...CUSTOMER_DATA_FIELDS,
  at: PAPER_TEXT.time,
  changes: CUSTOMER_DATA_TEXT.changeRequests,
  carName: PAPER_TEXT.car,
  direction: FIELD_LABELS.kind,
  method: PAPER_TEXT.paidBy,
  label: PAPER_TEXT.description,
  quantity: PAPER_TEXT.quantity,
  expiresOn: PAPER_TEXT.validUntil,
  country: PAPER_TEXT.licenseCountry,
  address: PAPER_TEXT.address,
  numbers: PAPER_TEXT.numbers,
  driverName: PAPER_PARTS.driver,
  driverBirthDate: PAPER_TEXT.birthDate,
  licenseNumber: PAPER_TEXT.license,
  licenseCountry: PAPER_TEXT.licenseCountry,
  licenseExpiry: PAPER_TEXT.validUntil,
  idNumber: PAPER_TEXT.idNumber,
  idExpiry: PAPER_TEXT.validUntil,
  kilometers: PAPER_TEXT.kilometers,
  accessories: PAPER_TEXT.accessories,
  notes: PAPER_TEXT.notes,
  place: PAPER_TEXT.place,
};
/** Names of fields that mean something else than in other parts. */
const OWN_LABELS: Readonly<Partial<Record<Part, Messages>>> = {
  customers: { createdAt: CUSTOMER_DATA_FIELDS.enteredOn },
  payments: { type: FIELD_LABELS.kind },
};

/** Names of the values of fields of choices. */
const CHOICES: Messages = {
  ...namesOf('customers.kind', { person: CUSTOMER_DATA_FIELDS.person, company: CUSTOMER_DATA_FIELDS.company }),
  ...namesOf('documents.kind', { licence: PAPER_TEXT.license, id: PAPER_TEXT.idNumber }),
  ...namesOf('bookings.status', STATUS_MESSAGES),
  ...namesOf('handovers.direction', { pickup: PAPER_PARTS.pickup, return: PAPER_PARTS.return }),
  ...namesOf('handovers.accessories', ACCESSORY_NAMES),
  ...namesOf('payments.method', PAYMENT_METHODS_TEXT),
  ...namesOf('papers.kind', PAPER_TITLES),
};

function namesOf(field: string, names: Messages): Messages {
  return Object.fromEntries(Object.entries(names).map(([value, name]) => [`${field}.${value}`, name]));
}

type Telling = (value: unknown, row: Row, reader: DataReader) => string | undefined;

/** How values are told that are neither text, number nor choice, by the name of their field. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  bookingId: (value, _, { codes }) => codes.get(value) as string | undefined,
  plate: (value) => plateText(String(value)),
  lines: (value, _, { language }) => (value as readonly QuoteLine[]).map((line) => lineOf(line, language)).join('\n'),
  terms: (value, { days }, { language: { reader, text } }) =>
    termFacts<string>(value as RentalTerms, reader, days as number)
      .map((fact) => text(PAPER_TEXT.named, { name: fact.label, details: fact.value }))
      .join('\n'),
  pickupPlace: (value, row, { language }) =>
    placeOf(value, placeNameOf(linesOf(row), 'pickup', language.locale), language),
  dropoffPlace: (value, row, { language }) =>
    placeOf(value, placeNameOf(linesOf(row), 'dropoff', language.locale), language),
  fuel: (value) => `${value}/${FUEL_EIGHTHS}`,
  youngDriver: (value, _, { language }) => language.label(value ? CUSTOMER_DATA_FIELDS.yes : CUSTOMER_DATA_FIELDS.no),
  label: (value, { kind }, { writer }) => chargeName(writer, kind as BookedChargeKind, String(value))?.[0],
};

const linesOf = ({ lines }: Row) => lines as readonly QuoteLine[] | undefined;

function lineOf(line: QuoteLine, { reader, text, amount }: PaperLanguage): string {
  const { label, detail } = lineText<string>(line, reader);
  return text(detail ? FACT_TEXT.priceOfPieces : FACT_TEXT.priceOfOne, {
    ...{ label, amount: amount(line.amount) },
    ...(detail && { detail }),
  });
}

/** @param name of a place that the owner has set up */
function placeOf(value: unknown, name: string | undefined, { label }: PaperLanguage): string | undefined {
  const message = (PICKUP_PLACE_TEXT as Messages)[String(value)];
  return name ?? (message && label(message));
}

/** Returns a row of the data of a customer as names and values in the customer's language. */
export function describeRow(part: Part, row: Row, reader: DataReader): readonly (readonly [string, string])[] {
  return Object.entries(row)
    .filter(([name]) => !OMITTED[part]?.includes(name))
    .map(([name, value]) => [labelOf(part, name, reader.language), describeValue(part, name, value, row, reader)]);
}

function labelOf(part: Part, name: string, { label }: PaperLanguage): string {
  const message = OWN_LABELS[part]?.[name] ?? labelOfField(ENTITIES[part] ?? '', name) ?? LABELS[name];
  return message ? label(message) : name;
}

function describeValue(part: Part, name: string, value: unknown, row: Row, reader: DataReader): string {
  const { language } = reader;
  const told = TELLINGS[name]?.(value, row, reader);
  if (told !== undefined) return told;
  if (Array.isArray(value)) return value.map((item) => describeValue(part, name, item, row, reader)).join(', ');
  if (typeof value === 'object' && value !== null) {
    // What is asked for names places by the lines of its price.
    const values = name === 'values' ? inOrderOfFields(value as Row) : { ...value };
    return Object.entries(values)
      .filter(([each]) => !OMITTED[part]?.includes(each))
      .map(([each, one]) =>
        language.text(PAPER_TEXT.named, {
          name: labelOf(part, each, language),
          details: describeValue(part, each, one, { ...values, lines: row.lines }, reader),
        }),
      )
      .join('\n');
  }
  if (typeof value === 'number' && AMOUNTS.includes(name)) return language.amount(value);
  const text = String(value);
  const choice = CHOICES[`${part}.${name}.${text}`] ?? (part === 'payments' && name === 'type' && typeOfPayment(row));
  if (choice) return language.label(choice);
  if (name === 'locale') return LOCALES[text as LocaleCode]?.name ?? text;
  if (INSTANT.test(text)) return language.moment(text);
  return DAY.test(text) ? language.date(text) : text;
}

const typeOfPayment = ({ type, purpose }: Row) =>
  (PAYMENT_TEXT as Messages)[`${type}_${purpose}`] ?? (PAYMENT_TEXT as Messages)[String(type)];

/** Returns the values of a hand-over as its form has them: the day on which a document ends follows its number. */
function inOrderOfFields(values: Row): Row {
  const names = [...Object.keys(HANDOVER_FIELDS), ...Object.keys(values)].filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
