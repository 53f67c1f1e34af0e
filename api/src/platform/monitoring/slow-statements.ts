import type { FastifyBaseLogger } from 'fastify';
import { currentRequestId, currentTrace, traceIdOf } from 'shared-kit/server';
import { type RunStatement, STATEMENTS } from '../database/statement-channel.ts';

/** A third of the time limit of a statement. */
const SLOW_MS = 500;

/** Logs statements that take long, with the id of the request that they ran for. Returns a function that ends it. */
export function logSlowStatements(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const onStatement = (statement: unknown) => {
    const { text, ms } = statement as RunStatement;
    if (ms < SLOW_MS) return;
    const traceId = traceIdOf(currentTrace.getStore() ?? '');
    const reqId = currentRequestId.getStore();
    log.warn({ reqId, ...(traceId && { traceId }), ms: Math.round(ms), statement: text }, 'Slow statement');
  };
  STATEMENTS.subscribe(onStatement);
  return () => void STATEMENTS.unsubscribe(onStatement);
}
