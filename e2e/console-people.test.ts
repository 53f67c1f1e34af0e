import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createReviewToken } from '../api/src/reviews/review-link.ts';
import { call, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { seeToast, visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const AUTH_SECRET = 'a secret of the tests of people and figures';
const AGENT = { email: 'salma@example.com', password: 'a-password-of-an-agent' };

let browser: Browser;
let product: StartedProduct;
let token: string;
/** Of the demo: a customer, the car that was rented last, and the code of a rental that is over. */
let known: { customer: number; name: string; carId: string; code: string };

beforeAll(async () => {
  // A product of its own, for reviews are written with its secret.
  const settings = { AUTH_SECRET, ASK_FOR_REVIEWS: 'on' };
  [browser, product] = await Promise.all([launchBrowser(), startProduct(settings, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
  token = await signInToken();
  known = await addRecords();
  await inviteAgent();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function send(path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(address(path), { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).data[0];
}

/** Adds to the demo what it has none of: a flag, a document, papers and work of a car, and a review. */
async function addRecords() {
  const query = [{ field: 'status', operator: 'EQ', value: 'returned' }];
  const sort = [{ field: 'id', direction: 'desc' }];
  const search = { entity: 'CarsBooking', query, sort };
  let answer = await call('/api/entities/CarsBooking/search', search, token);
  // A server that has just started on a busy machine refuses reads that wait too long.
  while (answer.status === 503) answer = await call('/api/entities/CarsBooking/search', search, token);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const rental = answer.body.data.find(({ customerEmail }) => customerEmail) as Record<string, string> | undefined;
  if (!rental) throw new Error('The demo has no rental that is over');
  const { body: found } = await call(`/api/customers/of-booking/${rental.id}`, undefined, token);
  const customer = Number(found.data[0]?.id);
  await send(`/api/customers/${customer}/documents`, { kind: 'id', number: 'AB 123456', expiresOn: dayFromNow(-3) });
  const carId = String(rental.carId);
  const paper = { carId, kind: 'insurance', validFrom: dayFromNow(-300), validTo: dayFromNow(20), cost: 4_200 };
  await send(`/api/vehicle-papers/${randomUUID()}`, paper, 'PUT');
  const work = { carId, kind: 'oil', plannedOn: dayFromNow(-9), doneOn: dayFromNow(-9), cost: 600 };
  await send(`/api/vehicle-services/${randomUUID()}`, work, 'PUT');
  const link = createReviewToken(AUTH_SECRET, { id: Number(rental.id), customerEmail: String(rental.customerEmail) });
  await send('/api/reviews', { token: link, stars: 4, text: 'A clean car', name: 'Nadia', locale: 'fr' });
  return { customer, name: String(rental.customerName), carId, code: String(rental.confirmationCode) };
}

async function inviteAgent() {
  const { link } = await send('/api/accounts', { email: AGENT.email, name: 'Salma', role: 'agent', language: 'en' });
  await send('/api/auth/invitation', { token: link.replace(/^.*=/, ''), password: AGENT.password });
}

const pages = () => [
  '/admin/customers',
  `/admin/customers/${known.customer}`,
  `/admin/cars/${known.carId}/papers`,
  '/admin/reports',
  '/admin/reviews',
];

/** Waits until all is read: the network is never idle. */
async function untilRead(page: Page) {
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 320, height: 640 } };

test.each([
  ['a narrow phone', NARROW],
  ['a desktop', DESKTOP],
  ['a dark phone', { ...PHONE, colorScheme: 'dark' }],
  ['a dark desktop', { ...DESKTOP, colorScheme: 'dark' }],
] as const)('on %s customers, papers of cars, reports and reviews are accessible and fit', async (_, size) => {
  const { page, complaints, settle, close } = await visitAsStaff(browser, '/admin/customers', size);
  const problems: string[] = [];
  for (const path of pages()) {
    await page.goto(address(path));
    await untilRead(page);
    await settle();
    problems.push(...(await findViolations(page)).map((violation) => `${path}: ${violation}`));
    const [width, wanted] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (width > wanted) problems.push(`${path}: ${width} pixels wide in a window of ${wanted}`);
  }
  expect(problems).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a customer is found, flagged and no longer flagged by the keyboard', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/customers');
  await page.getByPlaceholder('Name, phone, email or document').fill(known.name);
  const link = page.locator(`main a[href$="/admin/customers/${known.customer}"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: known.name }).waitFor();
  await page.getByText('Expired on').waitFor();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Flag: do not rent' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason').fill('Came back with another car');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Flag: do not rent' }).press('Enter');
  await seeToast(page, 'status', 'The customer is flagged');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Came back with another car').waitFor();

  await page.getByRole('button', { name: 'Lift the flag' }).press('Enter');
  await dialog.getByLabel('Reason').fill('It was ours');
  await dialog.getByRole('button', { name: 'Lift the flag' }).press('Enter');
  await page.getByText('Lifted: It was ours').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a paper of a car is renewed with the days that follow it', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, `/admin/cars/${known.carId}/papers`);
  await page.getByRole('button', { name: /^Renew: Insurance/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { body } = await call(`/api/vehicle-papers?carId=${known.carId}`, undefined, token);
  const papers = body.data[0]?.papers as { validFrom: string; validTo: string }[];
  // 321 days, as the one before has.
  expect(papers).toContainEqual(expect.objectContaining({ validFrom: dayFromNow(21), validTo: dayFromNow(341) }));
  expect(complaints).toEqual([]);
  await close();
});

test('an owner shows, answers and hides a review', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/reviews');
  const review = page.getByRole('listitem').filter({ hasText: 'A clean car' });
  await review.getByRole('button', { name: `Show: ${known.code}` }).click();
  await seeToast(page, 'status', 'The review is shown');
  const dialog = page.getByRole('dialog');
  await review.getByRole('button', { name: `Answer: ${known.code}` }).click();
  await dialog.getByLabel('Answer').fill('Thank you!');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await review.getByText('Our answer: Thank you!').waitFor();
  await review.getByRole('button', { name: `Hide: ${known.code}` }).click();
  await dialog.getByLabel('Reason').fill('Names a colleague');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await review.getByText('Hidden: Names a colleague').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('figures of a period are read as tables by the keyboard, and saved as a workbook and a page', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/reports');
  await untilRead(page);
  await page.getByRole('radio', { name: 'Quarter' }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL('**quarter**');
  await untilRead(page);
  const disclosure = page.getByText('As a table').first();
  await disclosure.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('table').first().waitFor();
  for (const [name, ending] of [
    [/excel|workbook|xlsx/i, '.xlsx'],
    [/pdf/i, '.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).first().click();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('an agent has customers and papers of cars, and neither reports nor reviews', async () => {
  const { page, close } = await visit(browser, '/login', DESKTOP);
  await page.getByLabel('Email').fill(AGENT.email);
  await page.getByLabel('Password').fill(AGENT.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
  const navigation = page.getByRole('banner').getByRole('navigation');
  await navigation.getByRole('link', { name: 'Bookings' }).waitFor();
  for (const path of pages()) {
    await page.goto(address(path));
    await untilRead(page);
    const refusal = page.locator('main').getByText('Your account may not do this. Please ask an owner.');
    expect([path, await refusal.count()]).toEqual([path, /reports|reviews/.test(path) ? 1 : 0]);
    expect(await page.getByRole('link', { name: /^(Reports|Reviews)$/ }).count()).toBe(0);
  }
  await page.goto(address(`/admin/customers/${known.customer}`));
  await untilRead(page);
  expect(await page.getByRole('button', { name: 'Erase the customer' }).count()).toBe(0);
  await close();
});
