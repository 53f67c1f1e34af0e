import { sql, type Transaction } from 'kysely';
import {
  agencyToday,
  type LocaleCode,
  parseLocale,
  type SiteSettings,
  sumCents,
  taxOf,
  toCents,
} from 'shared-kit/domain';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { readBooking } from '../../bookings/read-booking.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import type { PaperBlock } from '../../platform/pdf/paper-content.ts';
import { insertDocument } from '../papers/insert-document.ts';
import { fact, factsPart, type PaperItem, paperOf, priceItems, rentalPart, sumsBlock } from '../papers/paper-parts.ts';
import { CHARGE_NAMES, PAPER_PARTS, PAPER_TEXT, PAPER_TITLES } from '../papers/paper-texts.ts';
import { type PaperWriter, paperWriter } from '../papers/paper-writer.ts';
import { readPaperSettings } from '../papers/read-paper-settings.ts';

/** Who is billed. */
export interface Buyer {
  readonly name: string;
  readonly address?: string;
  /** Such as `ICE 001234567000089`. */
  readonly numbers?: string;
}

interface Issue {
  readonly site: SiteSettings;
  readonly now: Date;
  /** Id of the account. */
  readonly createdBy: number;
}

interface Sums {
  readonly taxRate: number | undefined;
  readonly items: readonly PaperItem[];
}

/**
 * Issues the invoice of a booking: the lines of its price and the charges of its return, with the tax that they contain
 * (docs/rules.md#invoices). By default the customer is billed.
 * @returns its id
 * @throws ApiProblem 404, 409 `invoice_exists`
 */
