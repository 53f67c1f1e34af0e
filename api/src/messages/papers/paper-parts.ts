import {
  type AgencyTimeZone,
  addDays,
  agencyTime,
  agencyToday,
  type BookedChargeKind,
  type CalendarDay,
  daysBetween,
  FINE_CHARGE_KINDS,
  joinWords,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type QuoteLine,
  readDamageLabel,
  type SiteSettings,
  type StoredPaperSettings,
  splitClauses,
} from 'shared-kit/domain';
import { CHARGE_NAMES, DAMAGE_NAMES, lineText, type Message, termFacts, VIEW_NAMES } from 'shared-kit/messages';
import type { FoundBooking } from '../../bookings/read-booking.ts';
import type { PaperBlock, PaperContent, PaperFact, Texts } from '../../platform/pdf/paper-content.ts';
import { pickupPlace, returnPlace } from '../booking-facts.ts';
import { PAPER_PARTS, PAPER_TEXT } from './paper-texts.ts';
import { type PaperLanguage, type PaperWriter, plateText } from './paper-writer.ts';

/** A booking with what papers say of its car. */
export interface PaperBooking extends FoundBooking {
  readonly plate?: string | undefined;
  /** When the customer gave a car back and got another one. */
  readonly change?: {
    /** Of the present car. */
    readonly carSince: CalendarDay;
    /** By signed hand-overs and returns, in order. */
    readonly handed: readonly {
      readonly carId: string;
      readonly carName: string;
      readonly plate: string | null;
      readonly signedAt: string;
    }[];
  };
}

/** A priced line of a paper, in currency units. */
export interface PaperItem {
  /** Of a line of the price. */
  readonly kind?: QuoteLine['kind'];
  readonly label: Texts;
  readonly detail?: Texts;
  readonly quantity: number;
  readonly amount: number;
}

/** Characters that fit beside a label. */
const MAX_PIECE = 32;

interface PaperHead {
  readonly title: Texts;
  readonly number: string;
  readonly version: number;
  readonly isDraft?: boolean;
  readonly now: Date;
}

/** Returns a paper with what every paper has: title, number, day and seller. */
export function paperOf(
  { title, number, version, isDraft = false, now }: PaperHead,
  blocks: readonly PaperBlock[],
  settings: StoredPaperSettings,
  { say, codes, shown, site }: PaperWriter,
): PaperContent {
  const issuedAt = now.toISOString();
  const { day, time } = agencyTime(now, site.timeZone);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    languages: codes,
    shown,
    copy: say(({ text }) => text(PAPER_TEXT.copy, { languages: shown.map((code) => LOCALES[code].name).join(' + ') })),
    title,
    number,
    issued: say(({ moment, text }) => {
      if (isDraft) return text(PAPER_TEXT.draft, { moment: moment(issuedAt) });
      return version > 1 ? text(PAPER_TEXT.version, { moment: moment(issuedAt), version }) : moment(issuedAt);
    }),
    date: { year, month, day: date, hour, minute, second: 0 },
    seller: sellerOf(settings, site),
    blocks,
  };
}

function sellerOf(
  { sellerName, sellerAddress, sellerNumbers = [] }: StoredPaperSettings,
  { agencyName, address, phone, email }: SiteSettings,
): PaperContent['seller'] {
  return {
    name: sellerName ?? agencyName,
    lines: [
      ...(sellerAddress ?? address).split('\n'),
      `${phone} · ${email}`,
      ...(sellerNumbers.length > 0
        ? [sellerNumbers.map(({ label, value }) => inOnePiece(`${label} ${value}`)).join(' · ')]
        : []),
    ],
  };
}

/** Returns a number with its name, between which no line ends; a long one may still be broken. */
function inOnePiece(number: string): string {
  return number.length > MAX_PIECE ? number : number.replaceAll(' ', '\u00a0');
}

/** Returns the numbers of a buyer, written in one line or several, each on a line of its own. */
export function numberLines(numbers: string): string {
  return numbers
    .split(/[\n·,;،]/)
    .map((number) => inOnePiece(number.trim()))
    .filter(Boolean)
    .join('\n');
}

