import { randomUUID } from 'node:crypto';
import { addDays, agencyToday } from 'shared-kit/domain';
import { exampleRequest } from '../../test/examples.ts';
import { createKillableServer, type KillableServer } from '../../test/killable-server.ts';

const ROUNDS = 3;
/** Bookings in each round, each paid, then billed; two of them one after the other, in four lanes at the same time. */
const BOOKINGS = 8;
const LANES = 4;

let server: KillableServer;

beforeAll(async () => {
  server = await createKillableServer('kill-in-payment');
});
afterAll(() => server.close());

interface Rental {
  readonly bookingId: number;
  readonly paymentId: string;
  /** Whether each was answered. */
  isPaid: boolean;
  isBilled: boolean;
}

/** Pays and bills; both may be repeated. Each answered step is told. */
async function work(rental: Rental, onStep = async () => {}): Promise<void> {
  const { bookingId, paymentId: id } = rental;
  const payment = { id, bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 42 };
  expect((await server.call('POST', '/api/payments', payment)).status).toBe(200);
  rental.isPaid = true;
  await onStep();
  const { status, type } = await server.call('POST', '/api/invoices', { bookingId });
  expect(status === 409 ? type : status).toBe(type === 'invoice_exists' ? type : 200);
  rental.isBilled = true;
  await onStep();
}

interface Paper {
  readonly kind: string;
  readonly number: string;
}
const papersOf = async ({ bookingId }: Rental) =>
  (await server.call<Paper>('GET', `/api/documents?bookingId=${bookingId}`)).data.map(({ kind }) => kind).sort();
const paymentsOf = async ({ bookingId }: Rental) =>
  (await server.call<{ id: string }>('GET', `/api/payments?bookingId=${bookingId}`)).data.map(({ id }) => id);

test(`payments and invoices that were answered survive kill -9, ${ROUNDS} times, once each and without a gap`, async () => {
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  const all: Rental[] = [];
  await server.start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rentals = await Promise.all(
      Array.from({ length: BOOKINGS }, async () => {
        day = addDays(day, 1);
        const car = { carId: 'dacia-duster-k7m2', unitPrice: 42 };
        const request = exampleRequest({ ...car, pickupDate: day, dropoffDate: day });
        const { data } = await server.call<{ id: number }>('POST', '/api/bookings', request);
        return { bookingId: data[0]?.id ?? 0, paymentId: randomUUID(), isPaid: false, isBilled: false };
      }),
    );
    all.push(...rentals);
    // In each round after other steps. More are left than lanes: one of them meets no server.
    let left = 1 + round * 5;
    const killAfterSteps = async () => {
      left -= 1;
      if (left <= 0) await server.kill();
    };
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (const rental of rentals.filter((_, index) => index % LANES === lane)) await work(rental, killAfterSteps);
    });
    const ended = await Promise.allSettled(lanes);
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);

    await server.start();
    for (const rental of all) {
      const [payments, papers] = [await paymentsOf(rental), await papersOf(rental)];
      if (rental.isPaid) expect(payments).toEqual([rental.paymentId]);
      if (rental.isBilled) expect(papers).toContain('invoice');
      // A payment has its receipt, or there is neither.
      expect(papers.filter((kind) => kind === 'receipt')).toHaveLength(payments.length);
    }
    await Promise.all(all.map((rental) => work(rental)));
  }
  const numbers: Paper[] = [];
  for (const rental of all) {
    expect([await paymentsOf(rental), await papersOf(rental)]).toEqual([[rental.paymentId], ['invoice', 'receipt']]);
    numbers.push(...(await server.call<Paper>('GET', `/api/documents?bookingId=${rental.bookingId}`)).data);
  }
  for (const kind of ['invoice', 'receipt'])
    expect(
      numbers.flatMap((paper) => (paper.kind === kind ? [Number(paper.number.slice(-4))] : [])).sort((a, b) => a - b),
    ).toEqual(all.map((_, index) => index + 1));
}, 120_000);
