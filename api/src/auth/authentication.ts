import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { findSession } from './find-session.ts';
import { SESSION_LIFETIME_S } from './session-lifetime.ts';
import type { Session } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; undefined for an anonymous caller. */
    session: Session | undefined;
    /** A token was sent that opens no session: expired, ended, forged or malformed. Then `session` is undefined. */
    hasInvalidToken: boolean;
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** `sub` is the account. */
    payload: { sid: string; sub?: string } | { device: string; email: string };
    user: { sid: string };
  }
}

export const SESSION_COOKIE = 'session';

/**
 * Sets `request.session` from the bearer token or the cookie. An invalid token alone refuses nothing: somebody whose
 * session has ended still uses the public pages. What could have meant staff data is refused by `requireStaff` or by
 * `refuseInvalidToken`.
 */
export async function addAuthentication(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(cookie);
  await app.register(jwt, {
    secret: services.authSecret,
    sign: { algorithm: 'HS256', expiresIn: SESSION_LIFETIME_S },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('session', undefined);
  app.decorateRequest('hasInvalidToken', false);

  app.addHook('onRequest', async (request) => {
    const fromCookie = request.cookies[SESSION_COOKIE];
    if (fromCookie && isForeign(request)) throw forbidden('This request came from another website');
    const token = bearerOf(request) ?? (fromCookie || undefined);
    if (token === undefined) return;
    request.session = await findSessionOfToken(app, services, token);
    request.hasInvalidToken = request.session === undefined;
  });
}

/** For a route of staff only. @throws ApiProblem 401 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!request.session) throw unauthorized();
}

/** For what answers anonymous callers less than staff. @throws ApiProblem 401 when a token was sent that is not valid */
export function refuseInvalidToken(request: FastifyRequest): void {
  if (request.hasInvalidToken) throw unauthorized();
}

/** A token for the session, in the answer and as a cookie that scripts cannot read. */
export function grantSession(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, session: Session) {
  const accessToken = app.jwt.sign({ sid: session.id, sub: String(session.accountId) });
  reply.setCookie(SESSION_COOKIE, accessToken, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: SESSION_LIFETIME_S,
  });
  return { accessToken, expiresIn: SESSION_LIFETIME_S };
}

async function findSessionOfToken(app: FastifyInstance, services: Services, token: string) {
  let sid: unknown;
  try {
    sid = app.jwt.verify<{ sid: unknown }>(token).sid;
  } catch {
    return undefined;
  }
  return typeof sid === 'string' ? await findSession(services, sid) : undefined;
}

/** What follows `Bearer`, which may be malformed; undefined without the header, or with one of another scheme. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, ...token] = (headers.authorization ?? '').trim().split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ').trim() : undefined;
}

/**
 * A browser names the page's origin when a script of it calls another site. A page that came in the open is foreign to
 * the site behind https; behind a proxy that does not say so, the site seems to be in the open itself.
 */
function isForeign({ headers, host, protocol }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false;
  try {
    const origin = new URL(headers.origin);
    return origin.host !== host || (protocol === 'https' && origin.protocol !== 'https:');
  } catch {
    return true;
  }
}
