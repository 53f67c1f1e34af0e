import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param options.isWhole whether it must be a whole browser where there is one: the headless shell fetches disabled sheets */
export function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  const { CHROME_PATH = '/usr/bin/chromium', WHOLE_CHROME_PATH = CHROME_PATH } = process.env;
  const executablePath = isWhole ? WHOLE_CHROME_PATH : CHROME_PATH;
  if (!existsSync(executablePath))
    throw new Error('No Chromium: set CHROME_PATH, or install one (Debian: apt-get install chromium), or run npm test');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** The product's address, with a path of it. */
export function address(path = '/'): string {
  return `${process.env.E2E_ADDRESS}${path}`;
}

/**
 * Until the server renders the page: with all that runs beside a test it may leave one to the browser now and then, as
 * it is meant to.
 */
export async function untilRendered(path: string, origin = address('')): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const html = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
    if (html.includes('id="page-data"')) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${path} does not come rendered`);
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface Visit {
  readonly page: Page;
  /** What the browser complained of so far: errors of scripts, refused resources, warnings of React. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A visitor with a fresh browser profile. */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions = PHONE): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address(path));
  return { page, complaints, close: () => context.close() };
}
