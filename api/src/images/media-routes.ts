import { mkdir } from 'node:fs/promises';
import files from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../http/problems.ts';
import { ogImage } from './og-image.ts';

/** An SVG is a document: it may use its own styles and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the pictures of the media folder. Their addresses change when they do. */
export const mediaRoutes: FastifyPluginAsync<{ readonly mediaDir: string }> = async (app, { mediaDir }) => {
  await mkdir(mediaDir, { recursive: true });
  app.get<{ Params: { '*': string } }>('/share/*', async ({ params }, reply) => {
    const picture = await ogImage(mediaDir, params['*']);
    if (!picture) throw notFound('There is no such picture');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
  await app.register(files, {
    root: mediaDir,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders(reply, path) {
      if (path.endsWith('.svg')) reply.header('content-security-policy', SVG_POLICY);
    },
  });
};
