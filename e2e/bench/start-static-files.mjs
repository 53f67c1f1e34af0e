import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * What can be had at all: the pages of a site as files, with their styles, fonts and pictures, and without scripts.
 * @param {string} site whose pages they are
 */
export async function startStaticFiles(site) {
  const pages = new Map();
  const server = createServer(async (request, response) => {
    if (request.headers.accept?.includes('text/html')) {
      const page = pages.get(request.url) ?? brotliCompressSync(await readPage(site + request.url));
      pages.set(request.url, page);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = type.startsWith('image/svg');
    response
      .writeHead(answer.status, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) })
      .end(isText ? brotliCompressSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readPage(address) {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  if (!html.includes('<h1')) throw new Error(`${address} came without its content`);
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
