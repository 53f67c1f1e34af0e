import { HANDOVER_FIELDS, LOCALES, type LocaleCode } from 'shared-kit/domain';
import {
  ACCESSORY_NAMES,
  FIELD_LABELS,
  labelOfField,
  type Message,
  PICKUP_PLACE_TEXT,
  STATUS_MESSAGES,
} from 'shared-kit/messages';
import { PAPER_PARTS, PAPER_TEXT, PAPER_TITLES, PAYMENT_METHODS_TEXT, PAYMENT_TEXT } from '../papers/paper-texts.ts';
import type { PaperLanguage } from '../papers/paper-writer.ts';
import { CUSTOMER_DATA_FIELDS, CUSTOMER_DATA_TEXT } from './texts.ts';

export type Part = Exclude<keyof typeof CUSTOMER_DATA_TEXT, 'title' | 'made' | 'none'>;
type Row = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, Message>>;

const ENTITIES: Readonly<Partial<Record<Part, string>>> = { customers: 'Customers', bookings: 'CarsBooking' };
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Fields of `data.json` alone: the purpose is part of a payment's type, and the subject says what an e-mail is. */
const OMITTED: Readonly<Partial<Record<Part, readonly string[]>>> = { payments: ['purpose'], emails: ['kind'] };

const AMOUNTS: readonly string[] = ['amount', 'unitPrice', 'totalPrice'];

/** Names of fields that no entity has. */
const LABELS: Messages = {
  ...CUSTOMER_DATA_FIELDS,
  at: PAPER_TEXT.time,
  changes: CUSTOMER_DATA_TEXT.changeRequests,
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
  ...namesOf('bookings.pickupPlace', PICKUP_PLACE_TEXT),
  ...namesOf('handovers.direction', { pickup: PAPER_PARTS.pickup, return: PAPER_PARTS.return }),
  ...namesOf('handovers.accessories', ACCESSORY_NAMES),
  ...namesOf('payments.method', PAYMENT_METHODS_TEXT),
  ...namesOf('papers.kind', PAPER_TITLES),
};

function namesOf(field: string, names: Messages): Messages {
  return Object.fromEntries(Object.entries(names).map(([value, name]) => [`${field}.${value}`, name]));
}

/** Returns a row of the data of a customer as names and values in the customer's language. */
export function describeRow(part: Part, row: Row, language: PaperLanguage): readonly (readonly [string, string])[] {
  return Object.entries(row)
    .filter(([name]) => !OMITTED[part]?.includes(name))
    .map(([name, value]) => [labelOf(part, name, language), describeValue(part, name, value, row, language)]);
}

function labelOf(part: Part, name: string, { label }: PaperLanguage): string {
  const message = OWN_LABELS[part]?.[name] ?? labelOfField(ENTITIES[part] ?? '', name) ?? LABELS[name];
  return message ? label(message) : name;
}

function describeValue(part: Part, name: string, value: unknown, row: Row, language: PaperLanguage): string {
  if (Array.isArray(value))
    return value
      .map((item) => describeValue(part, name, item, row, language))
      .join(value.some((item) => typeof item === 'object') ? '\n' : ', ');
  if (typeof value === 'object' && value !== null)
    return describeRow(part, name === 'values' ? inOrderOfFields(value as Row) : (value as Row), language)
      .map(([label, text]) => language.text(PAPER_TEXT.named, { name: label, details: text }))
      .join('\n');
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
