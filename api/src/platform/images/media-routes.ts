import { mkdir } from 'node:fs/promises';
import { extname } from 'node:path';
import files from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { FileStore } from 'shared-kit/server';
import { ApiProblem } from '../http/api-problem.ts';
import { notFound } from '../http/problems.ts';
import { getOrCreateOgImage } from './og-image.ts';

/** An SVG opened as a document may use inline styles and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Serves the images of the media store as immutable: a changed image has another URL. */
export const mediaRoutes: FastifyPluginAsync<{ readonly store: FileStore }> = async (app, { store }) => {
  app.get<{ Params: { '*': string } }>('/share/*', async ({ params }, reply) => {
    const image = await getOrCreateOgImage(store, params['*']);
    if (!image) throw new ApiProblem(404, { type: 'image_not_found' }, 'There is no such picture');
    return (
      reply
        .type('image/jpeg')
        .header('cache-control', IMMUTABLE)
        // E-mails show these pictures within the pages of webmail.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image)
    );
  });
  if (store.folder === undefined)
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => sendFile(store, params['*'], reply));
  else {
    await mkdir(store.folder, { recursive: true });
    await app.register(files, {
      root: store.folder,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders(reply, path) {
        if (path.endsWith('.svg')) reply.header('content-security-policy', SVG_POLICY);
      },
    });
  }
};

async function sendFile(store: FileStore, key: string, reply: FastifyReply) {
  const type = TYPES[extname(key)];
  const file = type && !key.split('/').some((name) => name.startsWith('.')) ? await store.get(key) : undefined;
  if (!file) throw notFound();
  if (type === TYPES['.svg']) reply.header('content-security-policy', SVG_POLICY);
  return reply
    .type(type ?? '')
    .headers({ 'cache-control': IMMUTABLE, 'content-length': file.size, etag: file.tag })
    .send(file.stream);
}
