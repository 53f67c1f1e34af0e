import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';
import { isPersonalPath } from 'shared-kit/domain';
import {
  COMPRESSION_OPTIONS,
  CONNECTION_TIMEOUTS,
  type ConnectionTimeouts,
  clientKey,
  enableLingeringClose,
  originForm,
  requestIdOf,
  requestPath,
  type Tracing,
} from 'shared-kit/server';
import { isVersion } from '../release-store/release-schemas.ts';
import { DEFAULT_FAILURE_THRESHOLD, type ServerSettings } from '../settings.ts';
import { type ApiTimeouts, apiProxy } from './api-proxy.ts';
import { createCompressedPages } from './compressed-pages.ts';
import { addCrawlerFiles } from './crawler-files.ts';
import { createDevelopmentPages } from './development-pages.ts';
import { errorBody, UNREADABLE } from './error-body.ts';
import { createFailureMonitor, type FailureMonitor } from './failure-monitor.ts';
import { failureReportRoute } from './failure-report-route.ts';
import { fetchAskedReleases, followBucket } from './follow-bucket.ts';
import { addGracefulShutdown } from './graceful-shutdown.ts';
import { INTEGRITY_MAPS } from './integrity-map.ts';
import type { GatewayMonitoring } from './measure-gateway.ts';
import { measurementRoute } from './measurement-route.ts';
import { SHARED_PAGE } from './page-caching.ts';
import { decodePath, SOURCE_MAP } from './page-files.ts';
import { createPageService } from './page-service.ts';
import { createPreviews, PREVIEW_COOKIE } from './preview.ts';
import { purgePages } from './purge-pages.ts';
import { readLanguage } from './read-language.ts';
import { releaseStatusRoute } from './release-status-route.ts';
import { RequestLog, requestMonitoring } from './request-log.ts';
import { refuseUnreadable, securityHeaders } from './security-headers.ts';
import type { DevServers, SiteOptions } from './served-releases.ts';
import { addSiteFiles } from './site-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly failureMonitor: FailureMonitor;
    /** Returns whether the shutdown has begun. */
    readonly isDraining: () => boolean;
  }
}

/** By default loopback is a trusted proxy, and browsers keep a copy of the page with their bookings. */
export interface GatewayOptions
  extends Pick<SiteOptions, 'store' | 'site' | 'apiOrigin' | 'paymentUrl'>,
    Partial<Pick<ServerSettings, 'trustedProxies' | 'isServiceWorkerOn' | 'releases' | 'purge'>> {
  readonly devServers?: DevServers;
  readonly logLevel?: string;
  readonly connectionTimeouts?: ConnectionTimeouts;
  readonly apiTimeouts?: Partial<ApiTimeouts>;
  /** Whether the API belongs to another site (`npm run dev -- --api`). */
  readonly isForeignApi?: boolean;
  /** Counts requests; undefined when no figures are served. */
  readonly monitoring?: GatewayMonitoring | undefined;
  /** Sends spans of requests and pages to a collector. */
  readonly tracing?: Tracing | undefined;
  /** Delays every request until it resolves; used in development while the API restarts. */
  readonly whenApiReady?: () => Promise<void>;
}

/**
 * Builds the gateway: serves pages, release files and proxied API requests on one origin. Every path that is no file and
 * no API request returns the page; the host's router decides what it shows.
 */
