import { sql, type Transaction } from 'kysely';
import {
  convertTendered,
  isNotVoided,
  leftOfHold,
  type NewPayment,
  openHolds,
  PURPOSES_OF,
  refundable,
  toCents,
} from 'shared-kit/domain';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import type { FieldValues } from '../entities/entity-definition.ts';
import { insertEntities } from '../entities/write-entities.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { type DescribedProblem, type FieldProblems, invalid, noSuchEntity } from '../platform/http/problems.ts';
import { PAYMENTS } from './payments-table.ts';
import { readStoredPayments, type StoredPayment } from './read-payments.ts';

/** An equal payment within this time is pointed out. */
const SIMILAR_MS = 120_000;

interface Recording {
  /** The account; null for the gateway. */
  readonly account: number | null;
  readonly now: Date;
  /** Whether a person has seen that the same sum was just recorded. */
  readonly isConfirmed?: boolean;
}

/**
 * Records a payment, once: a repeated call changes nothing (docs/rules.md#payments). It locks the booking, so that two colleagues
 * see each other's payments.
 * @throws ApiProblem 404; 400 for an amount above what was received or is held; 409 `payment_similar`, or `payment_recorded` for
 *   another payment with this id
 */
export async function recordPayment(
  transaction: Transaction<Schema>,
  asked: NewPayment,
  { account, now, isConfirmed = false }: Recording,
): Promise<void> {
  await lockBooking(transaction, asked.bookingId);
  const earlier = await findEarlier(transaction, asked.id);
  const payments = await readStoredPayments(transaction, asked.bookingId);
  const inCents = payments.map((one) => ({ ...one, amount: toCents(one.amount) }));
  const holds = openHolds(inCents);
  const holdId = asked.holdId ?? earlier?.holdId ?? (isOfHold(asked) && holds.length === 1 ? holds[0]?.id : undefined);
  const payment: NewPayment = { ...asked, ...(holdId !== undefined && { holdId }) };
  if (earlier) {
    if (isSame(earlier, payment)) return;
    throw new ApiProblem(409, { type: 'payment_recorded' }, 'This payment was recorded already, with other values');
  }
  if (isOfHold(payment) && holdId === undefined)
    throw invalid({ holdId: { type: 'required', message: 'is required: which deposit is given back or kept' } });
  const left = {
    receipt: Number.POSITIVE_INFINITY,
    hold: Number.POSITIVE_INFINITY,
    refund: refundable(inCents, payment.purpose),
    release: leftOfHold(inCents, holdId ?? ''),
    capture: leftOfHold(inCents, holdId ?? ''),
  }[payment.type];
  if (toCents(payment.amount) > left) throw invalid({ amount: aboveMaximum(left / 100) });
  if (!isConfirmed) await refuseSimilar(transaction, payments, payment, now);
  await insertEntities(transaction, PAYMENTS, [payment as object as FieldValues], {
    created_at: now.toISOString(),
    created_by: account,
  });
}

/** Returns what the schema of a payment cannot express: which values belong together. */
export function findPaymentProblems(payment: Partial<NewPayment>, currencies: readonly string[]): FieldProblems {
  const { type, purpose, amount = 0, tenderedAmount, tenderedCurrency, rate } = payment;
  const problems: Record<string, DescribedProblem> = {};
  const purposes = type && PURPOSES_OF[type];
  if (purposes && purpose && !purposes.includes(purpose))
    problems.purpose = { type: 'not_one_of', values: purposes, message: `must be one of ${purposes.join(', ')}` };
  if (payment.holdId && type && !isOfHold({ type }))
    problems.holdId = { type: 'invalid', message: 'belongs to what is given back or kept of a deposit' };
  const tendered = { tenderedAmount, tenderedCurrency, rate };
  if (Object.values(tendered).every((value) => value === undefined)) return problems;
  for (const [name, value] of Object.entries(tendered))
    if (value === undefined) problems[name] = { type: 'required', message: 'is required with another currency' };
  if (tenderedCurrency !== undefined && !currencies.includes(tenderedCurrency))
    problems.tenderedCurrency = {
      type: 'not_one_of',
      values: currencies,
      message: `must be one of ${currencies.join(', ') || 'none: CASH_CURRENCIES is not set'}`,
    };
  if (tenderedAmount && rate && toCents(amount) !== convertTendered(toCents(tenderedAmount), rate))
    problems.amount = { type: 'invalid', message: 'must be the amount in the other currency times its rate' };
  return problems;
}

const isOfHold = ({ type }: Pick<NewPayment, 'type'>) => type === 'release' || type === 'capture';

const aboveMaximum = (maximum: number): DescribedProblem => ({
  type: 'too_large',
  maximum,
  message: `must be <= ${maximum}: what was received, or is held`,
});

/** @throws ApiProblem 404 */
export async function lockBooking(transaction: Transaction<Schema>, id: number): Promise<void> {
  const { rows } = await sql`
    SELECT FROM bookings WHERE id = ${id} AND kind = 'rental' FOR NO KEY UPDATE`.execute(transaction);
  if (rows.length === 0) throw noSuchEntity(BOOKINGS_ENTITY);
}

async function findEarlier(transaction: Transaction<Schema>, id: string): Promise<StoredPayment | undefined> {
  const found = await transaction.selectFrom('payments').select('booking_id').where('id', '=', id).executeTakeFirst();
  return found && (await readStoredPayments(transaction, found.booking_id)).find((one) => one.id === id);
}

const IDENTITY = [
  'bookingId',
  'purpose',
  'type',
  'method',
  'amount',
  'tenderedAmount',
  'tenderedCurrency',
  'rate',
  'holdId',
] as const;

function isSame(earlier: StoredPayment, payment: NewPayment): boolean {
  return IDENTITY.every((name) => earlier[name] === payment[name]);
}

/** @throws ApiProblem 409 `payment_similar` */
async function refuseSimilar(
  transaction: Transaction<Schema>,
  payments: readonly StoredPayment[],
  { type, purpose, amount }: NewPayment,
  now: Date,
): Promise<void> {
  const similar = payments.find(
    (one) =>
      one.type === type &&
      one.purpose === purpose &&
      one.amount === amount &&
      isNotVoided(one) &&
      now.getTime() - Date.parse(one.createdAt) < SIMILAR_MS,
  );
  if (!similar) return;
  const person = await transaction
    .selectFrom('staff_accounts')
    .select(['name', 'email'])
    .where('id', '=', similar.createdBy ?? 0)
    .executeTakeFirst();
  const colleague = person?.name || person?.email || '–';
  throw new ApiProblem(
    409,
    { type: 'payment_similar', colleague },
    `${colleague} has just recorded the same amount for this booking`,
  );
}
