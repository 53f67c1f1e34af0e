import type { FastifyRequest } from 'fastify';
import { clientKey } from 'shared-kit/server';
import { limitAttempts } from '../platform/http/limit-attempts.ts';
import type { Services } from '../platform/services.ts';
import type { CreationLimit, EntityDefinition } from './entity-definition.ts';

/**
 * Returns a preHandler hook that limits how many entities an anonymous client may try to create, across all servers.
 * Staff are not limited. The hook throws ApiProblem 429 when the client is over a limit.
 */
export function limitCreation({ database, clock }: Services, { name }: EntityDefinition, limit: CreationLimit) {
  return async ({ session, ip, body }: FastifyRequest): Promise<void> => {
    if (!session) await limitAttempts(database, clock(), `${name} ${clientKey(ip)}`, limit.windows, limit.cost(body));
  };
}
