import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasPermission, type Permission, type StaffRole } from 'shared-kit/domain';
import { forbidden, forbiddenRole, unauthorized } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { findSession, SESSION_TTL_S, type Session } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; undefined for an anonymous caller. */
    session: Session | undefined;
    /** Whether a token was sent that is expired, revoked, forged or malformed; `session` is then undefined. */
    hasInvalidToken: boolean;
  }
}
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
    if (fromCookie && isCrossSite(request)) throw forbidden('This request came from another website');
    const token = bearerOf(request) ?? (fromCookie || undefined);
    if (token === undefined) return;
    request.session = await findSessionOfToken(app, services, token);
    request.hasInvalidToken = request.session === undefined;
  });
});

/** Hook of a route for every member of staff. @throws ApiProblem 401 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!request.session) throw unauthorized();
}

/** Returns the hook of a route for staff with a permission. @throws ApiProblem 401, or 403 `forbidden_role` */
export function requirePermission(permission: Permission) {
  const hook = async ({ session }: FastifyRequest): Promise<void> => {
    if (!session) throw unauthorized();
    if (!hasPermission(session.role, permission)) throw forbiddenRole();
  };
  return Object.assign(hook, { permission });
}

/** Returns the permission that a hook requires; undefined for other hooks. */
export function permissionOf(hook: unknown): Permission | undefined {
  return typeof hook === 'function' && 'permission' in hook ? (hook.permission as Permission) : undefined;
}

/** Refuses an invalid token, in routes that return more to staff than to anonymous callers. @throws ApiProblem 401 when an invalid token was sent */
export function refuseInvalidToken(request: FastifyRequest): void {
  if (request.hasInvalidToken) throw unauthorized();
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

/** Returns the bearer token, unverified; undefined without the header or with another scheme. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, ...token] = (headers.authorization ?? '').trim().split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token.join(' ').trim() : undefined;
}

/**
 * Returns whether another site's script sent the request, by the `Origin` header. On TLS, an http origin counts as another
 * site; behind a proxy that does not send `X-Forwarded-Proto` this cannot be checked.
 */
export function isCrossSite({ headers, host, protocol }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false;
  try {
    const origin = new URL(headers.origin);
    return origin.host !== host || (protocol === 'https' && origin.protocol !== 'https:');
  } catch {
    return true;
  }
}
