import type { DataChange, SessionState } from 'shared-kit/contract';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { cacheKeys } from './cache-keys.ts';
import { createLiveUpdates } from './live-updates.tsx';

const OWN = '1';
const created = { entity: 'CarsBooking', key: '7', action: 'created', status: 'requested' };
const changed = { ...created, action: 'changed' };

let announced: DataChange[];
let leave: () => void;

function setUp() {
  const state: SessionState = { status: 'signed-in', accountId: OWN };
  const mutate = jest.fn();
  const host = fakeHost({
    mutate,
    session: {
      getState: () => state,
      subscribe: () => () => undefined,
      signOut: jest.fn(),
      refresh: async () => undefined,
    },
  });
  announced = [];
  host.dataChanged.subscribe((change) => announced.push(change));
  const live = createLiveUpdates(host);
  leave = live.use();
  return { host, live, mutate };
}

const stream = () => FakeEventSource.latest as FakeEventSource;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.isServerUp = true;
});
afterEach(async () => {
  leave();
  await wait(2_000);
  setVisibility('visible');
  jest.useRealTimers();
});

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('many changes at once cause one refresh', async () => {
  setUp();
  await wait(0);
  for (let key = 1; key <= 50; key += 1) stream().send('change', { ...changed, key: String(key), actor: '2' });
  await wait(1_000);
  expect(announced).toEqual([{ entity: 'CarsBooking' }]);
  stream().send('change', { entity: 'CarBlocks', key: '3', action: 'created', actor: '2' });
  stream().send('change', { entity: 'Cars', key: 'duster', action: 'changed', actor: '2' });
  await wait(1_000);
  expect(announced.slice(1)).toEqual([{ entity: 'Cars' }]);
  stream().send('resync');
  expect(announced.slice(2)).toEqual([{ entity: 'Cars' }]);
});

test('a change is read again where it shows, what may have been missed everywhere', async () => {
  const { host, live } = setUp();
  const KEYS = {
    'booking 7': cacheKeys.booking(7),
    'its payments': cacheKeys.payments(7),
    'booking 8': cacheKeys.booking('8'),
    'its e-mails': cacheKeys.bookingEmails(8),
    'its history': cacheKeys.history('CarsBooking', '8', 20),
    requests: cacheKeys.newRequests,
    planning: cacheKeys.planning('2026-10-01'),
  };
  let isTouched: ((key: unknown) => boolean) | undefined;
  host.dataChanged.subscribe(() => {
    isTouched = live.touched();
  });
  const names = () => Object.entries(KEYS).flatMap(([name, key]) => (isTouched?.(key) ? [name] : []));
  await wait(0);
  stream().send('change', { ...changed, actor: '2' });
  await wait(1_000);
  expect(names()).toEqual(['booking 7', 'its payments', 'requests', 'planning']);
  stream().send('change', { entity: 'CarBlocks', key: '8', action: 'created', actor: '2' });
  await wait(1_000);
  expect(names()).toEqual(['planning']);
  stream().send('change', { entity: 'Customers', key: '8', action: 'changed', actor: '2' });
  await wait(1_000);
  expect(names()).toEqual(Object.keys(KEYS));
  stream().send('resync');
  expect(names()).toEqual(Object.keys(KEYS));
});

test('changed accounts are read again, and nothing else', async () => {
  const { mutate } = setUp();
  await wait(0);
  stream().send('change', { entity: 'Accounts', key: '2', action: 'changed', actor: '2' });
  await wait(1_000);
  expect(announced).toEqual([]);
  expect(mutate).toHaveBeenCalledTimes(1);
  const [isRead] = mutate.mock.calls[0];
  expect([cacheKeys.accounts, cacheKeys.newRequests].map(isRead)).toEqual([true, false]);
});

test('of changed rules of prices those are read again, and no bookings', async () => {
  const { mutate } = setUp();
  await wait(0);
  stream().send('change', { entity: 'PriceSeasons', key: '2', action: 'changed', actor: '2' });
  await wait(1_000);
  expect(announced).toEqual([]);
  expect(mutate).toHaveBeenCalledTimes(1);
  const [isRead] = mutate.mock.calls[0];
  const rules = (['PriceSeasons', 'Extras'] as const).map(cacheKeys.priceRules);
  expect([...rules, cacheKeys.newRequests].map(isRead)).toEqual([true, false, false]);
});

