import { sql } from 'kysely';
import { Counter, Gauge, Histogram } from 'prom-client';
import { API_LEVEL, createMonitoring, type Monitoring } from 'shared-kit/server';
import type { Database } from '../database/database.ts';
import type { OpenedDatabase } from '../database/open-database.ts';
import { type RunStatement, STATEMENTS } from '../database/statement-channel.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { StorageHealth } from '../health/storage-health.ts';

export interface MeasuredParts {
  readonly connections: OpenedDatabase['connections'];
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'listeners'>;
  readonly storage: Pick<StorageHealth, 'isFull'>;
}

/** From an indexed read to the time limit of a statement. */
const STATEMENT_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.4];

/** Measures the requests of a server of the API. */
export function createApiMonitoring(): Monitoring {
  return createMonitoring('api', { level: String(API_LEVEL) });
}

/** Adds what the parts of a server tell. Returns a function that ends it. */
export function measureParts({ registry, onRead }: Monitoring, parts: MeasuredParts): () => void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of the pool, and requests that wait for one', [
    'state',
  ]);
  const streams = gauge('event_streams', 'Open streams of changes');
  const full = gauge('storage_full', '1 when nothing can be written for want of space');
  const up = gauge('database_up', '1 when the database answers');
  const waiting = gauge('outbox_waiting', 'E-mails that are not sent yet');
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest e-mail that is due has not been sent');
  onRead(async () => {
    for (const [state, count] of Object.entries(parts.connections())) connections.set({ state }, count);
    streams.set(parts.changes.listeners());
    full.set(Number(await parts.storage.isFull()));
    const outbox = await readOutbox(parts.database).catch(() => undefined);
    up.set(Number(outbox !== undefined));
    // Without an answer there are no figures, not those of before.
    waiting.set(outbox?.waiting ?? Number.NaN);
    oldest.set(outbox?.oldest ?? Number.NaN);
  });

  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of a statement, with the wait for its answer',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'database_statement_failures_total',
    help: 'Statements that failed, by the code of PostgreSQL',
    labelNames: ['code'],
    registers,
  });
  const onStatement = (statement: unknown) => {
    const { ms, error } = statement as RunStatement;
    statements.observe(ms / 1000);
    if (error) failures.inc({ code: (error as { code?: string }).code ?? 'none' });
  };
  STATEMENTS.subscribe(onStatement);
  return () => void STATEMENTS.unsubscribe(onStatement);
}

interface OutboxFigures {
  readonly waiting: number;
  /** Seconds. */
  readonly oldest: number;
}

async function readOutbox(database: Database): Promise<OutboxFigures> {
  const { rows } = await sql<{ waiting: string; oldest: string | null }>`
    SELECT count(*) AS waiting, max(extract(epoch FROM now() - created_at)) FILTER (WHERE next_attempt_at <= now()) AS oldest
    FROM outbox WHERE state = 'waiting'`.execute(database);
  return { waiting: Number(rows[0]?.waiting), oldest: Number(rows[0]?.oldest ?? 0) };
}
