import { currentTrace, type Tracing } from 'shared-kit/server';
import { type RunStatement, STATEMENTS } from '../database/statement-channel.ts';

/** Longer statements are cut: what follows is mostly placeholders. */
const MAX_LENGTH = 2_000;

/** Records each statement of a request as a span of its trace. Returns a function that stops it. */
export function traceStatements(tracing: Tracing): () => void {
  const onStatement = (statement: unknown) => {
    const parent = currentTrace.getStore();
    // Statements of jobs belong to no trace.
    if (!parent) return;
    const { text, ms, error } = statement as RunStatement;
    const ended = Date.now();
    const code = (error as { code?: string } | undefined)?.code;
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, MAX_LENGTH),
      ...(code && { 'db.response.status_code': code }),
    };
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
    const span = tracing.start(name, { kind: 'client', parent, began: ended - ms, attributes });
    span.end({ hasFailed: error !== undefined, ended });
  };
  STATEMENTS.subscribe(onStatement);
  return () => void STATEMENTS.unsubscribe(onStatement);
}
