import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DataChange, SessionState } from 'shared-kit/contract';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { BOOKING } from '../testing/examples.ts';
import { applyDataChange, forgetBookingsOnSignOut } from './apply-data-change.ts';
import { DEFAULT_SORT } from './booking-sort.ts';
import { NO_FILTER } from './bookings-filter.ts';
import { cacheKeys } from './cache-keys.ts';
import { useRefresh } from './use-refresh.ts';

const KEYS = {
  'a page of bookings': cacheKeys.bookingsPage(
    { page: 1, size: 6, sort: DEFAULT_SORT, filter: NO_FILTER },
    '2026-11-22',
  ),
  'booking 7': cacheKeys.booking(7),
  'booking 8': cacheKeys.booking('8'),
  'a page of the fleet': cacheKeys.carsPage({ query: [], pagination: { page: 1, size: 6 } }),
  'a car': cacheKeys.car('duster'),
  "a visitor's car": '/api/cars/duster',
  "a visitor's list": ['/api/cars', '2026-10-24', '2026-10-26'],
};
const BOOKINGS = ['a page of bookings', 'booking 7', 'booking 8'];

function setUp(state: SessionState = { status: 'signed-in' }) {
  const listeners: (() => void)[] = [];
  const session = { state };
  const mutate = jest.fn();
  const host = fakeHost({
    mutate,
    session: {
      getState: () => session.state,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      refresh: async () => undefined,
      signOut() {
        session.state = { status: 'signed-out' };
        for (const listener of listeners) listener();
      },
    },
  });
  /** Returns the names of the reads that the last call of `mutate` matches. */
  const concerned = () => {
    const [matches] = mutate.mock.lastCall as [(key: unknown) => boolean];
    return Object.entries(KEYS).flatMap(([name, key]) => (matches(key) ? [name] : []));
  };
  return { host, mutate, concerned };
}

test.each<[DataChange, readonly string[]]>([
  [{ entity: 'CarsBooking' }, BOOKINGS],
  [{ entity: 'CarsBooking', carId: 'duster' }, BOOKINGS],
  [{ entity: 'CarsBooking', id: 7 }, ['a page of bookings', 'booking 8']],
  [{ entity: 'Cars' }, [...BOOKINGS, 'a page of the fleet', 'a car']],
])('a change of %j revalidates reads of the console only', async (change, names) => {
  const { host, mutate, concerned } = setUp();
  await applyDataChange(host, change);
  expect(concerned()).toEqual(names);
  expect(mutate).toHaveBeenLastCalledWith(expect.any(Function), undefined, { revalidate: true });
});

test('after the end of the session nothing is revalidated', async () => {
  const { host, mutate } = setUp({ status: 'signed-out' });
  await applyDataChange(host, { entity: 'CarsBooking' });
  expect(mutate).toHaveBeenLastCalledWith(expect.any(Function), undefined, { revalidate: false });
});

test('signing out clears the bookings and nothing else', () => {
  const { host, mutate, concerned } = setUp();
  forgetBookingsOnSignOut(host);
  expect(mutate).not.toHaveBeenCalled();
  host.session.signOut();
  expect(concerned()).toEqual(BOOKINGS);
  expect(mutate).toHaveBeenLastCalledWith(expect.any(Function), undefined, { revalidate: false });
});

describe('changes by the console are announced during a session', () => {
  type Refresh = ReturnType<typeof useRefresh>;
  const cases: readonly (readonly [keyof Refresh, (refresh: Refresh) => Promise<void>, DataChange])[] = [
    ['cars', (refresh) => refresh.cars(), { entity: 'Cars' }],
    ['bookings', (refresh) => refresh.bookings(), { entity: 'CarsBooking' }],
    ['changedBooking', (refresh) => refresh.changedBooking(BOOKING), { entity: 'CarsBooking', id: 7 }],
    ['deletedBooking', (refresh) => refresh.deletedBooking(7), { entity: 'CarsBooking', id: 7 }],
  ];
  test.each(cases)('%s', async (_, call, change) => {
    const { host } = setUp();
    const listener = jest.fn();
    host.dataChanged.subscribe(listener);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <HostProvider host={host}>{children}</HostProvider>
    );
    const { result } = renderHook(() => useRefresh(), { wrapper });
    await call(result.current);
    expect(listener.mock.calls).toEqual([[change]]);
    host.session.signOut();
    await call(result.current);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
