import { useMemo } from 'react';
import type { ApiClient } from 'shared-kit/api-client';
import {
  AWAY_STATUSES,
  addDays,
  type Booking,
  type CalendarDay,
  type CarBlock,
  type DateRange,
  isOverdue,
  occupiedFrom,
} from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { readAll } from '../../data/read-all.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { formerCars } from './former-cars.ts';
import { endOfQuarter, quartersOf } from './quarters-of.ts';

/** A bar of Planning: a rental, or a block. No two have the same id. */
export type PlanningEntry = PlannedRental | PlannedBlock;

export type PlannedRental = DateRange & {
  readonly kind: 'rental';
  /** Of a rental that got another car: the bar shows the days with the present one. */
  readonly pickupDate?: CalendarDay;
  /** Today, while the car should be back and is not. */
  readonly overdueUntil?: CalendarDay;
  /** The rental, of a bar that shows its days with a former car. */
  readonly rental?: PlannedRental;
} & Pick<Booking, Exclude<(typeof RENTAL_FIELDS)[number], `${string}Date` | 'carSince'>>;
export type PlannedBlock = CarBlock & { readonly kind: 'block' };

/** Days before and after the visible ones that are read with them. */
const MARGIN_DAYS = 14;

/** Reads the rentals and blocks of the visible days, by car. At most 120 days, which are in at most three quarters. */
export function usePlanningEntries(visible: DateRange): QueryState<ReadonlyMap<string, readonly PlanningEntry[]>> {
  const [first, second, third] = quartersOf({
    from: addDays(visible.from, -MARGIN_DAYS),
    to: addDays(visible.to, MARGIN_DAYS),
  });
  const reads = [useQuarter(first), useQuarter(second), useQuarter(third)] as const;
  // Without a quarter the read returns stale data of its last one: ignored.
  const [a, b, c] = [first && reads[0].data, second && reads[1].data, third && reads[2].data];
  const today = useAgencyToday();
  const byCar = useMemo(() => groupByCar([a, b, c], today), [a, b, c, today]);

  const wanted = reads
    .slice(0, [first, second, third].filter(Boolean).length)
    .map((read) => toQueryState(read, STAFF_STATE));
  const failed = wanted.find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return failed;
  if (wanted.every(({ status }) => status === 'loading')) return { status: 'loading' };
  const isRefreshing = wanted.some((state) => state.status !== 'ready' || state.isRefreshing);
  return { status: 'ready', value: byCar, isRefreshing };
}

function useQuarter(first: CalendarDay | undefined) {
  const { api, site } = useHost();
  // The data of the previous quarter, which is kept while the next one loads, does not disturb: its days are different.
  return useSWR(
    first ? cacheKeys.planning(first) : null,
    () => first && loadQuarter(api, first, site.timeZone),
    STAFF_QUERY,
  );
}

async function loadQuarter(api: ApiClient, first: CalendarDay, timeZone: string): Promise<readonly PlanningEntry[]> {
  const last = endOfQuarter(first);
  const [rentals, blocks] = await Promise.all([
    readAll((after) =>
      api.searchEntities({
        entity: 'CarsBooking',
        fields: RENTAL_FIELDS,
        query: [
          {
            operator: 'OR',
            query: [
              {
                operator: 'AND',
                query: [
                  { field: 'pickupDate', operator: 'lte', value: { $date: last }, type: 'date' },
                  { field: 'dropoffDate', operator: 'gte', value: { $date: first }, type: 'date' },
                ],
              },
              // Those that are not back reach until today.
              {
                operator: 'AND',
                query: [
                  { field: 'pickupDate', operator: 'lte', value: { $date: last }, type: 'date' },
                  { field: 'status', operator: 'in', value: AWAY_STATUSES },
                ],
              },
            ],
          },
          { field: 'status', operator: 'NE', value: 'canceled' },
          ...after,
        ],
        sort: { field: 'id', direction: 1 },
      }),
    ),
    readAll((after) =>
      api.searchEntities({
        entity: 'CarBlocks',
        fields: ['id', 'carId', 'from', 'to', 'reason', 'note'],
        query: [
          { field: 'from', operator: 'lte', value: { $date: last }, type: 'date' },
          { field: 'to', operator: 'gte', value: { $date: first }, type: 'date' },
          ...after,
        ],
        sort: { field: 'id', direction: 1 },
      }),
    ),
  ]);
  const planned = rentals.map(({ pickupDate, dropoffDate, carSince, ...rental }): PlannedRental => {
    const from = occupiedFrom({ pickupDate, dropoffDate, carSince });
    return { ...rental, kind: 'rental', from, to: dropoffDate, ...(carSince && { pickupDate }) };
  });
  const former = planned.filter(({ pickupDate }) => pickupDate).map((rental) => loadFormerCars(api, rental, timeZone));
  return [
    ...planned,
    ...(await Promise.all(former)).flat(),
    ...blocks.map((block): PlannedBlock => ({ ...block, kind: 'block' })),
  ];
}

/** Returns the bars of a rental's former cars; none when its protocols cannot be read: the others are shown all the same. */
async function loadFormerCars(api: ApiClient, rental: PlannedRental, timeZone: string) {
  try {
    return formerCars(rental, (await api.handovers.list(rental.id)).handovers, timeZone);
  } catch (error) {
    console.error('The former cars of a rental could not be read', error);
    return [];
  }
}

const RENTAL_FIELDS = [
  'id',
  'carId',
  'status',
  'pickupDate',
  'dropoffDate',
  'carSince',
  'customerName',
  'customerPhone',
  'customerPhoneE164',
  'locale',
  'confirmationCode',
  'pickupTime',
  'days',
  'totalPrice',
] as const satisfies readonly (keyof Booking)[];

/** Returns the entries of several reads by car, without duplicates. */
function groupByCar(reads: readonly (readonly PlanningEntry[] | undefined)[], today: CalendarDay) {
  const byId = new Map(reads.flatMap((entries) => entries ?? []).map((entry) => [entry.id, entry]));
  const byCar = new Map<string, PlanningEntry[]>();
  for (const stored of byId.values()) {
    const isLate = stored.kind === 'rental' && isOverdue({ status: stored.status, dropoffDate: stored.to }, today);
    const entry = isLate ? { ...stored, overdueUntil: today } : stored;
    const entries = byCar.get(entry.carId);
    if (entries) entries.push(entry);
    else byCar.set(entry.carId, [entry]);
  }
  return byCar as ReadonlyMap<string, readonly PlanningEntry[]>;
}
