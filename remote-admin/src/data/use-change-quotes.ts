import type { ChangeQuotes, OfferedRates } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { isPlainPrice } from './booking-lines.ts';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

type QuotedChanges = Parameters<ReturnType<typeof useHost>['api']['quoteChange']>[1];

/** A booking, or what was read of one in a list. */
type PricedBooking = Parameters<typeof isPlainPrice>[0] & Pick<Booking, 'id'>;

/** Returns whether more than days times price per day makes the price of a change of a booking. */
export function isPricedByRules(booking: PricedBooking, { version = 0 }: Pick<OfferedRates, 'version'>): boolean {
  return version > 0 || !isPlainPrice(booking);
}

/**
 * Reads what a change makes of the price of a booking; nothing for one without rules, nor for a change of nothing.
 * @param rates of its car
 */
export function useChangeQuotes(
  booking: PricedBooking | undefined,
  changes: QuotedChanges,
  rates: QueryState<OfferedRates>,
): QueryState<ChangeQuotes | undefined> {
  const { api } = useHost();
  const isAsked = rates.status === 'ready' && Object.keys(changes).length > 0;
  const asked = isAsked && booking && isPricedByRules(booking, rates.value) ? booking : undefined;
  const key = asked ? cacheKeys.changeQuotes(asked.id, changes) : null;
  const quotes = toQueryState(
    useSWR(key, () => asked && api.quoteChange(asked.id, changes), STAFF_QUERY),
    STAFF_STATE,
  );
  if (rates.status !== 'ready') return rates;
  return asked ? quotes : { ...rates, value: undefined };
}