export async function issueInvoice(
  transaction: Transaction<Schema>,
  {
    bookingId,
    buyer,
    locale,
  }: { readonly bookingId: number; readonly buyer?: Buyer | undefined; readonly locale?: LocaleCode | undefined },
  issue: Issue,
): Promise<number> {
  // Two colleagues issue one after the other.
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR NO KEY UPDATE`.execute(transaction);
  const found = await readPaperBooking(transaction, bookingId);
  const { rows: earlier } = await sql<{ number: string }>`
    SELECT number FROM invoices AS one WHERE booking_id = ${bookingId} AND kind = 'invoice'
      AND NOT EXISTS (SELECT FROM invoices WHERE credits = one.id)`.execute(transaction);
  const [first] = earlier;
  if (first) {
    const message = `The booking has the invoice ${first.number}. A credit note cancels it.`;
    throw new ApiProblem(409, { type: 'invoice_exists', number: first.number }, message);
  }
  const settings = await readPaperSettings(transaction);
  const writer = paperWriter(issue.site, locale ?? parseLocale(found.booking.locale) ?? 'en');
  const charges = await transaction
    .selectFrom('booking_charges')
    .select(['kind', 'label', 'quantity', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('dropped', '=', false)
    .orderBy('id')
    .execute();
  const items = [
    ...priceItems(writer, found),
    ...charges.map(({ kind, label, quantity, amount }) => ({
      label: kind === 'other' || kind === 'damage' ? writer.same(label) : writer.label(CHARGE_NAMES[kind]),
      quantity,
      amount,
    })),
  ];
  const billed = buyer ?? { name: found.booking.customerName };
  const sums = { taxRate: settings.taxRate, items };
  const id = await insertDocument(
    transaction,
    {
      kind: 'invoice',
      bookingId,
      locale: writer.codes[0] ?? 'en',
      // One that is credited may be followed by another.
      subject: `booking ${bookingId} ${await countInvoices(transaction, bookingId)}`,
      ...{ now: issue.now, createdBy: issue.createdBy, settings },
      compose: (head) =>
        paperOf(
          { ...head, title: writer.label(PAPER_TITLES.invoice) },
          [...buyerPart(writer, billed), ...rentalPart(writer, found, 'days'), ...sumsPart(writer, sums)],
          settings,
          writer,
        ),
    },
    issue.site,
  );
  await insertInvoice(transaction, { id, bookingId, kind: 'invoice', buyer: billed, sums }, issue);
  return id;
}

/**
 * Issues the credit note that negates an invoice.
 * @returns its id
 * @throws ApiProblem 404, 409 `invoice_credited`
 */
export async function issueCreditNote(
  transaction: Transaction<Schema>,
  { invoiceId, reason }: { readonly invoiceId: number; readonly reason: string },
  issue: Issue,
): Promise<number> {
  const { rows } = await sql<Credited>`
    SELECT invoices.id, invoices.number, invoices.booking_id AS "bookingId", buyer, tax_rate AS "taxRate", gross, documents.locale
    FROM invoices JOIN documents USING (id) JOIN bookings ON bookings.id = invoices.booking_id
    WHERE invoices.id = ${invoiceId} AND invoices.kind = 'invoice' FOR NO KEY UPDATE OF bookings`.execute(transaction);
  const [invoice] = rows;
  if (!invoice) throw noSuchEntity({ name: 'Invoices' });
  const again = await transaction
    .selectFrom('invoices')
    .select('number')
    .where('credits', '=', invoiceId)
    .executeTakeFirst();
  if (again)
    throw new ApiProblem(
      409,
      { type: 'invoice_credited', number: again.number },
      `The credit note ${again.number} cancels it already`,
    );
  const { bookingId, buyer, locale, number, gross } = invoice;
  const found = await readPaperBooking(transaction, bookingId);
  const settings = await readPaperSettings(transaction);
  const writer = paperWriter(issue.site, locale);
  const items = [
    { label: writer.label(PAPER_TITLES.invoice), detail: writer.same(number), quantity: 1, amount: -gross },
  ];
  const sums = { taxRate: invoice.taxRate ?? undefined, items };
  const id = await insertDocument(
    transaction,
    {
      ...{
        kind: 'credit_note',
        bookingId,
        locale,
        subject: String(invoiceId),
        now: issue.now,
        createdBy: issue.createdBy,
        settings,
      },
      compose: (head) =>
        paperOf(
          { ...head, title: writer.label(PAPER_TITLES.credit_note) },
          [
            ...buyerPart(writer, buyer, [
              ...fact(writer, PAPER_TEXT.ofInvoice, number),
              ...fact(writer, PAPER_TEXT.reason, reason),
            ]),
            ...rentalPart(writer, found, 'days'),
            ...sumsPart(writer, sums),
          ],
          settings,
          writer,
        ),
    },
    issue.site,
  );
  await insertInvoice(
    transaction,
    { id, bookingId, kind: 'credit_note', buyer, sums, credits: invoiceId, reason },
    issue,
  );
  return id;
}

interface Credited {
  readonly id: number;
  readonly number: string;
  readonly bookingId: number;
  readonly buyer: Buyer;
  readonly taxRate: number | null;
  readonly gross: number;
  readonly locale: LocaleCode;
}

async function insertInvoice(
  transaction: Transaction<Schema>,
  invoice: {
    readonly id: number;
    readonly bookingId: number;
    readonly kind: 'invoice' | 'credit_note';
    readonly buyer: Buyer;
    readonly sums: Sums;
    readonly credits?: number;
    readonly reason?: string;
  },
  { now, createdBy, site }: Issue,
): Promise<void> {
  const { gross, net, tax } = totalsOf(invoice.sums);
  const { number } = await transaction
    .selectFrom('documents')
    .select('number')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('invoices')
    .values({
      id: invoice.id,
      booking_id: invoice.bookingId,
      kind: invoice.kind,
      number,
      issued_on: agencyToday(now, site.timeZone),
      buyer: JSON.stringify(invoice.buyer),
      tax_rate: invoice.sums.taxRate ?? null,
      ...{ gross: gross / 100, net: net / 100, tax: tax / 100 },
      credits: invoice.credits ?? null,
      reason: invoice.reason ?? null,
      created_at: now.toISOString(),
      created_by: createdBy,
    })
    .execute();
}

/** Returns the sums of a document in cents: its tax is taken out once. */
function totalsOf({ taxRate = 0, items }: Sums) {
  const gross = sumCents(items.map(({ amount }) => toCents(amount)));
  const [taxed] = taxOf([{ amount: gross, rate: taxRate }]);
  return taxed ?? { gross: 0, net: 0, tax: 0 };
}

function sumsPart(writer: PaperWriter, sums: Sums): readonly PaperBlock[] {
  const { gross, net, tax } = totalsOf(sums);
  const { taxRate } = sums;
  const total = (label: PaperItem['label'], cents: number, strong = false) => ({ label, amount: cents / 100, strong });
  const totals =
    taxRate === undefined
      ? [total(writer.label(PAPER_TEXT.total), gross, true)]
      : [
          total(writer.label(PAPER_TEXT.net), net),
          total(
            writer.say(({ text }) => text(PAPER_TEXT.tax, { rate: String(taxRate) })),
            tax,
          ),
          total(writer.label(PAPER_TEXT.totalWithTax), gross, true),
        ];
  return [sumsBlock(writer, sums.items, totals)];
}

function buyerPart(writer: PaperWriter, { name, address, numbers }: Buyer, more: ReturnType<typeof fact> = []) {
  return factsPart(writer, PAPER_PARTS.buyer, [
    ...fact(writer, PAPER_TEXT.name, name),
    ...fact(writer, PAPER_TEXT.address, [address, numbers].filter(Boolean).join(' · ')),
    ...more,
  ]);
}

async function countInvoices(transaction: Transaction<Schema>, bookingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM invoices WHERE booking_id = ${bookingId}`.execute(transaction);
  return (rows[0]?.count ?? 0) + 1;
}

/** @throws ApiProblem 404 */
async function readPaperBooking(transaction: Transaction<Schema>, id: number) {
  const found = await readBooking(transaction, id);
  if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
  const { carId } = found.booking;
  const car = await transaction.selectFrom('cars').select('plate').where('car_id', '=', carId).executeTakeFirst();
  return { ...found, plate: car?.plate ?? undefined };
}
