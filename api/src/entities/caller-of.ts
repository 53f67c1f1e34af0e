import type { FastifyRequest } from 'fastify';
import type { Caller } from './entity-definition.ts';

/** Returns the caller of a request for the handlers: account and role; empty for an anonymous caller. */
export function callerOf({ session }: FastifyRequest): Caller {
  return session ? { actor: session.accountId, role: session.role } : {};
}
