import helmet from '@fastify/helmet';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { RuntimeSettings } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { composePage } from './compose-page.ts';
import { type Release, readHostAssets, readRemoteAddress } from './release.ts';

export interface GatewayOptions {
  readonly releases: { readonly host: Release; readonly public: Release; readonly admin: Release };
  readonly site: SiteSettings;
  /** Origin of the API, `http://127.0.0.1:9000`. */
  readonly apiOrigin: string;
  readonly logLevel?: string;
}

/**
 * The one address of the product: the page, the applications' files, and the API behind it. What is no file
 * and no call gets the page, since the host decides there what is shown.
 */
export async function buildGateway({
  releases,
  site,
  apiOrigin,
  logLevel = 'warn',
}: GatewayOptions): Promise<FastifyInstance> {
  const gateway = fastify({ logger: { level: logLevel }, trustProxy: 'loopback', forceCloseConnections: true });

  await gateway.register(helmet, {
    contentSecurityPolicy: policyFor(Object.values(releases)),
    strictTransportSecurity: false,
  });

  for (const upstream of ['/api', '/media']) {
    await gateway.register(proxy, {
      upstream: apiOrigin,
      prefix: upstream,
      rewritePrefix: upstream,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply) => {
          reply.code(503).header('retry-after', '2').send(API_DOWN);
        },
      },
    });
  }

  const isDevelopment = Object.values(releases).some(({ folder }) => !folder);
  let decorate = true;
  for (const { folder, baseUrl } of Object.values(releases)) {
    if (!folder) continue;
    await gateway.register(files, {
      root: folder,
      prefix: baseUrl,
      decorateReply: decorate,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    });
    decorate = false;
  }

  gateway.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '';
    // A missing file must never answer with the page: a script that is HTML breaks a browser in strange ways.
    if (!isPage || path.startsWith('/releases/') || /\.[a-z0-9]{2,5}$/i.test(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(composePage(await readHostAssets(releases.host), await settingsFor(releases, site), isDevelopment));
  });

  return gateway;
}

const API_DOWN = {
  code: 503,
  message: 'The booking service is not available right now. Please try again in a moment.',
  error: 'The booking service is not available right now. Please try again in a moment.',
  meta: { type: 'service_unavailable' },
};

async function settingsFor(releases: GatewayOptions['releases'], site: SiteSettings): Promise<RuntimeSettings> {
  return {
    site,
    remotes: { public: await readRemoteAddress(releases.public), admin: await readRemoteAddress(releases.admin) },
  };
}

/** Scripts from this origin only; a development server's origin, its hot reload included, where one holds an application. */
function policyFor(releases: readonly Release[]) {
  const servers = [...new Set(releases.filter(({ folder }) => !folder).map(({ baseUrl }) => new URL(baseUrl).origin))];
  const sockets = servers.map((origin) => origin.replace('http', 'ws'));
  const own = ["'self'", ...servers];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: servers.length > 0 ? [...own, "'unsafe-eval'", "'unsafe-inline'"] : own,
      // Style attributes of React, and the style elements that Ant Design writes at run time.
      styleSrc: [...own, "'unsafe-inline'"],
      imgSrc: [...own, 'data:', 'blob:'],
      fontSrc: own,
      connectSrc: [...own, ...sockets],
      manifestSrc: own,
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}
