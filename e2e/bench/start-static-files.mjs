import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

/** Path of a page of plain HTML. */
export const PLAIN_PAGE = '/plain';
/** What a new connection brings in about one round trip. */
const PLAIN_PAGE_BYTES = 15_000;

/**
 * Serves the pages of a site as files with styles, fonts and pictures, without scripts: the lower bound of the
 * measurements. One further page is plain text of the size that a first response may have.
 * @param {string} site URL of the site
 */
export async function startStaticFiles(site) {
  /** @type {Map<string, Buffer>} */
  const pages = new Map([[PLAIN_PAGE, composePlainPage()]]);
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.headers.accept?.includes('text/html')) {
      const page = pages.get(path) ?? brotliCompressSync(await readPage(site + path));
      pages.set(path, page);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = type.startsWith('image/svg');
    response
      .writeHead(answer.status, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) })
      .end(isText ? brotliCompressSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a page of text that does not compress further than to its letters. */
function composePlainPage() {
  let page = '<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1>';
  let compressed = brotliCompressSync(page);
  for (let index = 0; compressed.length < PLAIN_PAGE_BYTES; index++) {
    const words =
      createHash('sha512')
        .update(`${index}`)
        .digest('base64')
        .match(/.{1,8}/g) ?? [];
    page += `<p>${words.join(' ')}</p>`;
    compressed = brotliCompressSync(page);
  }
  return compressed;
}

/** @param {string} address */
async function readPage(address) {
  // On a busy machine the page may fall back to client-side rendering.
  for (let attempt = 0; attempt < 20; attempt++) {
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (html.includes('<h1'))
      return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    await setTimeout(500);
  }
  throw new Error(`${address} came without its content`);
}
