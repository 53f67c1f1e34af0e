import type { Browser } from 'playwright-core';
import { findViolations } from './axe.ts';
import { DESKTOP, launchBrowser, visit } from './browser.ts';
import { ADMIN } from './start-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a person who is not signed in is redirected to the sign-in page, and back after signing in', async () => {
  const { page, close } = await visit(browser, '/admin?tab=bookings', DESKTOP);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin?tab=bookings');
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Failed to log in. Please check your credentials.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);

  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin?tab=bookings');
  await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
  await page.getByRole('table').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await close();
});