export function heading({ label }: PaperWriter, message: Message): PaperBlock {
  return { type: 'heading', text: label(message) };
}

/** Returns a fact; nothing without a value. */
export function fact({ label, same }: PaperWriter, name: Message, value: string | Texts | undefined): PaperFact[] {
  if (value === undefined || value === '') return [];
  return [{ label: label(name), value: typeof value === 'string' ? same(value) : value }];
}

/** Returns a part with a heading; nothing without facts. */
export function factsPart(writer: PaperWriter, name: Message, facts: readonly PaperFact[]): readonly PaperBlock[] {
  return facts.length === 0 ? [] : [heading(writer, name), { type: 'facts', facts }];
}

export function customerPart(writer: PaperWriter, { booking }: PaperBooking): readonly PaperBlock[] {
  const { customerName, customerPhone, customerEmail } = booking;
  return factsPart(writer, PAPER_PARTS.customer, [
    ...fact(writer, PAPER_TEXT.name, customerName),
    ...fact(writer, PAPER_TEXT.phone, customerPhone),
    ...fact(writer, PAPER_TEXT.email, customerEmail),
  ]);
}

/** Returns car, code, days and places of a rental; without places, each car that the customer had with its days. */
export function rentalPart(
  writer: PaperWriter,
  { change, ...found }: PaperBooking,
  detail: 'places' | 'days' = 'places',
): readonly PaperBlock[] {
  const { say, site } = writer;
  const { booking, carName } = found;
  const { confirmationCode, pickupTime, dropoffTime } = booking;
  const moment = (day: string, time: string | undefined) => say(({ date }) => date(day, time));
  const presented = { booking, carName, site };
  const cars = takenCars(found, detail === 'days' ? change : undefined, site.timeZone);
  const places =
    detail === 'places'
      ? [
          ...fact(
            writer,
            PAPER_TEXT.pickupPlace,
            say((language) => pickupPlace(presented, language)),
          ),
          ...fact(
            writer,
            PAPER_TEXT.dropoffPlace,
            say((language) => returnPlace(presented, language)),
          ),
        ]
      : [];
  const parts = cars.map((car, index) => {
    const isLast = index === cars.length - 1;
    const facts = [
      ...fact(writer, PAPER_TEXT.car, car.carName),
      ...fact(writer, PAPER_TEXT.plate, car.plate ? plateText(car.plate) : undefined),
      ...fact(writer, PAPER_TEXT.from, moment(car.from, index === 0 ? pickupTime : undefined)),
      ...fact(writer, PAPER_TEXT.to, moment(car.to, isLast ? dropoffTime : undefined)),
      ...(isLast ? [...places, ...fact(writer, PAPER_TEXT.booking, confirmationCode)] : []),
    ];
    return { type: 'facts', facts } as const;
  });
  return [heading(writer, PAPER_PARTS.rental), ...parts];
}

/** Returns the cars of a rental with the days of each: that of a change is the next one's (docs/rules.md#another-car-during-a-rental). */
function takenCars(
  { booking: { carId, pickupDate, dropoffDate }, carName, plate }: PaperBooking,
  { carSince = pickupDate, handed = [] }: Partial<PaperBooking['change']> = {},
  timeZone: AgencyTimeZone,
) {
  const cars = [
    ...handed.map((car) => ({ ...car, from: agencyToday(new Date(car.signedAt), timeZone) })),
    { carId, carName, plate, from: carSince },
  ]
    .sort((one, other) => daysBetween(other.from, one.from))
    .filter((car, index, all) => car.carId !== all[index - 1]?.carId);
  return cars.map((car, index) => {
    const from = index === 0 ? pickupDate : car.from;
    const next = cars[index + 1];
    const to = next ? addDays(next.from, -1) : dropoffDate;
    return { ...car, from, to: to > from ? to : from };
  });
}

