import { sql } from 'kysely';
import {
  type AgencyTimeZone,
  agencyInstant,
  type CalendarDay,
  type FineChargeKind,
  type FineKind,
  type StoredPaperSettings,
} from 'shared-kit/domain';
import { CHARGE_NAMES } from 'shared-kit/messages';
import { readSignedLegs } from '../../handovers/read-signed-legs.ts';
import type { Database } from '../../platform/database/database.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import type { PaperContent } from '../../platform/pdf/paper-content.ts';
import {
  customerPart,
  fact,
  factsPart,
  heading,
  namedCharge,
  type PaperBooking,
  paperOf,
  rentalPart,
  sumsBlock,
} from './paper-parts.ts';
import { FINE_LETTER_TEXT, PAPER_PARTS, PAPER_TEXT, PAPER_TITLES } from './paper-texts.ts';
import { type PaperWriter, plateText } from './paper-writer.ts';

/** What the letter says of a fine. */
export interface PaperFine {
  readonly kind: FineKind;
  readonly bookingId: number;
  readonly authority: string;
  readonly reference: string;
  readonly day: CalendarDay;
  readonly time: string;
  readonly amount: number;
  readonly deadline: CalendarDay | null;
  readonly carName: string;
  readonly plate: string | null;
  /** By the signed forms; null without one. */
  readonly handedOverAt: string | null;
  readonly returnedAt: string | null;
  readonly charges: readonly { readonly kind: FineChargeKind; readonly amount: number }[];
  /** Those that were written before. */
  readonly letters: number;
}

/** @throws ApiProblem 404 for a fine that is nobody's */
export async function readPaperFine(database: Database, id: number, zone: AgencyTimeZone): Promise<PaperFine> {
  const { rows } = await sql<Omit<PaperFine, 'handedOverAt' | 'returnedAt'> & { readonly carId: string }>`
    SELECT fines.kind, fines.booking_id AS "bookingId", authority, reference, occurred_on AS day, occurred_time AS time, amount,
      deadline, car_id AS "carId", cars.name AS "carName", cars.plate, coalesce((
        SELECT jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) ORDER BY id)
        FROM booking_charges WHERE fine_id = fines.id AND NOT dropped
      ), '[]') AS charges, (
        SELECT count(*)::int FROM documents WHERE kind = 'fine_letter' AND subject LIKE 'fine ' || fines.id || ' %'
      ) AS letters
    FROM fines JOIN cars USING (car_id) WHERE fines.id = ${id} AND fines.booking_id IS NOT NULL`.execute(database);
  const [fine] = rows;
  if (!fine) throw noSuchEntity({ name: 'Fines' });
  const { carId, ...facts } = fine;
  const forms = (await readSignedLegs(database, fine.bookingId)).filter((form) => form.carId === carId);
  const minute = agencyInstant(fine.day, fine.time, zone).toISOString();
  const pickup = forms.findLast(({ direction, signedAt }) => direction === 'pickup' && signedAt.slice(0, 16) <= minute);
  const back = pickup && forms.find(({ direction, signedAt }) => direction === 'return' && signedAt > pickup.signedAt);
  return { ...facts, handedOverAt: pickup?.signedAt ?? null, returnedAt: back?.signedAt ?? null };
}

interface Letter {
  readonly number: string;
  readonly version: number;
  readonly now: Date;
  readonly booking: PaperBooking;
  readonly fine: PaperFine;
  readonly settings: StoredPaperSettings;
}

/** Returns the letter to the customer who had the car: what came for it, how that is known, and what is charged. */
export function composeFineLetter({ booking, fine, settings, ...head }: Letter, writer: PaperWriter): PaperContent {
  const { label, say } = writer;
  const moment = (instant: string | null) => (instant ? say((language) => language.moment(instant)) : undefined);
  const { deadline, plate, charges } = fine;
  const total = charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const reference = `${fine.authority} ${fine.reference}`;
  return paperOf(
    { ...head, title: label(PAPER_TITLES.fine_letter) },
    [
      ...customerPart(writer, booking),
      { type: 'paragraph', text: label(FINE_LETTER_TEXT.opening) },
      ...factsPart(writer, FINE_LETTER_TEXT.about, [
        ...fact(writer, FINE_LETTER_TEXT.kind, label(CHARGE_NAMES[fine.kind])),
        ...fact(writer, FINE_LETTER_TEXT.authority, fine.authority),
        ...fact(writer, FINE_LETTER_TEXT.reference, fine.reference),
        ...fact(
          writer,
          FINE_LETTER_TEXT.when,
          say(({ date }) => date(fine.day, fine.time)),
        ),
        ...fact(writer, PAPER_TEXT.car, fine.carName),
        ...fact(writer, PAPER_TEXT.plate, plate ? plateText(plate) : undefined),
        ...fact(
          writer,
          PAPER_PARTS.amount,
          say(({ amount }) => amount(fine.amount)),
        ),
        ...fact(writer, FINE_LETTER_TEXT.deadline, deadline ? say(({ date }) => date(deadline)) : undefined),
        ...fact(writer, FINE_LETTER_TEXT.handedOver, moment(fine.handedOverAt)),
        ...fact(writer, FINE_LETTER_TEXT.returned, moment(fine.returnedAt)),
      ]),
      ...rentalPart(writer, booking, 'days'),
      ...(charges.length > 0
        ? ([
            heading(writer, PAPER_PARTS.amount),
            sumsBlock(
              writer,
              charges.map(({ kind, amount }) => ({
                label: say((language) => namedCharge(language, kind, reference)),
                ...{ quantity: 1, amount },
              })),
              [{ label: label(PAPER_TEXT.total), amount: total, strong: true }],
            ),
            { type: 'paragraph', text: label(FINE_LETTER_TEXT.charged) },
          ] as const)
        : []),
      { type: 'paragraph', text: label(FINE_LETTER_TEXT.closing) },
    ],
    settings,
    writer,
  );
}
