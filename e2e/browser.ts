import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';

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

/**
 * Launches a browser; once more when it crashes before it is there, as Chromium does once in some thousand launches.
 * @param options.isWhole prefers a full browser over the headless shell, which fetches disabled style sheets
 */
export async function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  const options = { executablePath: findExecutable({ isWhole }), args: ARGUMENTS };
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!String(error).includes('signal=SIGSEGV')) throw error;
    process.stderr.write('A browser crashed while it started, and is started again\n');
    return chromium.launch(options);
  }
}

function findExecutable({ isWhole }: { readonly isWhole: boolean }): string {
  const { CHROME_PATH = '/usr/bin/chromium', WHOLE_CHROME_PATH = CHROME_PATH } = process.env;
  const executablePath = isWhole ? WHOLE_CHROME_PATH : CHROME_PATH;
  if (!existsSync(executablePath))
    throw new Error('No Chromium: set CHROME_PATH, or install one (Debian: apt-get install chromium), or run npm test');
  return executablePath;
}

/** Launches a phone whose browser is set to texts of twice the usual size. */
export async function launchPhoneWithLargeText(): Promise<{
  readonly context: BrowserContext;
  close(): Promise<void>;
}> {
  const profile = await mkdtemp(path.join(tmpdir(), 'large-text-'));
  await mkdir(path.join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findExecutable({ isWhole: true }),
    args: ARGUMENTS,
    ...PHONE,
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the URL of a path of the tested product. */
export function address(path = '/'): string {
  return `${process.env.E2E_ADDRESS}${path}`;
}

/**
 * Loads a page until it is server-rendered, and returns that response: on a busy machine a page may fall back to
 * client-side rendering.
 * @param load fetches the page, or opens it in a browser
 */
export async function untilRendered<Loaded extends { text(): Promise<string> }>(
  load: () => Promise<Loaded | null>,
): Promise<{ readonly response: Loaded; readonly html: string }> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await load();
    const html = await response?.text();
    if (response && html?.includes('id="page-data"')) return { response, html };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The page does not come rendered');
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface Visit {
  readonly page: Page;
  /** Messages of the browser so far: script errors, failed requests, warnings of React. */
  readonly complaints: readonly string[];
  /** Waits until no API call is in progress, except the endless stream of events. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page in a new browser profile.
 * @param path of the product, or a whole URL
 * @param options.isRendered whether the page must be server-rendered
 */
export async function visit(
  browser: Browser,
  path: string,
  { isRendered = false, ...options }: BrowserContextOptions & { readonly isRendered?: boolean } = PHONE,
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const calls = new Set<Request>();
  const isCall = (request: Request) => /^\/api\/(?!events$)/.test(new URL(request.url()).pathname);
  page.on('request', (request) => isCall(request) && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (one) => calls.delete(one));
  const settle = async () => {
    for (let quiet = 0; quiet < 4; quiet = calls.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(100);
  };
  const load = () => page.goto(new URL(path, address()).href);
  const loadAnew = async () => {
    // Aborts the requests of a page that was not server-rendered.
    await page.goto('about:blank');
    complaints = [];
    return load();
  };
  await (isRendered ? untilRendered(loadAnew) : load());
  return { page, complaints, settle, close: () => context.close() };
}
