import type { ReactNode } from 'react';
import { type CalendarDay, type Car, type DateRange, normalizeLine } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { fold } from '../../data/filter-cars.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useCarFacts } from '../../data/use-car-facts.ts';
import { useFleet } from '../../data/use-fleet.ts';
import { useIsPermitted } from '../../data/use-permission.ts';
import { useSettled } from '../../data/use-settled.ts';
import { writeFleetUrlState } from '../../features/fleet/use-fleet-url-state.ts';
import { writePlanningUrlState } from '../../features/planning/planning-url-state.ts';
import { MAX_TEXT_LENGTH } from '../../kit/list-screen/address-state.ts';
import {
  OFFICE_PAGES,
  SETTINGS_PAGES,
  SETTINGS_SECTIONS,
  type SettingsSection,
} from '../../pages/settings-sections.ts';
import { CustomerName } from '../../ui/customer-name.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { NAVIGATION_ITEMS } from '../staff-navigation.tsx';
import { NAVIGATION_TEXT } from '../texts.ts';
import { readDay } from './read-day.ts';
import styles from './search-dialog.module.css';
import { SEARCH_TEXT } from './texts.ts';

/** What a search found, and where it leads. */
export interface SearchResult {
  readonly key: string;
  readonly group: string;
  readonly content: ReactNode;
  readonly to: string;
}

const MIN_LENGTH = 2;
/** Shown of a group. */
const SHOWN = 6;
/** Of the bookings that were found, these can be opened in Planning, too. */
const SHOWN_IN_PLANNING = 2;

const FIELDS = ['id', 'confirmationCode', 'customerName', 'carId', 'pickupDate', 'dropoffDate', 'status'] as const;

/**
 * Returns what fits the text: bookings (found by the server: codes, names, plates and phone numbers in any writing), cars,
 * days in Planning, pages and settings. `loading` until all of it is of this text; after a failure what was found without
 * the server stays.
 */
