import { sql } from 'kysely';
import { Counter, Gauge, Histogram } from 'prom-client';
import { API_LEVEL, createMonitoring, type Monitoring } from 'shared-kit/server';
import { readLastBackup } from '../backup/last-backup.ts';
import type { Database } from '../database/database.ts';
import type { OpenedDatabase } from '../database/open-database.ts';
import { isForStaff } from '../database/pooled-driver.ts';
import { type RunStatement, STATEMENTS } from '../database/statement-channel.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { StorageHealth } from '../health/storage-health.ts';
import { type MadePaper, PAPERS } from '../pdf/paper-channel.ts';

export interface MeasuredParts {
  readonly connections: OpenedDatabase['connections'];
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'listeners'>;
  readonly storage: Pick<StorageHealth, 'isFull'>;
}

/** From an indexed read to the time limit of a statement. */
const STATEMENT_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.4];

/** From a paper of one page to the time limit. */
const PAPER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the requests of a server of the API. */
export function createApiMonitoring(): Monitoring {
  return createMonitoring('api', { level: String(API_LEVEL) });
}

/** Adds what the parts of a server tell. Returns a function that ends it. */
export function measureParts({ registry, onRead }: Monitoring, parts: MeasuredParts): () => void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of a pool, and requests that wait for one', [
    'pool',
    'state',
  ]);
  const streams = gauge('event_streams', 'Open streams of changes');
  const full = gauge('storage_full', '1 when nothing can be written for want of space');
  const up = gauge('database_up', '1 when the database answers');
  const database = gauge('database_info', 'Which database it is', ['version']);
  const backup = gauge('backup_last_timestamp_seconds', 'When the last backup was written; no number before the first');
  const waiting = gauge('outbox_waiting', 'E-mails that are not sent yet');
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest e-mail that is due has not been sent');
  onRead(async () => {
    for (const [pool, counts] of Object.entries(parts.connections()))
      for (const [state, count] of Object.entries(counts)) connections.set({ pool, state }, count);
    streams.set(parts.changes.listeners());
    full.set(Number(await parts.storage.isFull()));
    // Reads with a connection of staff, or with one of visitors when none of staff is free: a full pool must not be reported as an outage.
    const answer = await isForStaff
      .run(true, () => readDatabase(parts.database))
      .catch(() => isForStaff.run(false, () => readDatabase(parts.database)))
      .catch(() => undefined);
    up.set(Number(answer !== undefined));
    database.reset();
    if (answer) database.set({ version: answer.version }, 1);
    // Without an answer there are no figures, not those of before.
    backup.set(answer?.backup ? answer.backup.getTime() / 1000 : Number.NaN);
    waiting.set(answer?.waiting ?? Number.NaN);
    oldest.set(answer?.oldest ?? Number.NaN);
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
  const papers = new Histogram({
    name: 'paper_duration_seconds',
    help: 'Time of a paper, with the wait for those before it: made, refused for its content, or lost with its process',
    labelNames: ['result'],
    buckets: PAPER_SECONDS,
    registers,
  });
  const onPaper = (paper: unknown) => {
    const { result, ms } = paper as MadePaper;
    papers.observe({ result }, ms / 1000);
  };
  const onStatement = (statement: unknown) => {
    const { ms, error } = statement as RunStatement;
    statements.observe(ms / 1000);
    if (error) failures.inc({ code: (error as { code?: string }).code ?? 'none' });
  };
  STATEMENTS.subscribe(onStatement);
  PAPERS.subscribe(onPaper);
  return () => {
    STATEMENTS.unsubscribe(onStatement);
    PAPERS.unsubscribe(onPaper);
  };
}

interface DatabaseFigures {
  /** Of PostgreSQL. */
  readonly version: string;
  readonly waiting: number;
  /** Seconds. */
  readonly oldest: number;
  /** When the last one was written. */
  readonly backup: Date | undefined;
}

async function readDatabase(database: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<{ version: string; waiting: string; oldest: string | null }>`
    SELECT current_setting('server_version') AS version, count(*) AS waiting,
      max(extract(epoch FROM now() - created_at)) FILTER (WHERE next_attempt_at <= now()) AS oldest
    FROM outbox WHERE state = 'waiting'`.execute(database);
  const [{ version = '', waiting, oldest } = {}] = rows;
  return { version, waiting: Number(waiting), oldest: Number(oldest ?? 0), backup: await readLastBackup(database) };
}
