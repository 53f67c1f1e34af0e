import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../deployment/commands/root.mjs';
import { findChromium } from '../find-chromium.mjs';
import { measurePage } from './measure-page.mjs';

const RUNS = 5;
const { chromium } = createRequire(import.meta.url)('playwright-core');

const found = await findChromium();
if (!found) throw new Error('The benchmark needs a Chromium: install one or set CHROME_PATH');
const product = await startProduct();
const { startSingleBundle } = await import('./start-single-bundle.mjs');
const reference = await startSingleBundle(product.address);
const browser = await chromium.launch({
  executablePath: found.executable,
  env: { ...process.env, ...found.env },
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
});

const CAR_SHOWN = 'main a[href^="/car/"]';
const carPath = await firstCarPath();
const PAGES = [
  { name: 'Home', path: '/', shown: CAR_SHOWN },
  { name: 'Cars', path: '/cars', shown: CAR_SHOWN },
  { name: 'Car', path: carPath, shown: 'main table button' },
];

const rows = [];
for (const { name, path: pathname, shown } of PAGES) {
  const results = { federated: [], single: [] };
  // Turn by turn, so that whatever else the machine does falls on both alike.
  for (let run = 0; run < RUNS; run++) {
    results.federated.push(await measurePage(browser, product.address + pathname, shown));
    results.single.push(await measurePage(browser, reference.address + pathname, shown));
  }
  for (const [build, list] of Object.entries(results)) rows.push({ page: name, build, ...medians(list) });
}
await browser.close();
await reference.stop();
await product.stop();

console.log(`Phone profile: CPU 4×, 1.6 Mbit/s, 150 ms; cold cache; medians of ${RUNS}.\n`);
console.log('| Page | Build | JS kB | all kB | requests | waves to data | largest paint ms | data shown ms | CLS |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const { page, build, scriptBytes, bytes, requests, waves, largestPaint, dataShown, shift } of rows)
  console.log(
    `| ${page} | ${build === 'single' ? 'one plain bundle' : 'federated'} | ${kilo(scriptBytes)} | ${kilo(bytes)} | ${requests} | ${waves} | ${Math.round(largestPaint)} | ${Math.round(dataShown)} | ${shift.toFixed(3)} |`,
  );
for (const { name } of PAGES) {
  const [federated, single] = ['federated', 'single'].map((build) =>
    rows.find((row) => row.page === name && row.build === build),
  );
  const ratio = (field) => (federated[field] / single[field]).toFixed(2);
  console.log(
    `\n${name}: ${ratio('scriptBytes')} × the JavaScript, ${ratio('largestPaint')} × the largest paint, ${ratio('dataShown')} × the data shown`,
  );
}

function medians(list) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(list[0]).map((field) => [field, median(list.map((result) => result[field]))]));
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(0);
}

async function firstCarPath() {
  const response = await fetch(`${product.address}/api/entities/Cars/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entity: 'Cars', pagination: { page: 1, size: 1 } }),
  });
  return `/car/${(await response.json()).data[0].CarId}`;
}

/** The product as its README says, with data and releases of its own. */
async function startProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'deployment', 'commands', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      RELEASE_STORE: path.join(folder, 'releases'),
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /The site\s+(http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
