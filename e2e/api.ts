import type { Booking, Car, DateRange } from 'shared-kit/domain';
import { address } from './browser.ts';
import { ADMIN } from './start-product.ts';

interface Answer {
  readonly status: number;
  // Not validated: each test reads the properties that it needs.
  readonly body: { data: Record<string, unknown>[] };
}

/** Calls the API over HTTP without the client of the applications. Returns status and body. */
export async function call(path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(address(path), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

export async function signInToken(): Promise<string> {
  const { body } = await call('/api/auth/login', ADMIN);
  return String(body.data[0]?.accessToken);
}

/** Returns the bookings with a confirmation code, with the fields for staff. */
export async function bookingsWithCode(
  code: string,
): Promise<(Omit<Booking, 'pickupDate'> & { pickupDate: { $date: string } })[]> {
  const query = [{ field: 'confirmationCode', operator: 'EQ', value: code }];
  const { body } = await call(
    '/api/entities/CarsBooking/search',
    { entity: 'CarsBooking', query },
    await signInToken(),
  );
  return body.data as never;
}

/** Returns the cars that are free on every day of the range. */
export async function freeCars({ from, to }: DateRange): Promise<readonly Car[]> {
  const taken = (await call(`/api/availability?from=${from}&to=${to}`)).body.data.map(({ carId }) => carId);
  const { body } = await call('/api/entities/Cars/search', { entity: 'Cars' });
  return body.data.filter(({ CarId }) => !taken.includes(CarId)) as unknown as readonly Car[];
}

/** Returns a car that is free on every day of the range. @throws Error when there is none */
export async function freeCar(range: DateRange): Promise<Car> {
  const [car] = await freeCars(range);
  if (!car) throw new Error('No car is free');
  return car;
}
