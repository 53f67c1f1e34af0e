import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'device';
const DEVICE_TTL_S = 180 * 86_400;

/**
 * Returns the device id if this e-mail signed in on the device before. Its failures are counted separately, so that
 * password guessing cannot lock the owner out.
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

/** Sets the cookie that identifies the device after a sign-in. It is not a session and grants nothing. */
export function rememberDevice(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const device = findKnownDevice(app, request, email) ?? randomUUID();
  reply.setCookie(COOKIE, app.jwt.sign({ device, email }, { expiresIn: DEVICE_TTL_S }), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: DEVICE_TTL_S,
  });
}
