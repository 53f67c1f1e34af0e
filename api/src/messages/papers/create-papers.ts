import type { Transaction } from 'kysely';
import { earlierKilometers, type LocaleCode, type PaperKind, type SiteSettings } from 'shared-kit/domain';
import { readSignedLegs } from '../../handovers/read-signed-legs.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Papers } from '../../platform/pdf/papers.ts';
import { composeFineLetter, readPaperFine } from './compose-fine-letter.ts';
import { composeAgreement, composeReturnSheet } from './compose-handover-paper.ts';
import { composeReceipt } from './compose-receipt.ts';
import { insertDocument } from './insert-document.ts';
import type { PaperBooking } from './paper-parts.ts';
import { paperWriter } from './paper-writer.ts';
import { readPaperBooking } from './read-paper-booking.ts';
import { type FoundHandover, readPaperHandover } from './read-paper-handover.ts';
import { readPaperSettings } from './read-paper-settings.ts';

interface PapersOptions {
  readonly site: SiteSettings;
  readonly clock: () => Date;
}

interface DraftOptions {
  readonly bookingId: number;
  readonly locale: LocaleCode;
  readonly secondLocale?: LocaleCode | undefined;
  readonly createdBy: number;
}

/** Returns what writes the papers of hand-overs (docs/rules.md#papers). */
export function createPapers({ site, clock }: PapersOptions): Papers {
  return {
    async agreement(transaction, handoverId) {
      const handover = await readPaperHandover(transaction, handoverId);
      const booking = await readPaperBooking(transaction, handover.bookingId);
      const settings = await readPaperSettings(transaction);
      const { locale, secondLocale } = await languagesOf(transaction, handover);
      const writer = paperWriter(site, locale, secondLocale);
      const id = await insertDocument(
        transaction,
        {
          ...documentOf(handover, clock()),
          kind: 'agreement',
          locale,
          secondLocale,
          settings,
          compose: (head) => composeAgreement({ ...head, booking, settings, handover }, writer),
        },
        site,
      );
      await mailPaper(transaction, { id, kind: 'agreement', ...addressOf(booking) }, clock());
    },
    async returnSheet(transaction, handoverId) {
      const handover = await readPaperHandover(transaction, handoverId);
      const booking = await readPaperBooking(transaction, handover.bookingId);
      const settings = await readPaperSettings(transaction);
      const before = (await readSignedLegs(transaction, handover.bookingId)).filter((leg) => leg.id !== handoverId);
      const isOfCar = (leg: (typeof before)[number]) => leg.direction === 'pickup' && leg.carId === handover.carId;
      const pickup = before.findLast(isOfCar)?.values;
      const kilometersBefore = earlierKilometers(before);
      const charges = await transaction
        .selectFrom('booking_charges')
        .select(['kind', 'label', 'quantity', 'amount'])
        .where('handover_id', '=', handoverId)
        .where('dropped', '=', false)
        .orderBy('id')
        .execute();
      const { locale } = handover.signature;
      const writer = paperWriter(site, locale);
      const id = await insertDocument(
        transaction,
        {
          ...documentOf(handover, clock()),
          kind: 'return_sheet',
          locale,
          settings,
          compose: (head) =>
            composeReturnSheet({ ...head, booking, settings, handover, pickup, kilometersBefore, charges }, writer),
        },
        site,
      );
      await mailPaper(transaction, { id, kind: 'return_sheet', ...addressOf(booking) }, clock());
    },
    async fineLetter(transaction, fineId, createdBy) {
      const fine = await readPaperFine(transaction, fineId, site.timeZone);
      const booking = await readPaperBooking(transaction, fine.bookingId);
      const settings = await readPaperSettings(transaction);
      const { locale = 'en' } = booking.booking;
      const writer = paperWriter(site, locale);
      await insertDocument(
        transaction,
        {
          ...{ kind: 'fine_letter', bookingId: fine.bookingId, subject: `fine ${fineId} ${fine.letters + 1}` },
          ...{ locale, createdBy, now: clock(), settings },
          compose: (head) => composeFineLetter({ ...head, booking, settings, fine }, writer),
        },
        site,
      );
    },
    async receipt(transaction, paymentId, isMailed) {
      const written = transaction.selectFrom('documents').select('id').where('kind', '=', 'receipt');
      if (await written.where('subject', '=', paymentId).executeTakeFirst()) return;
      const payment = await transaction
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      const booking = await readPaperBooking(transaction, payment.booking_id);
      const settings = await readPaperSettings(transaction);
      const { locale = 'en' } = booking.booking;
      const writer = paperWriter(site, locale);
      const { tendered_amount, tendered_currency, ...values } = payment;
      const tendered = { tenderedAmount: tendered_amount, tenderedCurrency: tendered_currency };
      const id = await insertDocument(
        transaction,
        {
          kind: 'receipt',
          bookingId: payment.booking_id,
          subject: paymentId,
          locale,
          createdBy: payment.created_by ?? undefined,
          now: clock(),
          settings,
          compose: (head) =>
            composeReceipt({ ...head, booking, settings, payment: { ...values, ...tendered } }, writer),
        },
        site,
      );
      if (isMailed)
        await mailPaper(transaction, { id, kind: 'receipt', ...addressOf(booking), by_staff: true }, clock());
    },
  };
}

interface MailedPaper {
  readonly id: number;
  readonly kind: PaperKind;
  readonly booking_id: number;
  /** Empty: there is nobody to write to. */
  readonly recipient: string;
  readonly by_staff?: boolean;
}

/** Writes the e-mail that carries a paper. */
export async function mailPaper(database: Database, { id, ...email }: MailedPaper, now: Date): Promise<void> {
  if (email.recipient !== '') await enqueueEmails(database, now, [{ ...email, document_id: id }]);
}

const addressOf = ({ booking }: PaperBooking) => ({ booking_id: booking.id, recipient: booking.customerEmail });

/** Writes an agreement that is not signed, to be printed. @returns its id @throws ApiProblem 404 */
export async function draftAgreement(
  transaction: Transaction<Schema>,
  { bookingId, locale, secondLocale, createdBy }: DraftOptions,
  { site, clock }: PapersOptions,
): Promise<number> {
  const booking = await readPaperBooking(transaction, bookingId);
  const settings = await readPaperSettings(transaction);
  const writer = paperWriter(site, locale, secondLocale);
  const compose = (head: Parameters<Parameters<typeof insertDocument>[1]['compose']>[0]) =>
    composeAgreement({ ...head, booking, settings }, writer);
  const now = clock();
  const document = { kind: 'agreement' as const, bookingId, locale, secondLocale, createdBy, now, settings, compose };
  return await insertDocument(transaction, document, site);
}

function documentOf({ id, bookingId, accountId, signedAt, signature }: FoundHandover, now: Date) {
  const { strokes: _, ...signed } = signature;
  return { bookingId, subject: id, createdBy: accountId, now, signature: { ...signed, signedAt, account: accountId } };
}

/** Returns the languages of an agreement: of the sentence that was agreed to, and the other one of a draft in it. */
async function languagesOf(database: Database, { bookingId, signature: { locale } }: FoundHandover) {
  const draft = await database
    .selectFrom('documents')
    .select(['locale', 'second_locale'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'agreement')
    .where('subject', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const codes = [draft?.locale, draft?.second_locale];
  return {
    locale,
    secondLocale: codes.includes(locale) ? (codes.find((code) => code && code !== locale) ?? undefined) : undefined,
  };
}
