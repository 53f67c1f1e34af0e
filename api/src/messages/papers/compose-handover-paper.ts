import type {
  BookedChargeKind,
  DamageKind,
  DamageView,
  HandoverDirection,
  HandoverValues,
  LocaleCode,
  StoredPaperSettings,
  Stroke,
} from 'shared-kit/domain';
import { agencyToday, countKilometerDays, DAMAGE_VIEWS, FUEL_EIGHTHS, formatCount, joinWords } from 'shared-kit/domain';
import { ACCESSORY_NAMES, CHARGE_NAMES, DAMAGE_NAMES, termFacts, VIEW_NAMES } from 'shared-kit/messages';
import type { PaperBlock, PaperContent, PaperFact, Texts } from '../../platform/pdf/paper-content.ts';
import { pickupPlace, returnPlace } from '../booking-facts.ts';
import {
  chargeName,
  clausesPart,
  customerPart,
  fact,
  factsPart,
  heading,
  type PaperBooking,
  type PaperItem,
  paperOf,
  priceItems,
  rentalPart,
  sumsBlock,
  termsPart,
} from './paper-parts.ts';
import { PAPER_PARTS, PAPER_TEXT, PAPER_TITLES } from './paper-texts.ts';
import type { PaperWriter } from './paper-writer.ts';

export interface PaperSignature {
  readonly signerName: string;
  readonly strokes: readonly Stroke[];
  readonly sentence: string;
  readonly locale: LocaleCode;
  readonly place?: string;
}

export interface PaperDamage {
  readonly view: DamageView;
  readonly x: number;
  readonly y: number;
  readonly kind: DamageKind;
  readonly note?: string | null;
  /** Whether it was found in the hand-over of the paper. */
  readonly isNew: boolean;
}

export interface PaperHandover {
  readonly direction: HandoverDirection;
  readonly values: HandoverValues;
  /** ISO timestamp. */
  readonly signedAt: string;
  /** Name of the member of staff. */
  readonly signedBy: string;
  readonly signature: PaperSignature;
  /** What is known of the car, what was found last. */
  readonly damages: readonly PaperDamage[];
}

export interface PaperCharge {
  readonly kind: BookedChargeKind;
  readonly label: string;
  readonly quantity: number;
  readonly amount: number;
}

interface HandoverPaper {
  readonly number: string;
  readonly version: number;
  readonly now: Date;
  readonly booking: PaperBooking;
  readonly settings: StoredPaperSettings;
}

/** Returns a rental agreement: with the hand-over that was signed, or without one, to be signed by hand. */
export function composeAgreement(
  { booking, settings, ...head }: HandoverPaper & { readonly handover?: PaperHandover | undefined },
  writer: PaperWriter,
): PaperContent {
  const { handover, ...paper } = head;
  const items = priceItems(writer, booking);
  const total = { label: writer.label(PAPER_TEXT.total), amount: booking.booking.totalPrice, strong: true };
  return paperOf(
    { ...paper, title: writer.label(PAPER_TITLES.agreement), isDraft: !handover },
    [
      ...customerPart(writer, booking),
      ...driverPart(writer, { licenseNumber: booking.booking.driverLicense, ...handover?.values }),
      ...rentalPart(writer, booking),
      heading(writer, PAPER_PARTS.price),
      sumsBlock(writer, items, [total]),
      ...termsPart(writer, booking),
      ...(handover ? [...readingsPart(writer, booking, handover), ...damagePart(writer, handover.damages)] : []),
      ...clausesPart(writer, settings),
      signaturesBlock(writer, booking, handover),
    ],
    settings,
    writer,
  );
}

