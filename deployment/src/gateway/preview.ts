import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import { findPreview, nameOfPreview } from '../release-store/previews.ts';
import { composeRuntimeSettings, createPageComposer, type Page } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { pathOf } from './page-service.ts';
import { createPreviewRenderers } from './preview-renderers.ts';
import { overrideRemote, parseRemoteOverride } from './remote-override.ts';
import { readPreviewedReleases, readServedReleases, type ServedReleases, type SiteOptions } from './served-releases.ts';
import { fetchStaffSession } from './staff-session.ts';

export interface Previews {
  /**
   * Returns the page of the preview in the request's cookie; undefined without a preview. Clears the cookie of a preview
   * that has ended, is no longer compatible or no longer allowed.
   * @param url path and query
   */
  compose(request: FastifyRequest, reply: FastifyReply, url: string, language: LocaleCode): Promise<Page | undefined>;
  /**
   * Handles `?preview=TOKEN`, for staff `?preview=public@http://localhost:3001`, and `?preview=off`: sets or clears the
   * cookie and redirects to the page.
   */
  answerLink(request: FastifyRequest, reply: FastifyReply, asked: string): Promise<FastifyReply>;
  close(): Promise<void>;
}

/** Of a browser that is shown a preview, or was. */
export const PREVIEW_COOKIE = 'preview';

interface PreviewsOptions extends SiteOptions {
  /** Whether staff may load a remote from their own machine. */
  readonly isRemoteOverride: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'child'>;
}

interface OpenedPreview {
  /** What is previewed, `public@1.4.0`. */
  readonly name: string;
  readonly releases: ServedReleases;
  /** Absent for a `RemoteOverride`: its cookie ends with the browser's session. */
  readonly expiresAt?: string;
  /** Origin of the developer's machine that serves the remote of a `RemoteOverride`. */
  readonly remoteOrigin?: string;
}

/** Needs `@fastify/cookie`. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { store, devServers, site, apiOrigin, releaseKeys, paymentUrl, isRemoteOverride, log } = options;
  const renderers = createPreviewRenderers(apiOrigin, log);

  async function openOverride(text: string, request: FastifyRequest): Promise<OpenedPreview | undefined> {
    const override = isRemoteOverride ? parseRemoteOverride(text) : undefined;
    if (!override || !(await fetchStaffSession(request, apiOrigin))?.ok) return undefined;
    const active = await readServedReleases(store, devServers, { releaseKeys });
    return { name: text, releases: overrideRemote(active, override), remoteOrigin: override.origin };
  }

  async function openPreview(token: string): Promise<OpenedPreview | undefined> {
    const preview = await findPreview(store, token);
    if (!preview) return undefined;
    const releases = await readPreviewedReleases(store, devServers, preview, releaseKeys);
    return { name: nameOfPreview(preview), releases, expiresAt: preview.expiresAt };
  }

  /** Returns undefined for a preview that is unknown, ended, incompatible or not allowed; logs a damaged one. */
  async function open(asked: string, request: FastifyRequest): Promise<OpenedPreview | undefined> {
    try {
      return (await openOverride(asked, request)) ?? (await openPreview(asked));
    } catch (error) {
      request.log.warn({ err: error }, 'Preview unavailable');
      return undefined;
    }
  }

  return {
    async compose(request, reply, url, language) {
      const token = request.cookies[PREVIEW_COOKIE];
      if (!token) return undefined;
      const opened = await open(token, request);
      if (!opened) {
        reply.clearCookie(PREVIEW_COOKIE, { path: '/' });
        return undefined;
      }
      const { name, releases, remoteOrigin } = opened;
      const settings = composeRuntimeSettings(releases, site, name);
      const developmentServers = Object.values(devServers);
      const { apps } = releases;
      const composePage = createPageComposer({ apps, settings, developmentServers, paymentUrl, remoteOrigin });
      const files = filesForPath(releases, pathOf(url), language);
      // The gateway does not have what a developer's machine serves.
      if (remoteOrigin) return composePage(files);
      const page = await renderers.render({
        ...files,
        preview: name,
        apps,
        settings,
        url,
        client: clientKey(request.ip),
      });
      return composePage(files, page && { page });
    },

    async answerLink(request, reply, asked) {
      // Exactly one leading slash: `//host` would redirect to another site.
      const page = (request.url.split('?')[0] ?? '').replace(/^[/\\]+/, '/');
      reply.header('cache-control', 'no-store');
      if (asked === 'off') return reply.clearCookie(PREVIEW_COOKIE, { path: '/' }).redirect(page);
      const opened = await open(asked, request);
      if (!opened)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('This preview does not exist, has ended, or does not fit what is active any more.\n');
      return reply
        .setCookie(PREVIEW_COOKIE, asked, {
          path: '/',
          ...(opened.expiresAt && { expires: new Date(opened.expiresAt) }),
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
        })
        .redirect(page);
    },

    close: renderers.close,
  };
}
