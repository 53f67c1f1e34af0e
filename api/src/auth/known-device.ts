import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'device';
const LIFETIME_S = 180 * 86_400;

/**
 * The device on which this e-mail signed in before, if it is one. Its failures are counted apart, so that
 * a stranger who guesses at an account cannot lock its owner out.
 */
export function findKnownDevice(app: FastifyInstance, request: FastifyRequest, email: string): string | undefined {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  try {
    const { device, email: owner } = app.jwt.verify<{ device?: unknown; email?: unknown }>(token);
    return typeof device === 'string' && owner === email ? device : undefined;
  } catch {
    return undefined;
  }
}

/** Marks the device after a sign-in. The mark opens nothing: it is no session. */
export function rememberDevice(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const device = findKnownDevice(app, request, email) ?? randomUUID();
  reply.setCookie(COOKIE, app.jwt.sign({ device, email }, { expiresIn: LIFETIME_S }), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: LIFETIME_S,
  });
}
