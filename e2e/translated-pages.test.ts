import type { Browser, Locator } from 'playwright-core';
import { bookingsWithCode, call, signInToken } from './api.ts';
import { book } from './book.ts';
import { DESKTOP, launchBrowser, type Visit, visit } from './browser.ts';
import { dayFromNow, spokenDay } from './days.ts';
import { signIn } from './staff.ts';
import { spoiledTexts, staleTexts, translateTexts } from './translate-texts.ts';

let browser: Browser;
let names: readonly string[];
beforeAll(async () => {
  [browser, names] = await Promise.all([launchBrowser(), carNames()]);
});
afterAll(() => browser.close());

/** Names of all cars, and their plates. */
async function carNames(): Promise<readonly string[]> {
  const { body } = await call('/api/entities/Cars/search', { entity: 'Cars' }, await signInToken());
  return body.data.flatMap(({ name, plate }) => (plate ? [String(name), String(plate)] : [String(name)]));
}

/** Expects that nothing has failed, that all changes of texts are shown, and that nothing exact was translated. */
async function expectIntact({ page, complaints }: Visit, names: readonly string[]): Promise<void> {
  expect(await staleTexts(page)).toEqual([]);
  expect(await spoiledTexts(page, names)).toEqual([]);
  expect(await page.getByRole('heading', { name: 'This page did not load' }).count()).toBe(0);
  expect(complaints).toEqual([]);
}

