import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertPrimary, type DatabaseHosts } from './database-hosts.ts';

export interface ListenHandlers {
  /** Called for each notification, with its text. */
  onNotification(payload: string): void;
  /** Called when notifications begin to arrive, and again after a gap: those sent meanwhile are lost. */
  onListening(): void;
  /** Called when the connection is lost; it is opened again. */
  onLost(error: unknown): void;
}

/** Listens on a channel of the database until the returned function is called. */
export type Listen = (channel: string, handlers: ListenHandlers) => () => Promise<void>;

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
const CHECK_INTERVAL_MS = 15_000;
const CHECK_TIMEOUT_MS = 5_000;

/** Listens on a connection of its own, which is opened again with growing pauses after it was lost. */
export function listenOnPostgres(hosts: DatabaseHosts): Listen {
  return (channel, { onNotification, onListening, onLost }) => {
    const closing = new AbortController();
    let pauseMs = FIRST_PAUSE_MS;

    async function listen(): Promise<void> {
      const url = hosts.current();
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CHECK_TIMEOUT_MS,
        statement_timeout: CHECK_TIMEOUT_MS,
        query_timeout: CHECK_TIMEOUT_MS,
        keepAlive: true,
      });
      const ended = new AbortController();
      let cause: unknown;
      client.on('error', (error) => {
        cause = error;
      });
      client.on('end', () => ended.abort());
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      const signal = AbortSignal.any([closing.signal, ended.signal]);
      try {
        await client.connect();
        if (hosts.count > 1) await assertPrimary(client);
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        pauseMs = FIRST_PAUSE_MS;
        onListening();
        // Queries regularly, since the client does not notice a connection that was dropped by the network.
        while (!signal.aborted) {
          await sleep(CHECK_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
          if (!signal.aborted) await client.query('SELECT 1');
        }
        if (!closing.signal.aborted) onLost(cause);
      } catch (error) {
        hosts.leave(url);
        if (!closing.signal.aborted) onLost(error);
      } finally {
        await client.end().catch(() => undefined);
      }
    }

    async function run(): Promise<void> {
      while (!closing.signal.aborted) {
        await listen();
        await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
    const running = run();
    return async () => {
      closing.abort();
      await running;
    };
  };
}

/** Listens on the only connection of the embedded database, which is never lost. */
export function listenOnEmbedded(pool: pg.Pool): Listen {
  return (channel, { onNotification, onListening, onLost }) => {
    const notify = (notification: pg.Notification) => {
      if (notification.channel === channel) onNotification(notification.payload ?? '');
    };
    let stop = () => {};
    // Through the pool: within the transaction of another user of the connection, a rollback would undo it.
    const started = pool.connect().then(async (client) => {
      client.on('notification', notify);
      stop = () => client.off('notification', notify);
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`).finally(() => client.release());
      onListening();
    });
    started.catch(onLost);
    return async () => {
      await started.catch(() => undefined);
      stop();
    };
  };
}