/** Returns the lines of a booking's price. */
export function priceItems({ say, codes }: PaperWriter, { booking }: PaperBooking): readonly PaperItem[] {
  const { lines = [], days, unitPrice, totalPrice } = booking;
  const rental = {
    kind: 'rental',
    label: 'Rental',
    quantity: days,
    unitAmount: unitPrice,
    amount: totalPrice,
  } as const;
  return (lines.length > 0 ? lines : [rental]).map((line) => {
    const detail = say(({ reader }) => lineText<string>(line, reader).detail ?? '');
    return {
      kind: line.kind,
      label: say(({ reader }) => lineText<string>(line, reader).label),
      ...(detail.length === codes.length && detail[0] && { detail }),
      quantity: line.quantity,
      amount: line.amount,
    };
  });
}

/** Returns the name of a charge in all languages; undefined where staff wrote what it is. */
export function chargeName({ say, label }: PaperWriter, kind: BookedChargeKind, text: string): Texts | undefined {
  if (kind === 'other') return undefined;
  if (isFineCharge(kind)) return say((language) => namedCharge(language, kind, text));
  if (kind !== 'damage') return label(CHARGE_NAMES[kind]);
  const found = readDamageLabel(text);
  return (
    found &&
    say((language) => {
      const parts = [DAMAGE_NAMES[found.kind], VIEW_NAMES[found.view]].map(language.label);
      return namedCharge(language, kind, joinWords(parts, language.locale));
    })
  );
}

/** Returns the name of a charge with what it is for. */
export const namedCharge = ({ label, text }: PaperLanguage, kind: keyof typeof CHARGE_NAMES, details: string): string =>
  text(PAPER_TEXT.named, { name: label(CHARGE_NAMES[kind]), details });

/** Whose label is of the authority. */
const isFineCharge = (kind: BookedChargeKind) => FINE_CHARGE_KINDS.some((one) => one === kind);

/** Returns a table of lines with its totals. */
export function sumsBlock(
  { say, label }: PaperWriter,
  items: readonly PaperItem[],
  totals: readonly { readonly label: Texts; readonly amount: number; readonly strong?: boolean }[],
): PaperBlock {
  const amountOf = (amount: number) => say((language) => language.amount(amount))[0] ?? '';
  return {
    type: 'sums',
    headings: [PAPER_TEXT.description, PAPER_TEXT.quantity, PAPER_TEXT.amount].map(label),
    lines: items.map(({ detail, quantity, amount, ...item }) => ({
      label: item.label,
      ...(detail?.[0] && { detail: detail[0] }),
      quantity: String(quantity),
      amount: amountOf(amount),
    })),
    totals: totals.map((total) => ({ ...total, amount: amountOf(total.amount) })),
  };
}

/** Returns the terms that were agreed; nothing where none was set. */
export function termsPart(writer: PaperWriter, { booking }: PaperBooking): readonly PaperBlock[] {
  const { terms = {}, days } = booking;
  const read = ({ reader }: PaperLanguage) => termFacts<string>(terms, reader, days);
  const count = writer.say((language) => String(read(language).length))[0];
  const facts = Array.from({ length: Number(count) }, (_, index) => ({
    label: writer.say((language) => read(language)[index]?.label ?? ''),
    value: writer.say((language) => read(language)[index]?.value ?? ''),
  }));
  return factsPart(writer, PAPER_PARTS.terms, facts);
}

/** Returns the owner's clauses with their version; in another language where there are none in that of the paper. */
export function clausesPart(
  writer: PaperWriter,
  { clauses = {}, clausesVersion }: StoredPaperSettings,
): readonly PaperBlock[] {
  const versions = writer.codes.map((code) => {
    const language = [code, ...LOCALE_CODES].find((each) => clauses[each]?.trim()) as LocaleCode | undefined;
    return { language: language ?? code, clauses: splitClauses((language && clauses[language]) ?? '') };
  });
  const count = Math.max(...versions.map(({ clauses: { length } }) => length));
  if (count === 0) return [];
  return [
    {
      type: 'heading',
      text: writer.say(({ text }) => text(PAPER_PARTS.clausesVersion, { version: clausesVersion })),
    },
    {
      type: 'clauses',
      clauses: Array.from({ length: count }, (_, index) =>
        versions.map((version) => ({ language: version.language, text: version.clauses[index] ?? '' })),
      ),
    },
  ];
}
