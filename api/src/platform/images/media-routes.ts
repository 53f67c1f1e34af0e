import { mkdir } from 'node:fs/promises';
import files from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { ApiProblem } from '../http/api-problem.ts';
import { getOrCreateOgImage } from './og-image.ts';

/** An SVG opened as a document may use inline styles and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the images of the media folder as immutable: a changed image has another URL. */
export const mediaRoutes: FastifyPluginAsync<{ readonly mediaDir: string }> = async (app, { mediaDir }) => {
  await mkdir(mediaDir, { recursive: true });
  app.get<{ Params: { '*': string } }>('/share/*', async ({ params }, reply) => {
    const image = await getOrCreateOgImage(mediaDir, params['*']);
    if (!image) throw new ApiProblem(404, { type: 'image_not_found' }, 'There is no such picture');
    return (
      reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        // E-mails show these pictures within the pages of webmail.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image)
    );
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
