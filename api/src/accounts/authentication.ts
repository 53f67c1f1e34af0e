import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { StaffRole } from 'shared-kit/domain';
import { refuseOtherSites } from '../platform/http/refuse-other-sites.ts';
import { findSession } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';
import { SESSION_TTL_S } from './sign-in.ts';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** `sub` is the account id; `role` is for the console only, the server reads it from the account. */
    payload: { sid: string; sub?: string; role?: StaffRole } | { device: string; email: string };
    user: { sid: string };
  }
}

export const SESSION_COOKIE = 'session';

/**
 * Sets `request.session` from the bearer token or the cookie. An invalid token alone is not refused, so that public pages
 * work after a session has ended; `requireStaff` and `refuseInvalidToken` refuse where it matters.
 */
export const authentication = fp<Services>(async (app, services) => {
  await app.register(cookie);
  await app.register(jwt, {
    secret: services.authSecret,
    sign: { algorithm: 'HS256', expiresIn: SESSION_TTL_S },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('session', undefined);
  app.decorateRequest('hasInvalidToken', false);

  app.addHook('onRequest', async (request) => {
    const fromCookie = request.cookies[SESSION_COOKIE];
    if (fromCookie) await refuseOtherSites(request);
    const token = bearerOf(request) ?? (fromCookie || undefined);
    if (token === undefined) return;
    request.session = await findSessionOfToken(app, services, token);
    request.hasInvalidToken = request.session === undefined;
  });
});

async function findSessionOfToken(app: FastifyInstance, services: Services, token: string) {
  let sid: unknown;
  try {
    sid = app.jwt.verify<{ sid: unknown }>(token).sid;
  } catch {
    return undefined;
  }
  return typeof sid === 'string' ? await findSession(services, sid) : undefined;
}

/** Returns the bearer token, unverified; undefined without the header or with another scheme. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, ...token] = (headers.authorization ?? '').trim().split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ').trim() : undefined;
}