test("what this tab did is not read twice; the same person's other tab is refreshed", async () => {
  const { host } = setUp();
  await wait(0);
  stream().send('change', { ...changed, actor: OWN });
  void host.dataChanged.announce({ entity: 'CarsBooking', id: 7 });
  await wait(1_000);
  expect(announced).toEqual([{ entity: 'CarsBooking', id: 7 }]);
  await wait(10_000);
  stream().send('change', { ...changed, actor: OWN });
  await wait(1_000);
  expect(announced.slice(1)).toEqual([{ entity: 'CarsBooking' }]);
});

test.each([
  ['a request of a visitor', [created], ['requested']],
  ['a booking by a colleague', [{ ...created, actor: '2' }], []],
  ['a change by the customer', [{ ...changed, actor: 'customer' }], ['changed']],
  ['a cancellation by the customer', [{ ...changed, actor: 'customer', status: 'canceled' }], ['canceled']],
  ['a change by the system', [changed], []],
  [
    'a request that the customer cancels',
    [created, { ...changed, actor: 'customer', status: 'canceled' }],
    ['canceled'],
  ],
  ['a request that a colleague has answered', [created, { ...changed, actor: '2', status: 'reserved' }], []],
  ['a change of a car', [{ entity: 'Cars', key: '7', action: 'created' }], []],
  ['an event of another version', [{ key: 7 }, { ...created, action: 'merged' }], []],
])('news: %s', async (_, changes, kinds) => {
  const { live } = setUp();
  await wait(0);
  for (const change of changes) stream().send('change', change);
  await wait(1_000);
  expect(live.getState().news.map(({ kind }) => kind)).toEqual(kinds);
  live.markSeen(7);
  expect(live.getState().news).toEqual([]);
});

test('without a stream everything is read every 20 seconds, which is mentioned when it lasts', async () => {
  const { live } = setUp();
  await wait(0);
  FakeEventSource.isServerUp = false;
  stream().drop();
  stream().settle();
  await wait(41_000);
  expect(announced).toEqual([{ entity: 'Cars' }, { entity: 'Cars' }]);
  expect(live.getState().isInterrupted).toBe(false);
  await wait(20_000);
  expect(live.getState().isInterrupted).toBe(true);
  FakeEventSource.isServerUp = true;
  announced.length = 0;
  await wait(20_000);
  // One more refresh by the interval, and one when the stream is connected, because changes may have been missed.
  expect(announced).toEqual([{ entity: 'Cars' }, { entity: 'Cars' }]);
  await wait(60_000);
  expect(announced).toHaveLength(2);
  expect(live.getState().isInterrupted).toBe(false);
});

test('of the hidden tabs one stays connected, and a tab that is shown again reads what it has missed', async () => {
  const locks = { isFree: true };
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      async request(_name: string, options: LockOptions, work: (lock: object | null) => unknown) {
        if (options.ifAvailable && options.signal) throw new DOMException('Not together', 'NotSupportedError');
        return work(locks.isFree ? {} : null);
      },
    },
  });
  setUp();
  await wait(0);
  setVisibility('hidden');
  await wait(0);
  expect(stream().readyState).toBe(1);
  setVisibility('visible');
  locks.isFree = false;
  setVisibility('hidden');
  await wait(0);
  expect(stream().readyState).toBe(2);
  expect(announced).toEqual([]);
  setVisibility('visible');
  await wait(0);
  expect(stream().readyState).toBe(1);
  expect(announced).toEqual([{ entity: 'Cars' }]);
});

test('the stream stays open between pages of the console, and is closed after the last one', async () => {
  const { live } = setUp();
  await wait(0);
  const opened = stream();
  leave();
  leave = live.use();
  await wait(5_000);
  expect(opened.readyState).toBe(1);
  leave();
  await wait(5_000);
  expect(opened.readyState).toBe(2);
});
