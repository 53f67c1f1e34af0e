import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { call } from './api.ts';
import { findViolations } from './axe.ts';
import { book, changeAsColleague } from './book.ts';
import { DESKTOP, launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, toast, visitAsStaff } from './staff.ts';
import { waitUntil } from './wait-until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Returns a JPEG file to upload. */
async function picture(background: string) {
  const image = sharp({ create: { width: 1440, height: 800, channels: 3, background } });
  return { name: 'car.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function carsNamed(name: string) {
  const query = [{ field: 'name', operator: 'EQ', value: name }];
  return (await call('/api/entities/Cars/search', { entity: 'Cars', query })).body.data;
}

/** Opens the last page of the fleet, where new cars are listed. */
async function openLastPage(page: Page) {
  await page.goto(`${new URL(page.url()).origin}/admin?tab=fleet&cars=99`);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
}

test('the form of a car fits on a narrow phone', async () => {
  const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?tab=fleet', narrow);
  await page.getByRole('button', { name: 'Add New Car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Car' });
  await dialog.getByText('Add pictures').waitFor();
  const wider = await dialog.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > 320)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(wider).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s a car is added with its picture, changed and deleted', async (size, options) => {
  const name = `Peugeot 208 ${size}`;
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?tab=fleet', options);
  await page.getByRole('button', { name: 'Add New Car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Car' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await seeToast(page, 'alert', 'Error', 'Please select an image file');

  await dialog.getByLabel('Image').setInputFiles(await picture('#3b2fc9'));
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await seeToast(page, 'status', 'Image uploaded successfully!');
  const preview = dialog.getByRole('img');
  const first = await preview.getAttribute('src');
  expect(first).toMatch(/^\/media\//);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[role=dialog] img')?.naturalWidth);
  expect(await save.isEnabled()).toBe(true);

  await save.click();
  await dialog.getByText('Please enter the name of the car', { exact: true }).waitFor();
  await dialog.getByText('Please choose a type', { exact: true }).waitFor();
  await dialog.getByLabel('Price per day').fill('');
  await dialog.getByText('Please enter a price', { exact: true }).waitFor();

  await dialog.getByRole('button', { name: 'Change Image' }).click();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByLabel('Image').setInputFiles(await picture('#2f6b4f'));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByRole('button', { name: 'Change Image' }).waitFor();
  expect(await preview.getAttribute('src')).not.toBe(first);

  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Type').selectOption('Hatchback');
  await dialog.getByLabel('Seats').selectOption('5');
  await dialog.getByLabel('Fuel').selectOption('Electric');
  await dialog.getByLabel('Transmission').selectOption('Automatic');
  await dialog.getByLabel('Price per day').fill('31.5');
  await save.click();
  await seeToast(page, 'status', 'Car added successfully');
  await dialog.waitFor({ state: 'hidden' });
  const [added] = await carsNamed(name);
  expect(added).toMatchObject({ type: 'Hatchback', seats: 5, fuel: 'Electric', price: 31.5, rating: 4.5 });
  // The first picture was deleted with the form, because no car uses it.
  // Browsers keep a picture for good.
  const isGone = async (address: string) => (await fetch(address, { cache: 'no-store' })).status === 404;
  await waitUntil(page, isGone, String(first));
  expect((await page.request.get(new URL(String(added?.image), page.url()).href)).status()).toBe(200);

  await openLastPage(page);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Car' });
  expect(await edit.getByLabel('Price per day').inputValue()).toBe('31.50');
  await edit.getByLabel('Price per day').fill('29');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await edit.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  expect(await edit.getByLabel('Price per day').inputValue()).toBe('31.50');
  await edit.getByLabel('Price per day').fill('29');
  await edit.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'status', 'Car updated successfully', `${name}: $31.50 → $29 a day`);
  expect((await carsNamed(name))[0]).toMatchObject({ price: 29, image: added?.image, CarId: added?.CarId });

  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByText('It has no bookings to come.', { exact: true }).waitFor();
  await question.getByText('Are you sure you want to delete this car?', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'status', 'Car deleted successfully');
  expect(await carsNamed(name)).toEqual([]);
  // The browser reports the deleted picture as 404.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await close();
});

test('of several dropped files the first is chosen, the others are further pictures or refused; its focal point is kept', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?tab=fleet');
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(2)
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Car' });
  await dialog.getByRole('button', { name: 'Change Image' }).click();
  const { buffer } = await picture('#3b2fc9');
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    for (const name of ['first.jpg', 'second.jpg']) transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    transfer.items.add(new File([bytes], 'papers.pdf', { type: 'application/pdf' }));
    return transfer;
  }, buffer.toString('base64'));
  await dialog.getByLabel('Image').dispatchEvent('drop', { dataTransfer });
  await dialog.getByText('papers.pdf').waitFor();
  await dialog.getByText('This is not a JPEG, PNG, WebP or AVIF picture').waitFor();
  await dialog.getByRole('img', { name: 'Further picture 1' }).waitFor();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const whole = dialog.getByRole('button', { name: /^What stays in view: 50 %/ });
  await whole.waitFor();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: width / 4, y: height / 2 } });
  const pressed = dialog.getByRole('button', { name: /^What stays in view: 25 % from the left/ });
  const point = (await pressed.locator('span').boundingBox()) ?? { x: 0, width: 0 };
  const x = (await pressed.boundingBox())?.x ?? 0;
  expect(Math.abs(point.x + point.width / 2 - x - width / 4)).toBeLessThan(2);
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

