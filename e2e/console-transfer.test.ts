import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { call, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { address, DESKTOP, launchBrowser, PHONE } from './browser.ts';
import { seeToast, toast, visitAsStaff } from './staff.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 320, height: 640 } };
const PLATE = '77777-A-26';

let browser: Browser;
let product: StartedProduct;
let token: string;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct({}, { isAgency: true })]);
  process.env.E2E_ADDRESS = product.address;
  token = await signInToken();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const file = (name: string, ...rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
});
async function findProblems(page: Page): Promise<readonly string[]> {
  const [width, wanted] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  return [
    ...(await findViolations(page)),
    ...(width > wanted ? [`${width} pixels wide in a window of ${wanted}`] : []),
  ];
}

/** Gives the car of a rental that is over a plate. Returns a day on which the customer had it. */
async function plateRentedCar(): Promise<string> {
  const search = {
    entity: 'CarsBooking',
    query: [{ field: 'status', operator: 'EQ', value: 'returned' }],
    sort: [{ field: 'id', direction: 'desc' }],
  };
  let answer = await call('/api/entities/CarsBooking/search', search, token);
  while (answer.status === 503) answer = await call('/api/entities/CarsBooking/search', search, token);
  const rental = answer.body.data[0] as unknown as { carId: string; pickupDate: { $date: string } };
  const response = await fetch(address('/api/entities/Cars'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ CarId: rental.carId, plate: PLATE }),
  });
  expect(response.status).toBe(200);
  return rental.pickupDate.$date.slice(0, 10);
}

test('a list of fines is imported by its headings, charged, and written about; its pages fit a narrow phone in the dark', async () => {
  const day = await plateRentedCar();
  const { page, complaints, settle, close } = await visitAsStaff(browser, '/admin/fines', {
    ...NARROW,
    colorScheme: 'dark',
  });
  const list = (plate: string) =>
    file('amendes.csv', 'Immatriculation;Date;Heure;Autorité;N° PV;Montant', `${plate};${day};12:00;NARSA;PV-7;300,50`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CSV or XLSX file').setInputFiles(list('1-Z-1'));
  await dialog.getByText('is no plate of the fleet').waitFor();
  expect(await findProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Nothing is imported while a row cannot be taken').waitFor();
  await dialog.getByLabel('CSV or XLSX file').setInputFiles(list(PLATE));
  await dialog.getByText('New: 1. Here already: 0.').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await seeToast(page, 'status', 'Imported: 1. Here already: 0.');
  await page.getByText('PV-7').first().waitFor();
  await settle();
  expect(await findProblems(page)).toEqual([]);

  await page.getByRole('link', { name: /PV-7/ }).first().click();
  await page.waitForURL('**/admin/fines/*');
  await page.getByRole('button', { name: 'Charge the customer' }).click();
  await dialog.getByLabel('Handling fee').fill('20');
  expect(await findProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Charge the customer' }).click();
  await page.getByRole('button', { name: 'Take the charge back' }).waitFor();
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await page.getByRole('button', { name: /^Letter / }).waitFor();
  const notice = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a notice') };
  await page.locator('input[type=file][aria-label="Add the notice"]').setInputFiles(notice);
  await page.getByRole('button', { name: /^Notice of / }).waitFor();
  await settle();
  expect(await findProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a list of cars is imported once each of its rows can be taken', async () => {
  const { page, complaints, settle, close } = await visitAsStaff(browser, '/admin/settings/transfer', NARROW);
  const list = (fuel: string) =>
    file(
      'parc.csv',
      'Matricule;Modèle;Catégorie;Places;Énergie;Boîte;Prix/jour',
      `1-T-1;Dacia Logan;Berline;5;${fuel};Manuelle;310,50`,
    );
  const input = page.getByLabel('Choose a file', { exact: true });
  await input.setInputFiles(list('Bois'));
  await page.getByRole('region', { name: 'Rows that cannot be taken' }).getByText('Bois').waitFor();
  await settle();
  expect(await findProblems(page)).toEqual([]);
  expect(await page.getByRole('button', { name: /^Import 1 row/ }).count()).toBe(0);
  await page.locator('input[type=file][accept*=csv]').setInputFiles(list('Diesel'));
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await seeToast(page, 'status', '1 row was imported');
  // It is there now, off sale until it has a picture, and is not taken twice.
  await page.locator('input[type=file][accept*=csv]').setInputFiles(list('Diesel'));
  await page.getByText('1 row: 0 are new, 1 is there already, 0 cannot be taken.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('all data goes out as an archive, and an empty installation takes it back', async () => {
  const { page, complaints, close } = await visitAsStaff(browser, '/admin/settings/transfer', DESKTOP);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  // Its file goes with the page.
  const buffer = await readFile(await (await download).path());
  const archive = { name: 'agency.zip', mimeType: 'application/zip', buffer };
  expect(buffer.toString('latin1', 0, 2)).toBe('PK');
  await page.locator('input[type=file][accept=".zip"]').setInputFiles(archive);
  // This one is not empty.
  await toast(page, 'alert').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('409') && !complaint.includes('not taken back'))).toEqual(
    [],
  );
  await close();

  const source = process.env.E2E_ADDRESS;
  const empty = await startProduct({ DEMO_DATA: 'off' });
  process.env.E2E_ADDRESS = empty.address;
  try {
    const visited = await visitAsStaff(browser, '/admin/settings/transfer', DESKTOP);
    await visited.page.locator('input[type=file][accept=".zip"]').setInputFiles(archive);
    await toast(visited.page, 'status')
      .getByText(/^Taken back: 6\d cars, /)
      .waitFor({ timeout: 120_000 });
    await visited.close();
  } finally {
    process.env.E2E_ADDRESS = source;
    await empty.stop();
  }
});

test.each([
  ['a desktop', DESKTOP],
  ['a dark desktop', { ...DESKTOP, colorScheme: 'dark' }],
] as const)('on %s fines and imports are accessible and fit', async (_, size) => {
  const { page, complaints, settle, close } = await visitAsStaff(browser, '/admin/fines', size);
  const problems: string[] = [];
  for (const path of ['/admin/fines', '/admin/settings/transfer']) {
    await page.goto(address(path));
    await page.locator('main h1').waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await settle();
    problems.push(...(await findProblems(page)).map((problem) => `${path}: ${problem}`));
  }
  expect([problems, complaints]).toEqual([[], []]);
  await close();
});