/** Returns what came back, compared with the hand-over, and what is charged for it. */
export function composeReturnSheet(
  {
    booking,
    settings,
    handover,
    pickup,
    kilometersBefore,
    charges,
    ...head
  }: HandoverPaper & {
    readonly handover: PaperHandover;
    /** Of the same car; absent without a protocol. */
    readonly pickup: HandoverValues | undefined;
    /** With other cars. */
    readonly kilometersBefore: number;
    readonly charges: readonly PaperCharge[];
  },
  writer: PaperWriter,
): PaperContent {
  const items = chargeItems(writer, charges);
  const sum = charges.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  return paperOf(
    { ...head, title: writer.label(PAPER_TITLES.return_sheet) },
    [
      ...customerPart(writer, booking),
      ...rentalPart(writer, booking),
      ...readingsPart(writer, booking, handover, pickup, kilometersBefore),
      ...damagePart(writer, handover.damages),
      heading(writer, PAPER_PARTS.charges),
      items.length === 0
        ? { type: 'paragraph', text: writer.label(PAPER_TEXT.noCharges) }
        : sumsBlock(writer, items, [{ label: writer.label(PAPER_TEXT.total), amount: sum, strong: true }]),
      signaturesBlock(writer, booking, handover),
    ],
    settings,
    writer,
  );
}

/** Returns the lines of charges, in the words of staff where they may have named another thing than the proposal. */
export function chargeItems(writer: PaperWriter, charges: readonly PaperCharge[]): readonly PaperItem[] {
  return charges.map(({ kind, label, quantity, amount }) => {
    const name = chargeName(writer, kind, label);
    return {
      label: name ?? writer.label(CHARGE_NAMES[kind]),
      quantity,
      amount,
      ...(!name && { detail: writer.same(label) }),
    };
  });
}

function driverPart(writer: PaperWriter, values: HandoverValues): readonly PaperBlock[] {
  const { driverName, driverBirthDate, licenseNumber, licenseCountry, licenseExpiry, idNumber, idExpiry } = values;
  const date = (day: string | undefined) => day && writer.say((language) => language.date(day));
  return factsPart(writer, PAPER_PARTS.driver, [
    ...fact(writer, PAPER_TEXT.name, driverName),
    ...fact(writer, PAPER_TEXT.birthDate, date(driverBirthDate)),
    ...fact(writer, PAPER_TEXT.license, licenseNumber),
    ...fact(writer, PAPER_TEXT.validUntil, date(licenseExpiry)),
    ...fact(writer, PAPER_TEXT.licenseCountry, licenseCountry),
    ...fact(writer, PAPER_TEXT.idNumber, idNumber),
    ...fact(writer, PAPER_TEXT.validUntil, date(idExpiry)),
  ]);
}

function readingsPart(
  writer: PaperWriter,
  booking: PaperBooking,
  handover: PaperHandover,
  before?: HandoverValues,
  kilometersBefore = 0,
): readonly PaperBlock[] {
  const { say } = writer;
  const { direction, values, signedAt } = handover;
  const { kilometers, fuel, accessories = [], notes } = values;
  const count = (value: number) =>
    say(({ text, locale }) => text(PAPER_TEXT.km, { count: formatCount(value, locale) }));
  const compared = (now: readonly string[], former: readonly string[] | undefined) => {
    if (!former) return now;
    return say(({ text }, index) => text(PAPER_TEXT.before, { value: now[index] ?? '', before: former[index] ?? '' }));
  };
  const eighths = (value: number) => writer.same(`${value}/${FUEL_EIGHTHS}`);
  const facts: PaperFact[] = [
    ...fact(
      writer,
      PAPER_TEXT.time,
      say(({ moment }) => moment(signedAt)),
    ),
    ...(values.place ? fact(writer, PAPER_TEXT.place, placeTexts(writer, booking, handover)) : []),
    ...(kilometers === undefined
      ? []
      : fact(
          writer,
          PAPER_TEXT.kilometers,
          compared(count(kilometers), before?.kilometers === undefined ? undefined : count(before.kilometers)),
        )),
    ...(kilometers === undefined || before?.kilometers === undefined
      ? []
      : fact(writer, PAPER_TEXT.driven, count(Math.max(0, kilometers - before.kilometers)))),
    ...(kilometersBefore > 0 ? fact(writer, PAPER_TEXT.drivenBefore, count(kilometersBefore)) : []),
    ...includedFact(writer, booking, handover),
    ...(fuel === undefined
      ? []
      : fact(
          writer,
          PAPER_TEXT.fuel,
          compared(eighths(fuel), before?.fuel === undefined ? undefined : eighths(before.fuel)),
        )),
    ...(accessories.length === 0
      ? []
      : fact(
          writer,
          PAPER_TEXT.accessories,
          say(({ label, locale }) =>
            joinWords(
              accessories.map((code) => (code in ACCESSORY_NAMES ? label(ACCESSORY_NAMES[code as never]) : code)),
              locale,
            ),
          ),
        )),
    ...fact(writer, PAPER_TEXT.notes, notes),
  ];
  return factsPart(writer, PAPER_PARTS[direction], facts);
}

