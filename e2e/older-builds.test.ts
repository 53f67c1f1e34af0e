import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { readActivation } from '../deployment/src/release-store/release-store.ts';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';
import { freeCar } from './api.ts';
import { bookOnPage } from './book.ts';
import { DESKTOP, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { signIn } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

/** Builds of host and remotes that were released, which `npm run keep-release` keeps. */
const KEPT = path.join(__dirname, 'older-builds');

let browser: Browser;
let product: StartedProduct;
let folder: string;
/** The day of the kept builds, and the version of today's. */
let older: string;
let today: string;

const release = (...args: string[]): Promise<string> =>
  runReleaseCommand({ root: product.releaseStore }, args, {
    // The API is asked whether it still has what they need.
    env: { API_ORIGIN: product.address },
    warn: () => undefined,
  });

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
  process.env.E2E_ADDRESS = product.address;
  folder = await mkdtemp(path.join(tmpdir(), 'older-builds-'));
  today = (await readActivation({ root: product.releaseStore }))?.apps.host.version ?? '';
  const [file = ''] = await readdir(KEPT);
  older = path.basename(file, '.tar.br');
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(await readFile(path.join(KEPT, file))) });
  for (const name of await readdir(folder)) {
    const build = path.join(folder, name, 'dist');
    const { name: container } = JSON.parse(await readFile(path.join(build, 'build.json'), 'utf8'));
    await release('publish', container.replace('remote_', ''), '--version', older, '--folder', build);
  }
}, 180_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
});

test.each([
  ['host and remotes of an earlier release', () => older],
  ['its remotes with the host of today', () => today],
])("visitors book and staff work with %s on today's API", async (_, hostVersion) => {
  await release('activate', `host@${hostVersion()}`, `public@${older}`, `admin@${older}`, '--older');
  const isServed = (html: string) => html.includes(`/releases/host/${hostVersion()}/`);
  while (!isServed(await (await fetch(product.address)).text())) await sleep(100);

  const home = await visit(browser, '/', { ...PHONE, isRendered: true });
  await home.page.locator('main h1').waitFor();
  await home.page.waitForSelector('html[data-hydrated]');
  await home.settle();
  expect(home.complaints).toEqual([]);
  await home.close();

  const range = { from: dayFromNow(3), to: dayFromNow(5) };
  const car = await freeCar(range);
  const path = `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`;
  const booking = await visit(browser, path, { ...PHONE, isRendered: true });
  const code = await bookOnPage(booking.page);
  expect(code).not.toBe('');
  expect(booking.complaints).toEqual([]);
  await booking.close();

  const console = await visit(browser, '/admin?tab=bookings', DESKTOP);
  await signIn(console.page);
  await console.page.getByRole('searchbox', { name: 'Search bookings' }).fill(code);
  await console.page.getByRole('row').filter({ hasText: code }).waitFor();
  expect(console.complaints).toEqual([]);
  await console.close();
});