export async function buildGateway({
  store,
  devServers = {},
  site,
  apiOrigin,
  paymentUrl,
  trustedProxies = ['loopback'],
  isServiceWorkerOn = true,
  logLevel = 'warn',
  releases = {},
  purge,
  connectionTimeouts = CONNECTION_TIMEOUTS,
  apiTimeouts,
  isForeignApi,
  monitoring,
  tracing,
  whenApiReady,
}: GatewayOptions): Promise<FastifyInstance> {
  const gateway = fastify({
    logger: { level: logLevel },
    trustProxy: [...trustedProxies],
    http: connectionTimeouts,
    // Fastify's default, no limit, would override that of `http`.
    requestTimeout: connectionTimeouts.requestTimeout,
    forceCloseConnections: true,
    return503OnClosing: false,
    rewriteUrl: requestPath,
    // That of a proxy in front, or a new one.
    genReqId: requestIdOf,
    logController: new RequestLog(),
    clientErrorHandler: refuseUnreadable,
  });
  enableLingeringClose(gateway.server);
  await gateway.register(requestMonitoring, { monitoring, tracing });
  await securityHeaders(gateway);
  addGracefulShutdown(gateway);
  if (whenApiReady) gateway.addHook('onRequest', whenApiReady);

  // Pages; the API compresses its answers itself, and release files are compressed when they are built.
  await gateway.register(compress, COMPRESSION_OPTIONS);

  await gateway.register(apiProxy, { apiOrigin, timeouts: apiTimeouts, isForeign: isForeignApi });

  const stopFollowing = await followBucket(store, gateway.log);
  gateway.addHook('onClose', stopFollowing);
  fetchAskedReleases(gateway, store);
  await gateway.register(files, {
    root: path.join(store.root, 'releases'),
    prefix: '/releases/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    allowedPath: isReleasedFile,
  });

  await addSiteFiles(gateway, { site, isServiceWorkerOn });
  const { releaseKeys, failureThreshold = DEFAULT_FAILURE_THRESHOLD, isAutoRollback = false } = releases;
  const options: SiteOptions = { store, devServers, site, apiOrigin, releaseKeys, paymentUrl };
  addCrawlerFiles(gateway, options);

  const health = createFailureMonitor({ store, releaseKeys, failureThreshold, isAutoRollback, log: gateway.log });
  gateway.decorate('failureMonitor', health);
  await gateway.register(failureReportRoute, { health });
  await gateway.register(releaseStatusRoute, { store, apiOrigin });
  const isDevelopment = Object.keys(devServers).length > 0;
  const createPages = isDevelopment ? createDevelopmentPages : createPageService;
  const onActivated = () => purge && void purgePages(purge, gateway.log);
  const measured = [...(monitoring ? (['vitals'] as const) : []), ...(tracing ? (['presses'] as const) : [])];
  const pages = await createPages({ ...options, health, measured, log: gateway.log, onActivated });
  if (measured.length > 0) await gateway.register(measurementRoute, { pages, health, monitoring, tracing });
  const { isRemoteOverride = false } = releases;
  const previews = createPreviews({ ...options, isRemoteOverride, log: gateway.log });
  gateway.addHook('onClose', async () => {
    await pages.close();
    await previews.close();
    await health.close();
  });

  await gateway.register(cookie);

  gateway.get(ACTIVE_REVISION_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ revision: pages.revision() }),
  );
  gateway.get(`${INTEGRITY_MAPS}*`, (request, reply) => {
    const map = pages.integrityMap(request.url.split('?')[0] ?? '');
    if (map === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(map);
  });
  const compressed = createCompressedPages();
  async function answerPage(request: FastifyRequest, reply: FastifyReply, url: string) {
    const language = readLanguage(request);
    const previewed = await previews.compose(request, reply, url, language);
    const isPreview = previewed !== undefined;
    const pathname = url.split('?')[0] ?? '';
    const isPersonal = isPersonalPath(decodePath(pathname) ?? '');
    const { status, html, policy, tag, isRendered, route, mount } =
      previewed ?? (await pages.compose(url, clientKey(request.ip), language));
    request.pageRoute = route ?? 'no page';
    // Of pages that depend on their path only, and not of one that a visitor sees without its content.
    const isShared = isRendered && status === 200 && mount?.languages === true && !request.cookies[PREVIEW_COOKIE];
    const caching = isPersonal ? 'no-store' : isShared ? SHARED_PAGE : 'no-cache';
    reply
      .header('cache-control', isPreview ? 'private, no-store' : caching)
      .header('content-security-policy', policy)
      .header('vary', 'accept-encoding');
    if (!mount?.languages) reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (!mount?.indexed || isPersonal) reply.header('x-robots-tag', 'noindex');
    if (status === 200 && !isPreview && !isPersonal) {
      // Most visits get the same page: reply 304.
      reply.header('etag', tag);
      if (isKnownTag(tag, request.headers['if-none-match'])) return reply.code(304).send();
    }
    reply.code(status).type('text/html; charset=utf-8');
    const small = reply.hasHeader('etag') && compressed({ html, tag });
    // What lists brotli with a weight is left to the plugin, which reads weights.
    if (small && /\bbr\b(?!\s*;)/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(small);
    return reply.send(html);
  }
  gateway.get('/*', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    // Never return the page for a missing file: a browser would run HTML as a script.
    if (FILE.test(pathname) && !request.headers.accept?.includes('text/html')) return reply.callNotFound();
    const asked = (request.query as { preview?: string | string[] }).preview;
    if (asked !== undefined) return previews.answerLink(request, reply, String(asked));
    return answerPage(request, reply, originForm(request.originalUrl));
  });
  gateway.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    return isCall(request)
      ? reply.send(errorBody(404, 'not_found', 'There is nothing at this address'))
      : reply.type('text/plain; charset=utf-8').send('Not found');
  });
  gateway.setErrorHandler<FastifyError>((error, request, reply) =>
    isCall(request) && (error.statusCode ?? 500) < 500 ? reply.code(400).send(UNREADABLE) : reply.send(error),
  );

  return gateway;
}

/** Whether `If-None-Match` lists the tag; a cache on the way may have made it strong. */
function isKnownTag(tag: string, known = ''): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return known.split(',').some((other) => other.trim() === '*' || bare(other) === bare(tag));
}

/** Whether a request is for the API, though none that is proxied: the methods of WebDAV, for example. */
function isCall({ url }: FastifyRequest): boolean {
  return /^\/(?:api|media)(?:[/?]|$)/.test(url);
}

/** Path of a file, by its extension. A browser navigation to such a path still gets the not-found page. */
const FILE = /\.[a-z0-9]{2,5}$/i;

/** Whether browsers may fetch a file of the store: no draft, no server build, no source map. */
function isReleasedFile(pathname: string): boolean {
  const [app, version, file] = pathname.replace(/^\//, '').split('/');
  if (SOURCE_MAP.test(pathname)) return false;
  return Boolean(app && version && file && isVersion(version) && !file.startsWith('.') && file !== 'server');
}
