import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addBookings } from '../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../test/examples.ts';
import { STAFF, startTestApi, type TestApi } from '../test/start-test-api.ts';

/** Clients of releases that a browser or an active release may still have: `npm run keep-release` makes them. */
const FOLDER = join(__dirname, '../test/older-clients');

// biome-ignore lint/suspicious/noExplicitAny: its types are those of another day.
type OlderClient = any;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'clio', name: 'Renault Clio', type: 'Hatchback' }));
});
afterEach(() => api.close());

/** Returns a packed client, with the cookies of a browser. */
function open(file: string): OlderClient {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  const client = require(join(FOLDER, file)).createApiClient({
    baseUrl: '',
    getToken: () => token,
    onAuthFail() {},
    async fetch(url: string, { method = 'GET', headers, body }: RequestInit = {}) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const sent = { ...Object.fromEntries(new Headers(headers)), ...(cookie && { cookie }) };
      const answer = await api.app.inject({
        url,
        method: method as 'GET',
        headers: sent,
        ...(body && { payload: String(body) }),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      const type = String(answer.headers['content-type'] ?? '');
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': type },
      });
    },
  });
  return {
    ...client,
    async signIn() {
      ({ accessToken: token } = await client.login(STAFF.email, STAFF.password));
    },
  };
}

describe.each(readdirSync(FOLDER))('the client %s', (file) => {
  test('finds a car, books it, and changes and cancels the booking', async () => {
    const client = open(file);
    const range = { from: '2026-12-01', to: '2026-12-03' };
    const { cars, pagination, facets } = await client.searchFleet({ range, types: ['SUV'], page: 1, size: 10 });
    expect([cars[0].CarId, pagination.total, facets.type.length]).toEqual(['duster', 1, 2]);
    expect(await client.getEntity('Cars', 'duster')).toMatchObject({ name: 'Dacia Duster', price: 42.5 });
    const request = exampleRequest();
    const booking = await client.createBooking({ ...request, flightNumber: 'AT 641' });
    expect(booking).toMatchObject({ status: 'requested', confirmationCode: request.confirmationCode });
    expect(await client.findUnavailableCars(range)).toEqual(['duster']);
    expect((await client.findAlternatives({ carId: 'duster', range })).cars[0].CarId).toBe('clio');
    await expect(client.createBooking(exampleRequest())).rejects.toMatchObject({ status: 409 });

    const { confirmationCode } = request;
    const [own] = (await client.myBookings.list()).bookings;
    expect(own).toMatchObject({ confirmationCode, totalPrice: 127.5, flightNumber: 'AT 641' });
    const basedOnStatus = own.status;
    const changed = await client.myBookings.change({ confirmationCode, basedOnStatus, note: 'With a child' });
    expect(changed.note).toBe('With a child');
    expect((await client.myBookings.cancel({ confirmationCode, basedOnStatus })).status).toBe('canceled');
    await client.myBookings.requestLink({ confirmationCode, contact: request.customerEmail });
    await client.myBookings.forget();
  });

  test('lets staff find, confirm, export and delete a booking, and keep cars and accounts', async () => {
    await addBookings(api.database, exampleRequest());
    const client = open(file);
    await client.signIn();
    expect(await client.getSession()).toMatchObject({ email: STAFF.email, role: 'owner' });
    const search = { entity: 'CarsBooking', query: [{ field: 'customerName', operator: 'like', value: 'Laurent' }] };
    const { data, pagination } = await client.searchEntities({ ...search, pagination: { page: 1, size: 10 } });
    expect(pagination.total).toBe(1);
    const confirmed = await client.updateEntity('CarsBooking', { id: data[0].id, status: 'reserved' });
    expect(confirmed).toMatchObject({ status: 'reserved', totalPrice: 127.5 });
    expect(await client.countEntities({ entity: 'CarsBooking', by: 'status' })).toEqual([
      { value: 'reserved', count: 1 },
    ]);
    expect((await client.exportEntities({ entity: 'CarsBooking' }, 'csv', 'bookings')).size).toBeGreaterThan(100);
    await client.sendEmail({ to: 'amelie@example.com', subject: 'Hello', body: 'Welcome', bookingId: data[0].id });
    expect(await client.listBookingEmails(data[0].id)).not.toEqual([]);
    await client.getMailStatus();
    const { CarId: _, ...car } = exampleCar({ name: 'Fiat 500' });
    const { CarId } = await client.createCar(car);
    expect(await client.updateEntity('Cars', { CarId, price: 30 })).toMatchObject({ price: 30 });
    await client.moveCar(CarId, 'duster');
    const [block] = await client.createEntities('CarBlocks', [
      { carId: CarId, from: '2027-01-01', to: '2027-01-05', reason: 'service' },
    ]);
    await client.deleteEntity('CarBlocks', block.id);
    await client.deleteEntity('CarsBooking', data[0].id);
    const { id } = await client.accounts.invite({ email: 'new@example.com', name: 'New', role: 'agent' });
    await client.accounts.remove(id);
    expect(await client.accounts.list()).toHaveLength(1);
    await client.logout();
    await expect(client.getSession()).rejects.toMatchObject({ status: 401 });
  });
});
