import { addDays, agencyToday, type CalendarDay } from 'shared-kit/domain';
import { CMI_SETTINGS, callbackOf, type Form, sendCallback } from '../../../test/cmi-page.ts';
import { cookieOf } from '../../../test/cookie-of.ts';
import { exampleRequest } from '../../../test/examples.ts';
import { createKillableServer, type KillableServer } from '../../../test/killable-server.ts';

/** In each the server is killed after one answer more. */
const ROUNDS = 3;
const ORDERS = 8;
const DEBITED = { status: 200, text: 'ACTION=POSTAUTH' };

let server: KillableServer;

beforeAll(async () => {
  server = await createKillableServer('kill-after-callback', {
    CURRENCY: 'MAD',
    PAYMENT_GATEWAY: 'cmi',
    CMI_CLIENT_ID: CMI_SETTINGS.clientId,
    CMI_STORE_KEY: CMI_SETTINGS.storeKey,
  });
});
afterAll(() => server.close());

interface Order {
  readonly bookingId: number;
  readonly callback: Form;
  isAnswered: boolean;
}

/** Books for a day, has the booking confirmed, and starts to pay it by card. */
async function startOrder(day: CalendarDay): Promise<Order> {
  const request = exampleRequest({
    ...{ carId: 'dacia-duster-k7m2', unitPrice: 42, pickupDate: day, dropoffDate: day },
    confirmationCode: `K${day.slice(2, 4)}-${day.slice(5).replace('-', '').slice(1)}`,
  });
  const booked = await server.send('POST', '/api/bookings', request, '');
  const cookie = cookieOf(booked.headers.getSetCookie());
  const [{ id }] = ((await booked.json()) as { data: [{ id: number }] }).data;
  expect((await server.call('POST', `/api/bookings/${id}/status`, { status: 'reserved' })).status).toBe(200);
  const path = `/api/my-bookings/${request.confirmationCode}/online-payments`;
  const { data } = await server.call<{ fields: Form }>('POST', path, { purpose: 'rental', amount: 42 }, cookie);
  return { bookingId: id, callback: callbackOf(data[0]?.fields ?? {}), isAnswered: false };
}

const tell = ({ callback }: Order) => sendCallback(callback, `${server.address}/api/online-payments/callback`);

async function expectPayment({ bookingId, callback }: Order): Promise<void> {
  const { data } = await server.call('GET', `/api/payments?bookingId=${bookingId}`);
  expect(data).toMatchObject([{ id: callback.oid, amount: 42, method: 'online' }]);
  expect(data).toHaveLength(1);
}

test(`a callback that was answered survives kill -9, ${ROUNDS} times, and one that comes again is settled: one payment`, async () => {
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  const all: Order[] = [];
  await server.start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders: Order[] = [];
    for (let nth = 0; nth < ORDERS; nth += 1) {
      day = addDays(day, 1);
      orders.push(await startOrder(day));
    }
    all.push(...orders);
    const ended = await Promise.allSettled(
      orders.map(async (order) => {
        const answer = await tell(order);
        order.isAnswered = true;
        if (orders.filter(({ isAnswered }) => isAnswered).length > round) void server.kill();
        return answer;
      }),
    );
    await server.kill();
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    for (const end of ended) if (end.status === 'fulfilled') expect(end.value).toEqual(DEBITED);

    await server.start();
    for (const order of all) if (order.isAnswered) await expectPayment(order);
    // The gateway tells again what was not answered, and here what was.
    for (const order of orders) {
      expect(await tell(order)).toEqual(DEBITED);
      order.isAnswered = true;
    }
  }
  for (const order of all) await expectPayment(order);
});
