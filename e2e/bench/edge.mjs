import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import autocannon from 'autocannon';
import { median } from '../../api/bench/percentile.ts';
import { freePort } from '../../deployment/test/free-port.ts';
import { renderSite } from '../../deployment/test/render-site.ts';
import { findNginx, runNginx } from '../../deployment/test/run-nginx.ts';
import { startProduct } from './start-product.mjs';

const ROUNDS = Number(process.env.RUNS ?? 25);
const CONNECTIONS = 10;
const SECONDS = 1;
const FILE = '/releases/bench/1/page.json';
/** Limit of the rate of a page that nginx keeps, relative to a static file of the same bytes. */
const LIMIT = 0.9;
const PAGES = ['/', '/cars', '/fr/cars'];
const BROTLI = { 'accept-encoding': 'br' };

const nginx = findNginx();
if (!nginx) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)');
const product = await startProduct();
const store = product.releaseStore;
const port = await freePort();
const [gateway, api] = [product.address, product.apiOrigin].map((origin) =>
  new URL(origin).host.replace('localhost', '127.0.0.1'),
);
const site = await renderSite({
  LISTEN: `127.0.0.1:${port}`,
  LISTEN_IPV6: '',
  SERVER_NAME: 'localhost',
  RELEASE_STORE: store,
  API_LISTEN: `127.0.0.1:${await freePort()}`,
  PAGE_CACHE: path.join(store, 'pages'),
  GATEWAY_1: gateway ?? '',
  GATEWAY_2: gateway ?? '',
  API_1: api ?? '',
  API_2: api ?? '',
});
const stopNginx = await runNginx(nginx, { folder: path.join(store, 'nginx'), site, port });
const address = `http://127.0.0.1:${port}`;
try {
  console.log(
    `| Page | kB | A second, kept by nginx | A second, the same bytes as a file | Ratio (at least ${LIMIT}) |`,
  );
  console.log('|---|---|---|---|---|');
  for (const page of PAGES) console.log(`| ${(await measure(page)).join(' | ')} |`);
} finally {
  await stopNginx();
  await product.stop();
}

/**
 * Asks for a page and the file in turn, so that noise of the machine affects both.
 * @param {string} page
 */
async function measure(page) {
  const bytes = await readCompressed(page);
  const file = path.join(store, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.br`, bytes);
  /** @type {{ kept: number, file: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push({ kept: await rateOf(page), file: await rateOf(FILE) });
  // The first one warms up.
  const [, ...counted] = rounds;
  const [kept, ofFile, ratio] = [
    median(counted.map((round) => round.kept)),
    median(counted.map((round) => round.file)),
    median(counted.map((round) => round.kept / round.file)),
  ];
  return [page, (bytes.length / 1000).toFixed(1), Math.round(kept), Math.round(ofFile), ratio.toFixed(2)];
}

/**
 * Returns the bytes of a page as they are sent, without those of its compression being undone.
 * @param {string} page
 */
async function readCompressed(page) {
  return new Promise((/** @type {(bytes: Buffer) => void} */ resolve, reject) => {
    request(address + page, { headers: BROTLI }, async (response) => resolve(Buffer.concat(await response.toArray())))
      .once('error', reject)
      .end();
  });
}

/**
 * Returns the answers a second. @throws Error when one is not 200
 * @param {string} pathname
 */
async function rateOf(pathname) {
  const { requests, non2xx, errors } = await autocannon({
    url: address + pathname,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: BROTLI,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${pathname} failed`);
  return requests.total / SECONDS;
}
