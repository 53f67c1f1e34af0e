import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { address, DESKTOP, type Visit, visit } from './browser.ts';
import { ADMIN } from './start-product.ts';

/** Opens a page of the console as staff, with a new session. @param path or a whole address */
export async function visitAsStaff(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const visited = await visit(browser, path, { ...options, storageState: await signedInState(path) });
  await visited.page.locator('main h1').waitFor();
  return visited;
}

/** Signs in by the API, which is faster than the sign-in page, and returns the resulting state of the browser. */
async function signedInState(path: string): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const response = await fetch(address('/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await response.json()) as { data: [{ accessToken: string }] };
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  const value = session?.slice('session='.length).split(';')[0] ?? '';
  const { origin, hostname } = new URL(path, address());
  return {
    cookies: [
      {
        name: 'session',
        value,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Strict',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'accessToken', value: data[0].accessToken }] }],
  };
}

/** Fills in and submits the sign-in page, and waits for the console. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin**');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Returns the notification on the page: a success has the role `status`, an error `alert`. */
export function toast(page: Page, kind: 'status' | 'alert'): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole(kind);
}

/** Waits for a notification with exactly this title and description. */
export async function seeToast(page: Page, kind: 'status' | 'alert', ...texts: readonly string[]): Promise<void> {
  const lines = toast(page, kind).locator('strong, p');
  await toast(page, kind)
    .getByText(texts.at(-1) ?? '', { exact: true })
    .waitFor();
  expect(await lines.allInnerTexts()).toEqual(texts);
}