/** Returns the kilometers that the rental of a return includes, and what each further one costs; nothing without such terms. */
function includedFact(
  writer: PaperWriter,
  { booking }: PaperBooking,
  { direction, signedAt }: PaperHandover,
): readonly PaperFact[] {
  if (direction === 'pickup') return [];
  const { terms = {} } = booking;
  const days = countKilometerDays(booking, agencyToday(new Date(signedAt), writer.site.timeZone));
  const value = writer.say(({ reader }) => {
    const term = termFacts<string>(terms, reader, days).find(({ name }) => name === 'kmPerDay');
    return term?.value ?? '';
  });
  return value[0] ? fact(writer, PAPER_TEXT.included, value) : [];
}

/**
 * Returns the place of a hand-over in each language when it is that of the booking, in whichever language the console wrote it;
 * otherwise in the words of staff.
 */
function placeTexts(
  { say, same, site }: PaperWriter,
  { booking, carName }: PaperBooking,
  { direction, values: { place = '' } }: Pick<PaperHandover, 'direction' | 'values'>,
): Texts {
  const placeOf = direction === 'pickup' ? pickupPlace : returnPlace;
  const known = say((language) => placeOf({ booking, carName, site }, language));
  return known.some((text) => plain(text) === plain(place)) ? known : same(place);
}

/** Without the characters that isolate its parts. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the views of the car that have damage, and what each mark is. */
function damagePart(writer: PaperWriter, damages: readonly PaperDamage[]): readonly PaperBlock[] {
  if (damages.length === 0)
    return [heading(writer, PAPER_PARTS.damage), { type: 'paragraph', text: writer.label(PAPER_TEXT.noDamage) }];
  const numbered = damages.map((damage, index) => ({ ...damage, number: index + 1 }));
  const views = DAMAGE_VIEWS.filter((view) => damages.some((damage) => damage.view === view));
  return [
    heading(writer, PAPER_PARTS.damage),
    {
      type: 'marks',
      views: views.map((view) => ({
        view,
        label: writer.label(VIEW_NAMES[view]),
        marks: numbered
          .filter((damage) => damage.view === view)
          .map(({ number, x, y, isNew }) => ({ number, x, y, isNew })),
      })),
    },
    {
      type: 'facts',
      facts: numbered.map(({ number, view, kind, note, isNew }) => ({
        label: writer.say(({ label }) => `${number}. ${label(VIEW_NAMES[view])}`),
        value: writer.say(({ label, text, locale }) => {
          const damage = label(DAMAGE_NAMES[kind]);
          const name = isNew ? text(PAPER_TEXT.newMark, { damage }) : damage;
          // In the words of staff, once.
          return note && locale === writer.codes[0] ? `${name}\n${note}` : name;
        }),
      })),
    },
  ];
}

function signaturesBlock(writer: PaperWriter, booking: PaperBooking, handover: PaperHandover | undefined): PaperBlock {
  const { label, say } = writer;
  const byCustomer = { label: label(PAPER_TEXT.byCustomer) };
  const byAgency = { label: label(PAPER_TEXT.byAgency) };
  if (!handover) return { type: 'signatures', signers: [byCustomer, byAgency] };
  const { signature, signedAt, signedBy } = handover;
  const at = say(({ moment }) => moment(signedAt))[0] ?? '';
  return {
    type: 'signatures',
    // As it was shown, in the language in which it was agreed to.
    sentence: writer.same(signature.sentence),
    signers: [
      {
        ...byCustomer,
        name: signature.signerName,
        note: signature.place
          ? joinWords([at, placeTexts(writer, booking, handover)[0] ?? ''], writer.codes[0] ?? 'en')
          : at,
        strokes: signature.strokes,
      },
      { ...byAgency, name: signedBy },
    ],
  };
}
