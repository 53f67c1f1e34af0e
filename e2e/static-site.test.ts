import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { address, launchBrowser, PHONE } from './browser.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let browser: Browser;
let folder: string;
let host: Server;
let site: string;

beforeAll(async () => {
  browser = await launchBrowser();
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'static-site-')), 'site');
  await exportSite();
  host = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(api|media)\//.test(pathname)) {
      const { method = 'GET', headers } = request;
      const body = method === 'GET' ? null : await buffer(request);
      const type = { 'content-type': headers['content-type'] ?? 'application/json' };
      const answer = await fetch(address(request.url), { method, body, ...(body && { headers: type }) });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const files = [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`, '/404.html'];
    for (const [index, file] of files.entries()) {
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      if (!content) continue;
      response.writeHead(index === 2 ? 404 : 200, { 'content-type': TYPES[path.extname(file)] ?? '' }).end(content);
      return;
    }
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => host.close(resolve));
  await rm(path.dirname(folder), { recursive: true });
});

function exportSite() {
  const command = path.join(__dirname, '../scripts/release.mjs');
  const env = { ...process.env, RELEASE_STORE: process.env.E2E_RELEASE_STORE };
  return promisify(execFile)(process.execPath, [command, 'export', folder], { env });
}

test.each([
  ['/', 'Your car in Marrakech', /View Details/],
  ['/cars', 'Choose your car', /View Details/],
  // A page without a file, since its path has a parameter.
  ['/car/dacia-duster-k7m2', 'Dacia Duster', /All cars/],
])('%s works on a static file server, rendered by the browser', async (pathname, heading, link) => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isMissingFile = message.text().includes('404') && message.location().url === site + pathname;
    if (['error', 'warning'].includes(message.type()) && !isMissingFile) complaints.push(message.text());
  });
  await page.goto(site + pathname);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('link', { name: link }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page for paths without a file has the links in the language of the path, and those of the console', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/fr/car/dacia-duster-k7m2`);
  await page.getByRole('heading', { level: 1, name: 'Dacia Duster' }).waitFor();
  const header = page.getByRole('banner');
  expect(await header.getByRole('link', { name: 'Voitures' }).getAttribute('href')).toBe('/fr/cars');
  expect(await header.getByRole('link', { name: 'Cars', exact: true }).count()).toBe(0);
  const settings = await page.locator('#runtime-settings').textContent();
  const staff = JSON.parse(settings ?? '').linksByLocale.fr.staff as { path: string; label: string }[];
  expect(staff).toContainEqual(expect.objectContaining({ path: '/admin', label: 'Réservations' }));
  await context.close();
});

test('the sign-in works on a static file server, too', async () => {
  const page = await browser.newPage();
  await page.goto(`${site}/admin`);
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await page.close();
});

test('no source map is among the files, and no script or style sheet names one', async () => {
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
  const sources = files.filter((file) => /\.(js|css)$/.test(file));
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) expect(await readFile(path.join(folder, file), 'utf8')).not.toContain('sourceMappingURL');
});

test('the export contains no server build, and does not overwrite files', async () => {
  const files = await readdir(folder, { recursive: true });
  expect(files.some((file) => file.endsWith('remoteEntry.js') || /remoteEntry\.\w+\.js$/.test(file))).toBe(true);
  expect(files.filter((file) => file.endsWith('.cjs'))).toEqual([]);
  await expect(exportSite()).rejects.toThrow('is not empty');
});
