import { mkdirSync } from 'node:fs';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problems.ts';
import { keepSharePicture } from '../images/keep-share-picture.ts';

/** An SVG is a document: it may style itself and do nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `/media/…`: pictures, whose address changes when they do. */
export async function addMediaRoutes(app: FastifyInstance, mediaDir: string): Promise<void> {
  mkdirSync(mediaDir, { recursive: true });
  app.get<{ Params: { '*': string } }>('/media/share/*', async ({ params }, reply) => {
    const picture = await keepSharePicture(mediaDir, params['*']);
    if (!picture) throw notFound('There is no such picture');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
  await app.register(files, {
    root: mediaDir,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders(reply, path) {
      if (path.endsWith('.svg')) reply.header('content-security-policy', SVG_POLICY);
    },
  });
}
