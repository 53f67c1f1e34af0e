import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESKTOP, type Visit, visit } from './browser.ts';
import { ADMIN } from './start-product.ts';

/** Somebody of the staff, signed in, at a page of the console. */
export async function visitAsStaff(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const visited = await visit(browser, path, options);
  await signIn(visited.page);
  await visited.page.locator('main h1').waitFor();
  return visited;
}

/** Fills the sign-in page that is on the screen. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin**');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The notification on the screen: a success is a status, an error an alert. */
export function toast(page: Page, kind: 'status' | 'alert'): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole(kind);
}

/** Waits for a notification with title and description, exactly. */
export async function seeToast(page: Page, kind: 'status' | 'alert', ...texts: readonly string[]): Promise<void> {
  const lines = toast(page, kind).locator('strong, p');
  await toast(page, kind)
    .getByText(texts.at(-1) ?? '', { exact: true })
    .waitFor();
  expect(await lines.allInnerTexts()).toEqual(texts);
}
