import { sql, type Transaction } from 'kysely';
import {
  agencyToday,
  type BookedChargeKind,
  type LocaleCode,
  parseLocale,
  type SiteSettings,
  sumCents,
  type TaxedPart,
  type TaxedSum,
  taxOf,
  toCents,
} from 'shared-kit/domain';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import type { PaperBlock } from '../../platform/pdf/paper-content.ts';
import { insertDocument } from '../papers/insert-document.ts';
import {
  chargeName,
  fact,
  factsPart,
  numberLines,
  type PaperItem,
  paperOf,
  priceItems,
  rentalPart,
  sumsBlock,
} from '../papers/paper-parts.ts';
import { PAPER_PARTS, PAPER_TEXT, PAPER_TITLES } from '../papers/paper-texts.ts';
import { type PaperWriter, paperWriter } from '../papers/paper-writer.ts';
import { readPaperBooking } from '../papers/read-paper-booking.ts';
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

interface TaxedItem extends PaperItem {
  /** In percent. */
  readonly rate: number | undefined;
}

/**
 * Issues the invoice of a booking: the lines of its price and the charges of its return, with the tax that they contain
 * (docs/rules.md#invoices), but for the price of a canceled one. By default the customer is billed.
 * @returns its id
 * @throws ApiProblem 404, 409 `invoice_exists`, `nothing_to_invoice`
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
  const rateOf = (part?: TaxedPart) => (part && settings.taxRates?.[part]) ?? settings.taxRate;
  const items = [
    ...(found.booking.status === 'canceled' ? [] : priceItems(writer, found)).map((item) => ({
      ...item,
      rate: rateOf(item.kind === 'extra' ? 'extras' : undefined),
    })),
    ...charges.map(({ kind, label, quantity, amount }) => ({
      label: chargeName(writer, kind, label) ?? writer.same(label),
      quantity,
      amount,
      rate: rateOf(partOf(kind)),
    })),
  ];
  if (items.length === 0) {
    const message = 'The booking is canceled, and nothing else was charged';
    throw new ApiProblem(409, { type: 'nothing_to_invoice' }, message);
  }
  const billed = buyer ?? { name: found.booking.customerName };
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
          [...buyerPart(writer, billed), ...rentalPart(writer, found, 'days'), ...sumsPart(writer, items)],
          settings,
          writer,
        ),
    },
    issue.site,
  );
  await insertInvoice(transaction, { id, bookingId, kind: 'invoice', buyer: billed, items }, issue);
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
    SELECT invoices.id, invoices.number, invoices.booking_id AS "bookingId", buyer, tax_rate AS "taxRate", gross, taxes, documents.locale
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
  const { bookingId, buyer, locale, number, gross, taxRate } = invoice;
  const found = await readPaperBooking(transaction, bookingId);
  const settings = await readPaperSettings(transaction);
  const writer = paperWriter(issue.site, locale);
  const items = (invoice.taxes ?? [{ rate: taxRate ?? undefined, gross }]).map((sum) => ({
    ...{ label: writer.label(PAPER_TITLES.invoice), detail: writer.same(number), quantity: 1 },
    ...{ amount: -sum.gross, rate: sum.rate },
  }));
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
            ...sumsPart(writer, items),
          ],
          settings,
          writer,
        ),
    },
    issue.site,
  );
  await insertInvoice(
    transaction,
    { id, bookingId, kind: 'credit_note', buyer, items, credits: invoiceId, reason },
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
  readonly taxes: readonly TaxedSum[] | null;
  readonly locale: LocaleCode;
}

async function insertInvoice(
  transaction: Transaction<Schema>,
  invoice: {
    readonly id: number;
    readonly bookingId: number;
    readonly kind: 'invoice' | 'credit_note';
    readonly buyer: Buyer;
    readonly items: readonly TaxedItem[];
    readonly credits?: number;
    readonly reason?: string;
  },
  { now, createdBy, site }: Issue,
): Promise<void> {
  const sums = sumsOf(invoice.items);
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
      tax_rate: sums.length === 1 && isTaxed(invoice.items) ? (sums[0]?.rate ?? null) : null,
      taxes: sums.length === 1 ? null : JSON.stringify(sums.map(inUnits)),
      ...{ gross: totalOf(sums, 'gross'), net: totalOf(sums, 'net'), tax: totalOf(sums, 'tax') },
      credits: invoice.credits ?? null,
      reason: invoice.reason ?? null,
      created_at: now.toISOString(),
      created_by: createdBy,
    })
    .execute();
}

/** Returns the sums of a document by rate, in cents: its tax is taken out once of each. */
const sumsOf = (items: readonly TaxedItem[]) =>
  taxOf(items.map(({ amount, rate = 0 }) => ({ amount: toCents(amount), rate })));

const inUnits = ({ rate, gross, net, tax }: TaxedSum): TaxedSum => ({
  ...{ rate, gross: gross / 100, net: net / 100, tax: tax / 100 },
});

/** A fine or a toll that is passed on may be taxed otherwise; the agency's own work is not. */
function partOf(kind: BookedChargeKind): TaxedPart | undefined {
  if (kind === 'damage') return 'damage';
  return kind === 'fine' || kind === 'toll' ? 'fines' : undefined;
}

/** Returns a total in currency units. */
const totalOf = (sums: readonly TaxedSum[], name: 'gross' | 'net' | 'tax') =>
  sumCents(sums.map((sum) => sum[name])) / 100;

/** Returns whether the owner has set a rate of any line. */
const isTaxed = (items: readonly TaxedItem[]) => items.some(({ rate }) => rate !== undefined);

/** Returns the table of a document; with several rates, each line names its own and each sum what it is of. */
function sumsPart(writer: PaperWriter, items: readonly TaxedItem[]): readonly PaperBlock[] {
  const sums = sumsOf(items);
  const gross = { amount: totalOf(sums, 'gross'), strong: true };
  if (!isTaxed(items)) return [sumsBlock(writer, items, [{ label: writer.label(PAPER_TEXT.total), ...gross }])];
  const isMixed = sums.length > 1;
  const named = items.map(({ rate = 0, detail, ...item }) => ({
    ...item,
    detail: writer.say(({ text }, index) =>
      [detail?.[index], text(PAPER_TEXT.rateOfLine, { rate: String(rate) })].filter(Boolean).join(' · '),
    ),
  }));
  const totals = [
    { label: writer.label(PAPER_TEXT.net), amount: totalOf(sums, 'net') },
    ...sums.map(inUnits).map((sum) => ({
      label: writer.say(({ text, amount }) => {
        const rate = String(sum.rate);
        return isMixed ? text(PAPER_TEXT.taxOn, { rate, amount: amount(sum.net) }) : text(PAPER_TEXT.tax, { rate });
      }),
      amount: sum.tax,
    })),
    { label: writer.label(PAPER_TEXT.totalWithTax), ...gross },
  ];
  return [sumsBlock(writer, isMixed ? named : items, totals)];
}

function buyerPart(writer: PaperWriter, { name, address, numbers }: Buyer, more: ReturnType<typeof fact> = []) {
  return factsPart(writer, PAPER_PARTS.buyer, [
    ...fact(writer, PAPER_TEXT.name, name),
    ...fact(writer, PAPER_TEXT.address, address?.replaceAll('\n', ', ')),
    ...fact(writer, PAPER_TEXT.numbers, numbers && numberLines(numbers)),
    ...more,
  ]);
}

async function countInvoices(transaction: Transaction<Schema>, bookingId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM invoices WHERE booking_id = ${bookingId}`.execute(transaction);
  return (rows[0]?.count ?? 0) + 1;
}
