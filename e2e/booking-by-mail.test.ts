import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addDays, type CalendarDay, type Car } from 'shared-kit/domain';
import { SMTPServer } from 'smtp-server';
import { findViolations } from './axe.ts';
import { launchBrowser, PHONE } from './browser.ts';
import { dayFromNow } from './days.ts';
import { readTexts } from './read-texts.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const AGENCY = 'hello@zelligecars.example';
const CUSTOMER = 'amelie@example.com';
const TEXTS = readTexts('fr');

interface ReceivedMail extends ParsedMail {
  readonly recipient: string;
}
const received: ReceivedMail[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    void simpleParser(stream).then((mail) => {
      received.push({ ...mail, recipient: session.envelope.rcptTo[0]?.address ?? '' });
      done();
    });
  },
});

let browser: Browser;
let product: StartedProduct;
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` })]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await new Promise<void>((done) => mailServer.close(done));
});

/** Returns the French text of a message up to its first argument. */
function text(id: string): string {
  const message = TEXTS[id]?.message.split('{')[0]?.trim();
  if (!message) throw new Error(`There is no text ${id}`);
  return message;
}

async function openPhone(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    ...PHONE,
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return { context, page: await context.newPage() };
}

/** Waits for an e-mail to a recipient whose subject or text contains the words, and returns it. */
async function mailTo(recipient: string, words: string): Promise<ReceivedMail> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const mail = received.find((one) => one.recipient === recipient && `${one.subject} ${one.text}`.includes(words));
    if (mail) {
      received.splice(received.indexOf(mail), 1);
      return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const all = received.map((one) => `${one.recipient}: ${one.subject}`);
  throw new Error(`No e-mail to ${recipient} says ${words}; there are ${all.join('; ')}`);
}

/** Returns the link of an e-mail to the booking, with the address of the tested product. */
function linkIn({ html }: ParsedMail): string {
  const [, link] = /href="([^"]*\/my-booking#[\w-]{22})"/.exec(html || '') ?? [];
  if (!link) throw new Error('The e-mail has no link to the booking');
  const { pathname, hash } = new URL(link);
  return product.address + pathname + hash;
}

async function findCar(): Promise<Car> {
  const answer = await fetch(`${product.address}/api/entities/Cars/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { data: [Car] }).data[0];
}

test('a phone books in French, loses everything, comes back by e-mail, changes the flight and cancels', async () => {
  const pickupDate = dayFromNow(60) as CalendarDay;
  const range = { pickupDate, dropoffDate: addDays(pickupDate, 2) };
  const car = await findCar();
  const lost = await openPhone();
  await lost.page.goto(`${product.address}/fr/car/${car.CarId}?${new URLSearchParams(range)}`);
  await lost.page
    .getByRole('button', { name: text('car.PRICE_TEXT.bookNow') })
    .first()
    .click();
  const dialog = lost.page.getByRole('dialog');
  await dialog.locator('[name=customerName]').fill('Amélie Laurent');
  await dialog.locator('[name=customerEmail]').fill(CUSTOMER);
  await dialog.locator('[name=customerPhone]').fill('06 12 34 56 78');
  await dialog.locator('[name=driverLicense]').fill('X-1234');
  // On a French page the number may be French, too.
  await dialog.getByRole('button', { name: /\+212/ }).click();
  await dialog.locator('[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  const code = (await dialog.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
  await lost.context.close();

  // Both customer and agency get an e-mail; the agency's has a WhatsApp link to the number in international format.
  const request = await mailTo(AGENCY, code);
  expect(`${request.html}`).toContain('https://wa.me/212612345678');
  const first = await mailTo(CUSTOMER, code);
  expect(first.headers.get('auto-submitted')).toBe('auto-generated');
  expect(`${first.html}`).toContain('<html lang="fr"');
  const calendar = new ICAL.Component(ICAL.parse(first.attachments[0]?.content.toString() ?? ''));
  const [pickup] = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(pickup?.startDate.toString()).toMatch(pickupDate);

  // A GET request, as of a mail scanner, does not use up the link. Then it is opened on another phone.
  for (let count = 0; count < 2; count++) expect((await fetch(linkIn(first))).status).toBe(200);
  const { context, page } = await openPhone();
  await page.goto(linkIn(first));
  await page.getByText(code, { exact: true }).waitFor();
  expect(page.url()).toBe(`${product.address}/fr/my-booking`);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  await page.getByText(code, { exact: true }).waitFor();

  // Elsewhere the link is used up; a new one can be requested, which is sent to the customer.
  const stranger = await openPhone();
  await stranger.page.goto(linkIn(first));
  await stranger.page.getByText(text('myBooking.LINK_TEXT.used')).waitFor();
  expect(await stranger.page.getByText(code).count()).toBe(0);
  await stranger.page
    .getByRole('button', { name: text('myBooking.LINK_TEXT.send') })
    .first()
    .click();
  await stranger.page.getByText(text('myBooking.LINK_TEXT.sent')).waitFor();
  const renewed = await mailTo(CUSTOMER, '/fr/my-booking');
  await stranger.page.goto('about:blank');
  await stranger.page.goto(linkIn(renewed));
  await stranger.page.getByText(code, { exact: true }).waitFor();
  await stranger.context.close();

  await page.getByRole('button', { name: text('myBooking.MANAGE_TEXT.change') }).click();
  const form = page.getByRole('dialog');
  expect(await findViolations(page)).toEqual([]);
  await form.locator('[name=pickupTime]').selectOption('10:30');
  await form.locator('[name=pickupPlace]').selectOption('airport');
  await form.locator('[name=flightNumber]').fill('at 641');
  await form.locator('button[type=submit]').click();
  await page.getByText('AT 641').waitFor();
  for (const recipient of [AGENCY, CUSTOMER]) expect((await mailTo(recipient, 'AT 641')).text).toContain(code);

  await page.getByRole('button', { name: text('myBooking.MANAGE_TEXT.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('myBooking.CANCEL_TEXT.confirm') })
    .click();
  await page.getByText(text('bookingState.canceledMeaning')).waitFor();
  const [toAgency, toCustomer] = [await mailTo(AGENCY, code), await mailTo(CUSTOMER, code)];
  expect([toAgency.attachments.length, toCustomer.attachments[0]?.content.toString()]).toEqual([
    0,
    expect.stringContaining('STATUS:CANCELLED'),
  ]);
  const free = await fetch(
    `${product.address}/api/availability?${new URLSearchParams({ from: range.pickupDate, to: range.dropoffDate })}`,
  );
  expect(await free.text()).not.toContain(car.CarId);
  expect(received).toEqual([]);
  await context.close();
});