// The cases use different cars by `index`, because each needs a car without further pictures.
test.each([
  ['phone', PHONE, 0],
  ['desktop', DESKTOP, 1],
])('on a %s a car gets three more pictures at once, in an order of its own', async (_, options, index) => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin?tab=fleet', options);
  const edit = page.getByRole('button', { name: /^Edit / }).nth(index);
  const name = (await edit.getAttribute('aria-label'))?.replace('Edit ', '') ?? '';
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Car' });
  const pictures = await Promise.all(['#3b2fc9', '#2f6b4f', '#b4512c'].map(picture));
  await dialog.getByLabel('Add pictures').setInputFiles(pictures);
  const thumbnail = (position: number) => dialog.getByRole('img', { name: `Further picture ${position}` });
  await thumbnail(3).waitFor();
  const [first, second, third] = await Promise.all([1, 2, 3].map((at) => thumbnail(at).getAttribute('src')));
  expect(await findViolations(page)).toEqual([]);

  await thumbnail(1).scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: 'Move picture 3 earlier' }).press('Enter');
  await dialog.getByText('Now picture 2 of 3').waitFor();
  await thumbnail(2).dragTo(thumbnail(1));
  expect(await thumbnail(1).getAttribute('src')).toBe(third);
  await dialog.getByRole('button', { name: 'Remove picture 3' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'status', 'Car updated successfully', `${name}: Further pictures`);
  expect((await carsNamed(name))[0]).toMatchObject({ images: [third, first, second] });
  expect(complaints).toEqual([]);
  await close();
});

// The same car.
test.each([
  ['phone', PHONE, 39.5],
  ['desktop', DESKTOP, 41.5],
] as const)('on a %s a price in any notation is saved, and an ambiguous one is rejected', async (_, options, then) => {
  const { page, close } = await visitAsStaff(browser, '/admin?tab=fleet&cars=2', options);
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const name = (await edit.getAttribute('aria-label'))?.replace('Edit ', '') ?? '';
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Car' });
  const price = dialog.getByLabel('Price per day');
  const before = Number(await price.inputValue());

  for (const [text, sentence] of [
    ['1,234', 'This could be 1234 or 1.234. Please write 1234.00, or 1.23 with two decimals.'],
    ['-3', 'A price cannot be negative'],
  ] as const) {
    await price.fill(text);
    await price.press('Enter');
    await dialog.getByText(sentence, { exact: true }).waitFor();
    expect(await price.inputValue()).toBe(text);
    expect(await findViolations(page)).toEqual([]);
  }
  await price.fill('0');
  await price.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: 'This car would be free of charge. Save all the same?' });
  await question.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Change price' }).click();
  expect((await carsNamed(name))[0]?.price).toBe(before);

  await price.fill('1\u202f039,50 €');
  await dialog.getByLabel('Name').focus();
  expect(await price.inputValue()).toBe('1039.50');
  await price.fill(`${then}0`.replace('.', ','));
  await price.press('Enter');
  await toast(page, 'status').getByText(`→ $${then}0 a day`).waitFor();
  expect((await carsNamed(name))[0]?.price).toBe(then);
  await close();
});

test('a car with an active booking cannot be deleted, and its delete action is always disabled', async () => {
  const booking = await book({ from: dayFromNow(200), to: dayFromNow(201) });
  await changeAsColleague('PUT', '/api/entities/CarsBooking', { id: booking.id, status: 'active' });
  const car = await call(`/api/entities/Cars/${booking.carId}`).then(({ body }) => body as unknown as { name: string });
  const { page, close } = await visitAsStaff(browser, '/admin?tab=fleet&carView=cards&sort=-id');
  const menu = page.getByRole('button', { name: `More for ${car.name}`, exact: true });
  // On the way to its page of the fleet the bookings of the page may not have arrived.
  for (let cars = 1; (await menu.count()) === 0; cars += 1) {
    await page.goto(`${new URL(page.url()).origin}/admin?tab=fleet&carView=cards&sort=-id&cars=${cars}`);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
  }
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/entities/CarsBooking/search', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  const remove = page.getByRole('button', { name: `Delete ${car.name}`, exact: true });
  await remove.waitFor();
  expect(await remove.isDisabled()).toBe(true);
  answer();
  const card = page.getByRole('listitem').filter({ has: menu });
  await card.getByText('Rented', { exact: true }).waitFor();
  expect(await remove.isDisabled()).toBe(true);
  await changeAsColleague('DELETE', `/api/entities/CarsBooking/${booking.id}`);
  await close();
});

test('the dialog keeps its title while it closes', async () => {
  const { page, close } = await visitAsStaff(browser, '/admin?tab=fleet', {
    ...DESKTOP,
    reducedMotion: 'no-preference',
  });
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Edit Car' }).waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const title of document.querySelectorAll('[role=dialog] .ant-modal-title'))
        seen.add(title.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual(['Edit Car']);
  await close();
});