export function useSearch(typed: string) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const facts = useCarFacts();
  const today = useAgencyToday();
  const fleet = useFleet();
  const isPermitted = useIsPermitted();
  const text = typed.trim().slice(0, MAX_TEXT_LENGTH);
  const settled = useSettled(text);
  const isAsked = settled.length >= MIN_LENGTH;
  const found = useSWR(
    isAsked ? cacheKeys.searched(settled) : null,
    async () => {
      const sort = { field: 'id', direction: -1 } as const;
      const pagination = { page: 1, size: SHOWN };
      return (await api.searchEntities({ entity: 'CarsBooking', fields: FIELDS, text: settled, sort, pagination }))
        .data;
    },
    STAFF_QUERY,
  );
  const cars = fleet.status === 'ready' ? fleet.value : [];
  const carOf = new Map(cars.map((car) => [car.CarId, car]));

  /** The year only where it is another one. */
  const daysOf = (range: DateRange) => {
    const isThisYear = [range.from, range.to].every((day) => day.startsWith(today.slice(0, 5)));
    return format.range(range, isThisYear ? { day: 'numeric', month: 'short' } : undefined);
  };
  const planning = (key: string, start: CalendarDay, content?: ReactNode, search = ''): SearchResult => ({
    key: `planning ${key}`,
    group: formatMessage(NAVIGATION_TEXT.planning),
    to: `/admin/planning?${writePlanningUrlState({ start, zoom: 'weeks', search }, today)}`,
    content: (
      <>
        <span>{formatMessage(SEARCH_TEXT.planning, { day: <bdi key="day">{format.day(start)}</bdi> })}</span>
        {content}
      </>
    ),
  });
  const bookings = (isAsked && found.data) || [];
  const bookingResults = bookings.map(
    ({ id, confirmationCode, customerName, carId, pickupDate, dropoffDate, status }): SearchResult => ({
      key: `booking ${id}`,
      group: formatMessage(NAVIGATION_TEXT.bookings),
      to: `/admin/bookings/${id}`,
      content: (
        <>
          <span className={styles.main}>
            <bdi dir="ltr" translate="no">
              {confirmationCode}
            </bdi>{' '}
            <CustomerName name={customerName} />
          </span>
          <StatusTag status={status} />
          <span className={`${styles.second} ${styles.parts}`}>
            <span>
              <CarName car={carOf.get(carId)} carId={carId} />
            </span>{' '}
            <bdi>{daysOf({ from: pickupDate, to: dropoffDate })}</bdi>
          </span>
        </>
      ),
    }),
  );
  const carResults = cars
    .filter((car) => !car.archived && facts.fit(car, text))
    .slice(0, SHOWN)
    .map((car): SearchResult => {
      const query = new URLSearchParams({ tab: 'fleet' });
      for (const [name, value] of writeFleetUrlState({ page: 1, text: car.plate ?? car.name }))
        if (value) query.set(name, value);
      return {
        key: `car ${car.CarId}`,
        group: formatMessage(SEARCH_TEXT.cars),
        to: `/admin?${query}`,
        content: (
          <>
            <span className={styles.main}>
              <CarName car={car} carId={car.CarId} />
            </span>
            <span className={styles.second}>{facts.describe(car)}</span>
          </>
        ),
      };
    });
  const pages: readonly (readonly [label: Message, to: string])[] = [
    ...NAVIGATION_ITEMS.map(({ label, path }) => [label, path] as const),
    ...OFFICE_PAGES.filter(({ permission }) => isPermitted(permission)).map(
      ({ title, path }) => [title, path] as const,
    ),
    ...Object.values<SettingsSection>(SETTINGS_SECTIONS)
      .filter(({ permission }) => isPermitted(permission))
      .map(({ title, anchor }) => [title, `/admin/settings#${anchor}`] as const),
    ...SETTINGS_PAGES.filter(({ permission }) => isPermitted(permission)).map(
      ({ title, path }) => [title, path] as const,
    ),
  ];
  const pageResults = pages
    .map(([label, to]) => ({ label: formatMessage(label), to, key: `page ${label.id}` }))
    .filter(({ label }) => fold(normalizeLine(label)).includes(fold(normalizeLine(text))))
    .map(
      ({ label, to, key }): SearchResult => ({
        ...{ key, to, group: formatMessage(SEARCH_TEXT.pages) },
        content: <span>{label}</span>,
      }),
    );
  const day = readDay(text, today);
  // A plate in full means the car.
  const isPlate = cars.some(({ plate }) => plate !== undefined && withoutGaps(plate) === withoutGaps(text));
  const planningResults = [
    ...(day ? [planning(day, day)] : []),
    ...bookings.slice(0, SHOWN_IN_PLANNING).map(({ id, carId, pickupDate, customerName }) =>
      planning(
        String(id),
        pickupDate,
        <span className={styles.second}>
          <CarName car={carOf.get(carId)} carId={carId} /> · <CustomerName name={customerName} />
        </span>,
        carOf.get(carId)?.plate,
      ),
    ),
  ];

  const failed = [
    fleet.status === 'failed' ? fleet : undefined,
    found.error && !found.isValidating ? found : undefined,
  ];
  const isFailed = text !== '' && failed.some(Boolean);
  const isLoading = text !== '' && !isFailed && (text !== settled || found.isValidating || fleet.status === 'loading');
  return {
    status: isLoading ? ('loading' as const) : isFailed ? ('failed' as const) : ('ready' as const),
    error: fleet.status === 'failed' ? fleet.error : found.error,
    retry() {
      if (fleet.status === 'failed') fleet.retry();
      if (found.error) void found.mutate();
    },
    results:
      text === ''
        ? pageResults
        : // What is a day is rarely meant as anything else.
          [
            ...(day ? planningResults : []),
            ...(isPlate ? carResults : []),
            ...bookingResults,
            ...(isPlate ? [] : carResults),
            ...(day ? [] : planningResults),
            ...pageResults,
          ],
  };
}

function withoutGaps(plate: string): string {
  return fold(normalizeLine(plate)).replace(/[^\p{L}\p{N}]/gu, '');
}

function CarName({ car, carId }: { readonly car: Car | undefined; readonly carId: string }) {
  return (
    <>
      <bdi translate="no">{car?.name ?? carId}</bdi> <Plate plate={car?.plate} />
    </>
  );
}
