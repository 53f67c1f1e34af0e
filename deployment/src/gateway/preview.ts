import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPreview, nameOfPreview, type Preview } from '../release-store/previews.ts';
import { composeRuntimeSettings, createPageComposer, type Page } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { readPreviewedReleases, type ServedReleases, type SiteOptions } from './served-releases.ts';

export interface Previews {
  /**
   * Returns the page of the preview in the request's cookie, rendered by the browser; undefined without one. Clears the
   * cookie of a preview that has ended or is no longer compatible.
   * @param url path and query
   */
  compose(request: FastifyRequest, reply: FastifyReply, url: string): Promise<Page | undefined>;
  /** Handles `?preview=TOKEN` and `?preview=off`: sets or clears the cookie and redirects to the page. */
  answerLink(request: FastifyRequest, reply: FastifyReply, asked: string): Promise<FastifyReply>;
}

const COOKIE = 'preview';

/** Needs `@fastify/cookie`. */
export function createPreviews({ store, devServers, site, releaseKeys }: SiteOptions): Previews {
  /** Returns undefined for an unknown, ended or incompatible preview, and logs why. */
  async function open(
    token: string,
    { log }: FastifyRequest,
  ): Promise<{ readonly preview: Preview; readonly releases: ServedReleases } | undefined> {
    try {
      const preview = await findPreview(store, token);
      return preview && { preview, releases: await readPreviewedReleases(store, devServers, preview, releaseKeys) };
    } catch (error) {
      log.warn({ err: error }, 'Preview unavailable');
      return undefined;
    }
  }

  return {
    async compose(request, reply, url) {
      const token = request.cookies[COOKIE];
      if (!token) return undefined;
      const opened = await open(token, request);
      if (!opened) {
        reply.clearCookie(COOKIE, { path: '/' });
        return undefined;
      }
      const { preview, releases } = opened;
      const settings = composeRuntimeSettings(releases, site, nameOfPreview(preview));
      const developmentServers = Object.values(devServers);
      const composePage = createPageComposer({ apps: releases.apps, settings, developmentServers });
      return composePage(filesForPath(releases.apps, url.split('?')[0] ?? ''));
    },

    async answerLink(request, reply, asked) {
      // Exactly one leading slash: two would redirect to another site.
      const page = (request.url.split('?')[0] ?? '').replace(/^[/\\]+/, '/');
      reply.header('cache-control', 'no-store');
      if (asked === 'off') return reply.clearCookie(COOKIE, { path: '/' }).redirect(page);
      const opened = await open(asked, request);
      if (!opened)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('This preview does not exist, has ended, or does not fit what is active any more.\n');
      return reply
        .setCookie(COOKIE, asked, {
          path: '/',
          expires: new Date(opened.preview.expiresAt),
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
        })
        .redirect(page);
    },
  };
}
