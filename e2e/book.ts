import type { Page } from 'playwright-core';
import { type Booking, type Car, createConfirmationCode, type DateRange, quote } from 'shared-kit/domain';
import { bookingsWithCode, call, freeCar, signInToken } from './api.ts';
import { address } from './browser.ts';
import { dayFromNow } from './days.ts';

interface BookOptions {
  readonly car?: Car;
  readonly customerName?: string;
}

/**
 * Books a car as a visitor and returns the booking from the API. The car is any free one by default. A rental from today on is
 * entered by staff: to visitors the day is closed from its cut-off on.
 */
export async function book(range: DateRange, options: BookOptions = {}): Promise<Booking> {
  const { customerName = 'Amina El Fassi' } = options;
  const car = options.car ?? (await freeCar(range));
  const { days, unitPrice, totalPrice } = quote({ unitPrice: car.price, range });
  const confirmationCode = createConfirmationCode();
  const request = {
    carId: car.CarId,
    confirmationCode,
    customerName,
    customerEmail: 'amina@example.com',
    customerPhone: '+212 612 345 678',
    driverLicense: 'B 123456',
    pickupDate: { $date: range.from },
    dropoffDate: { $date: range.to },
    days,
    unitPrice,
    totalPrice,
  };
  const { status } = await (range.from === dayFromNow(0)
    ? call('/api/entities/CarsBooking', { ...request, staff: {} }, await signInToken())
    : call('/api/entities/CarsBooking', request));
  expect(status).toBe(200);
  const [booking] = await bookingsWithCode(confirmationCode);
  return booking as unknown as Booking;
}

/** Books a car on its page, and returns the confirmation code. */
export async function bookOnPage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
  await dialog.getByLabel('Full Name').fill('Amina El Fassi');
  await dialog.getByLabel('Email Address').fill('amina@example.com');
  await dialog.getByLabel('Phone Number').fill('06 12 34 56 78');
  await dialog.getByLabel("Driver's License Number").fill('B 123456');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmation.waitFor();
  return /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
}

/** Calls the API as another member of staff. */
export async function changeAsColleague(
  method: 'PUT' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await fetch(address(path), {
    method,
    headers: { authorization: `Bearer ${await signInToken()}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
}
