import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from './gateway/gateway.ts';
import { exampleOf } from './recorded-answers.ts';
import { serveRecordedApi } from './recorded-api.ts';
import { activateReleases } from './release-store/activate-releases.ts';
import { ATTESTATION_FILE, RELEASE_FILE } from './release-store/release-bucket.ts';
import type { Release } from './release-store/release-schemas.ts';
import { releaseFolder } from './release-store/release-store.ts';
import { createStackMapper } from './renderer/map-stack.ts';
import { summarizeStack } from './summarize-stack.ts';

/** A release and the folder of its files. */
export interface LocatedRelease {
  readonly release: Release;
  readonly folder: string;
}

/** What a page of the host posts to the gateway when an application fails. */
interface Report {
  readonly app: string;
  readonly failure: string;
  readonly message: string;
  readonly path: string;
}

const START_TIMEOUT_MS = 30_000;
/** Number of pages that are open at once. */
const TABS = 4;
const POLL_INTERVAL_MS = 50;
const SIGN_IN = '/login';
/** Whether the page works: a remote's page is shown, or the form of the sign-in page. */
const HAS_STARTED = `document.documentElement.dataset.hydrated !== undefined ||
  location.pathname === '${SIGN_IN}' && document.querySelector('#root form') !== null`;
/** A session that nobody signed: the recorded API asks for none, and the console then shows its pages. */
const SIGN_IN_AS_OWNER = `localStorage.setItem('accessToken', 'e30.' + btoa('{"sub":"recorded","role":"owner"}') + '.e30')`;

/**
 * Opens the sign-in page and every page of the remotes in a browser, served by a gateway with a recorded API, and returns
 * why pages did not start: by an uncaught error, or the failure that the host reports. A reason is listed with its routes.
 * @param executable path of a Chromium
 */
export async function startPages(set: readonly LocatedRelease[], executable: string): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'started-releases-'));
  const store = { root: folder };
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    for (const located of set)
      await copyRelease(located, releaseFolder(store, located.release.app, located.release.version));
    await activateReleases(store, Object.fromEntries(set.map(({ release: { app, version } }) => [app, version])));
    const api = await serveRecordedApi();
    closing.push(async () => api.close());
    const reports: Report[] = [];
    const gateway = await buildGateway({
      store,
      site: DEFAULT_SITE_SETTINGS,
      apiOrigin: api.origin,
      logLevel: 'silent',
      isServiceWorkerOn: false,
    });
    closing.push(() => gateway.close());
    gateway.addHook('preHandler', async ({ url, body }) => {
      if (url === '/release-failures') reports.push(body as Report);
    });
    const origin = await gateway.listen({ host: '127.0.0.1', port: 0 });
    const browser = await launch(executable);
    closing.push(() => browser.close());
    const context = await browser.newContext();

    const describe = await createDescription(set, origin);
    const reasons = new Map<string, string>();
    const start = async (route: string, afterwards?: string) => {
      const example = exampleOf(route);
      const page = await context.newPage();
      const errors = collectErrors(page);
      await page.goto(origin + example, { waitUntil: 'commit' });
      const reason = await findFailure(page, errors, () => reports.find((report) => report.path === example));
      if (reason) reasons.set(route, describe(reason));
      if (afterwards) await page.evaluate(afterwards);
      await page.close();
    };
    await start(SIGN_IN, SIGN_IN_AS_OWNER);
    const routes = set.flatMap(({ release }) => Object.keys(release.pages));
    const waiting = [...routes];
    const startNext = async () => {
      for (let route = waiting.shift(); route; route = waiting.shift()) await start(route);
    };
    await Promise.all(Array.from({ length: TABS }, startNext));
    const failures = new Map<string, string[]>();
    for (const route of [SIGN_IN, ...routes]) {
      const reason = reasons.get(route);
      if (reason) failures.set(reason, [...(failures.get(reason) ?? []), route]);
    }
    return failures;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Copies a build, which may be that of another store, without its attestation: the caller has verified it. */
async function copyRelease({ release, folder }: LocatedRelease, target: string): Promise<void> {
  await cp(folder, target, { recursive: true });
  await rm(path.join(target, ATTESTATION_FILE), { force: true });
  await writeFile(path.join(target, RELEASE_FILE), JSON.stringify(release));
}

/** @throws Error that names `CHROME_PATH` when the program cannot be started */
async function launch(executable: string): Promise<Browser> {
  // Loaded by a release alone, not by the gateway's start.
  const { chromium } = await import('playwright-core');
  try {
    // The sandbox is not available to root and in containers; only released code is loaded.
    return await chromium.launch({ executablePath: executable, chromiumSandbox: false, args: ['--disable-quic'] });
  } catch (error) {
    throw new Error(`CHROME_PATH: ${(error as Error).message.split('\n')[0]}`);
  }
}

interface PageErrors {
  /** Stacks of the errors that no code of the page has caught. */
  readonly uncaught: string[];
  /** Stacks of the first causes of the errors that the page has logged, in order. */
  readonly logged: Promise<string>[];
}

function collectErrors(page: Page): PageErrors {
  const errors: PageErrors = { uncaught: [], logged: [] };
  page.on('pageerror', ({ name, message, stack }) => errors.uncaught.push(stack || `${name}: ${message}`));
  page.on('console', (line) => {
    for (const value of line.type() === 'error' ? line.args() : [])
      errors.logged.push(value.evaluate(stackOfFirstCause).catch(() => ''));
  });
  return errors;
}

/** Runs in the page. Returns '' for a value that is not an error. */
function stackOfFirstCause(value: unknown): string {
  let error = value;
  while (error instanceof Error && error.cause) error = error.cause;
  return (error instanceof Error && error.stack) || '';
}

/** Waits until the page works or has failed; returns why it failed. */
async function findFailure(
  page: Page,
  { uncaught, logged }: PageErrors,
  findReport: () => Report | undefined,
): Promise<string | undefined> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    // Fails while another document is loaded.
    const hasStarted = await page.evaluate(HAS_STARTED).catch(() => false);
    // The error says more than the report that follows from it.
    const [error] = uncaught;
    if (error) return error;
    const report = findReport();
    if (report) {
      // Messages come in order: what was logged before is known after this call.
      await page.evaluate('0').catch(() => undefined);
      const stack = (await Promise.all(logged)).find(Boolean);
      return stack ?? `${report.app} reports ${report.failure}: ${report.message}`;
    }
    if (hasStarted) return undefined;
    await sleep(POLL_INTERVAL_MS);
  }
  return 'it does not start, without an error';
}

/** Returns the function that describes an error by its message and its line in our sources. */
async function createDescription(set: readonly LocatedRelease[], origin: string): Promise<(reason: string) => string> {
  const lists = await Promise.all(
    set.map(async ({ release, folder }) => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
      const base = `${origin}/releases/${release.app}/${release.version}/`;
      return names.map((name) => ({ url: base + name, file: path.join(folder, name) }));
    }),
  );
  const files = lists.flat();
  const map = createStackMapper(files.map(({ file }) => file));
  return (reason) => {
    const mapped = map(files.reduce((text, { url, file }) => text.replaceAll(url, file), reason));
    // The bundler's name of a source, `webpack://remote_public/./src/remote.tsx`, as its path in the checkout.
    return summarizeStack(mapped.replaceAll(/webpack:\/\/(\w+)\/\.\//g, (_, name) => `${name.replace('_', '-')}/`));
  };
}
