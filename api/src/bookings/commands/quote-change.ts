import type { Booking, QuoteLine } from 'shared-kit/domain';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { readLines } from '../read-lines.ts';
import { type PricePlan, planPrice } from './plan-price.ts';
import type { Adjustment, Repricing } from './price-options.ts';
import { selectStored } from './update-bookings.ts';

interface Amounts {
  readonly lines: readonly QuoteLine[];
  readonly totalPrice: number;
}

/** What a booking costs as it was booked, and what it would cost after a change. */
export interface ChangeQuotes extends Readonly<Record<Repricing, Amounts & PricePlan['amounts']>> {
  readonly booked: Amounts;
  /** What could be given back for days that the customer does not use, at the agreed rates. */
  readonly refundable: number;
}

/**
 * Returns what a change makes of the price of a booking, at the agreed rates and at those of today, without changing it
 * (docs/rules.md#changes-of-a-price).
 * @throws ApiProblem 404 for a missing booking
 */
export async function quoteChange(
  { database, site }: Services,
  id: number,
  values: Partial<Booking>,
  adjustments: readonly Adjustment[] | undefined,
): Promise<ChangeQuotes> {
  return await inTransaction(database, async (transaction) => {
    const before = await selectStored(transaction, [id]).executeTakeFirst();
    if (!before) throw noSuchEntity(BOOKINGS_ENTITY);
    const changed = { ...before, ...values };
    const planFor = (reprice: Repricing) =>
      planPrice(transaction, before, changed, { reprice, adjustments }, site.priceStep);
    const agreed = await planFor('agreed');
    const today = await planFor('today');
    return {
      booked: { lines: await readLines(transaction, id), totalPrice: before.totalPrice },
      agreed: amountsOf(agreed),
      today: amountsOf(today),
      refundable: agreed.refundable,
    };
  });
}

const amountsOf = ({ lines, amounts }: PricePlan) => ({ lines, ...amounts });