test('a translated page is searched, filtered and booked on; the booking is changed and canceled', async () => {
  const range = { from: dayFromNow(301), to: dayFromNow(303) };
  const visited = await visit(browser, '/', DESKTOP);
  const { page, close } = visited;
  await translateTexts(page);
  await page.getByLabel(/pick-?up date/i).fill(range.from);
  await page.getByLabel(/drop-?off date/i).fill(range.to);
  await page.getByText(/cars are free/).waitFor();
  await page.getByRole('button', { name: 'Search Available Cars' }).click();
  await page.getByRole('heading', { name: 'Choose your car' }).waitFor();
  const count = page.getByRole('status').filter({ hasText: /\d+ different cars/ });
  const all = Number.parseInt(await count.innerText(), 10);
  await page.locator('summary', { hasText: 'Class' }).click();
  await page.getByRole('checkbox', { name: /^SUV,/ }).check();
  await page.getByText('with your filters').waitFor();
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await page.getByRole('link', { name: 'SUV, remove filter' }).click();
  await page.getByText('with your filters').waitFor({ state: 'hidden' });
  expect(Number.parseInt(await count.innerText(), 10)).toBe(all);

  await page.getByRole('button', { name: /^Pickup & Drop-off Dates/ }).click();
  const picker = page.getByRole('dialog', { name: /Dates/ });
  await picker.getByRole('button', { name: new RegExp(`^${spokenDay(range.to)}`) }).click();
  await picker.getByRole('button', { name: new RegExp(`^${spokenDay(dayFromNow(304))}`) }).click();
  await picker.waitFor({ state: 'hidden' });
  await expectIntact(visited, names);

  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByText('Available at all locations').waitFor();
  const total = page.getByRole('main').getByText('Total', { exact: true }).locator('xpath=ancestor::div[1]');
  const before = await total.innerText();
  for (const day of [305, 308])
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${spokenDay(dayFromNow(day))}`) })
      .click();
  await page.waitForURL(new RegExp(dayFromNow(308)));
  await page.waitForFunction((text) => !document.querySelector('main')?.innerText.includes(text), before);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Booking' });
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await dialog.getByLabel('Full Name').fill('Amina El Fassi');
  await dialog.getByLabel('Email Address').fill('amina@gmial.com');
  await dialog.getByLabel('Phone Number').fill('06 12 34 56 78');
  await dialog.getByRole('button', { name: 'Yes, use this address' }).click();
  await dialog.getByLabel("Driver's License Number").fill('B 123456');
  await dialog.getByRole('checkbox').check();
  await expectIntact(visited, names);
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmation.waitFor();
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await confirmation.innerText())?.[0] ?? '';
  await confirmation.getByRole('button', { name: /Copy/ }).click();
  await expectIntact(visited, names);
  await confirmation.getByRole('link', { name: /your booking/i }).click();
  await expectIntact(visited, names);

  await page.getByText(code, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Change details' }).click();
  const change = page.getByRole('dialog');
  await change.getByLabel(/Note/).fill('A child seat, please');
  await expectIntact(visited, names);
  await change.getByRole('button', { name: /Save/ }).click();
  await page.getByText('A child seat, please').first().waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' })
    .click();
  await page.getByText('This booking is canceled').first().waitFor();
  expect((await bookingsWithCode(code))[0]?.status).toBe('canceled');
  await expectIntact(visited, names);
  await close();
});

test('header, footer, menu and language lead through the translated public pages', async () => {
  const visited = await visit(browser, '/', DESKTOP);
  const { page, close } = visited;
  await translateTexts(page);
  const follow = async (links: Locator, heading: string | RegExp) => {
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectIntact(visited, names);
  };
  const linkIn = (place: 'banner' | 'main' | 'contentinfo', name: string) =>
    page.getByRole(place).getByRole('link', { name, exact: true });
  await follow(linkIn('banner', 'Cars'), 'Choose your car');
  await follow(linkIn('banner', 'Locations'), 'Convenient Locations Nationwide');
  await follow(linkIn('banner', 'About'), 'Redefining Car Rental');
  await follow(linkIn('banner', 'Support'), /./);
  await follow(page.getByRole('main').getByRole('link', { name: /questions|FAQ/i }), 'Frequently Asked Questions');
  await page.getByRole('group').filter({ hasText: 'How do I book a car?' }).click();
  await follow(linkIn('contentinfo', 'Terms of Service'), 'Terms of Service');
  await follow(linkIn('contentinfo', 'Privacy Policy'), 'Privacy Policy');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await follow(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }), /./);
  await follow(linkIn('contentinfo', 'My booking'), 'My booking');
  await page.getByLabel(/code/i).fill('AB1-2CD');
  await page.getByLabel(/phone/i).fill('06 12 34 56 78');
  await page.getByRole('button', { name: /link/i }).click();
  await page.getByText('We cannot send emails at the moment').waitFor();
  await expectIntact(visited, names);
  await close();
});

test('a day of the console works translated', async () => {
  const range = { from: dayFromNow(310), to: dayFromNow(312) };
  const booking = await book(range, { customerName: 'Salma Idrissi' });
  const visited = await visit(browser, '/login', DESKTOP);
  const { page, close } = visited;
  await translateTexts(page);
  await signIn(page);
  const open = async (name: string, path: string) => {
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await page.waitForURL((url) => url.pathname + url.search === path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await expectIntact(visited, names);
  };
  await open('Today', '/admin/today');
  await open('Bookings', '/admin');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('searchbox').fill(booking.confirmationCode);
  await page.getByText('1 booking found').waitFor();
  await page.getByRole('link', { name: String(booking.id), exact: true }).click();
  await page.getByRole('heading', { name: `Booking #${booking.confirmationCode}` }).waitFor();
  for (const status of ['Reserved', 'Out']) {
    await page.getByRole('button', { name: status, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Status Update Email' });
    await dialog.waitFor();
    await expectIntact(visited, names);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByText(status, { exact: true }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Send Email', exact: true }).click();
  await page.getByRole('dialog', { name: 'Send Custom Email' }).getByRole('button', { name: 'Cancel' }).click();
  await expectIntact(visited, names);
  await page.getByRole('link', { name: 'All Bookings' }).click();
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByText('No bookings found').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await expectIntact(visited, names);

  await open('Planning', '/admin/planning');
  await open('Fleet', '/admin?tab=fleet');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await edit.click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('');
  await form.getByLabel(/Price/).first().fill('-3');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('A price cannot be negative', { exact: true }).waitFor();
  await expectIntact(visited, names);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'hidden' });
  await open('Settings', '/admin/settings');
  await page.getByRole('region', { name: 'Staff' }).waitFor();
  await expectIntact(visited, names);
  await close();
});
