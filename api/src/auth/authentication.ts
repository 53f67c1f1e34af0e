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
    /** Who is signed in; undefined for a stranger. */
    session: Session | undefined;
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sid: string } | { device: string; email: string };
    user: { sid: string };
  }
}

export const SESSION_COOKIE = 'session';

/** Finds out who asks, from the bearer token or the cookie. A token that is no good makes a stranger. */
export async function addAuthentication(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(cookie);
  await app.register(jwt, {
    secret: services.authSecret,
    sign: { algorithm: 'HS256', expiresIn: SESSION_LIFETIME_S },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('session', undefined);

  app.addHook('onRequest', async (request) => {
    const fromCookie = request.cookies[SESSION_COOKIE];
    if (fromCookie && isForeign(request)) throw forbidden('This request came from another website');
    const token = bearerOf(request) ?? fromCookie;
    if (token) request.session = await findSessionOfToken(app, services, token);
  });
}

/** For a route of staff only. @throws ApiProblem 401 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!request.session) throw unauthorized();
}

/** A token for the session, in the answer and as a cookie that scripts cannot read. */
export function grantSession(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, session: Session) {
  const accessToken = app.jwt.sign({ sid: session.id });
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

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
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
