import type { FastifyInstance } from 'fastify';
import { invalid } from './problems.ts';

/** Deeper than any call of the API needs, and than any part of it should have to follow. */
const MAX_DEPTH = 20;

/** Refuses bodies that are nested too deep, before anything works its way through them. */
export function limitDepth(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(body, MAX_DEPTH)) throw invalid({ body: `nests at most ${MAX_DEPTH} deep` });
  });
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
