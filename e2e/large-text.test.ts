import { address, launchPhoneWithLargeText, PHONE } from './browser.ts';
import { ADMIN } from './start-product.ts';

const PUBLIC = ['/', '/cars', '/car/dacia-duster-k7m2', '/faq', '/support', '/locations', '/about', '/my-booking'];
const CONSOLE = [
  '/admin/today',
  '/admin',
  '/admin?tab=fleet',
  '/admin/planning',
  '/admin/customers',
  '/admin/fines',
  '/admin/invoices',
  '/admin/cash',
  '/admin/reports',
  '/admin/settings',
  '/admin/settings/papers',
  '/admin/settings/prices',
  '/admin/settings/transfer',
];

let phone: Awaited<ReturnType<typeof launchPhoneWithLargeText>>;
beforeAll(async () => {
  phone = await launchPhoneWithLargeText();
});
afterAll(() => phone.close());

test('with texts of twice the size no page is wider than the phone', async () => {
  const { context } = phone;
  const page = context.pages()[0] ?? (await context.newPage());
  const wide: string[] = [];
  const measure = async (path: string) => {
    await page.goto(address(path));
    await page.locator('main h1').first().waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    // A phone widens its window to what does not fit.
    const width = await page.evaluate(() => innerWidth);
    if (width > (PHONE.viewport?.width ?? 0)) wide.push(`${path}: ${width}`);
  };
  for (const path of PUBLIC) await measure(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');

  await page.goto(address('/login'));
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin**');
  for (const path of CONSOLE) await measure(path);
  expect(wide).toEqual([]);
});
