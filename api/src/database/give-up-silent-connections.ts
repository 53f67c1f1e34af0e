import type pg from 'pg';

/**
 * Closes a connection whose answer did not come in time. Otherwise the pool would hand it out again, and behind a
 * network that swallows everything each request would wait for it in vain until the system gives it up, after minutes.
 */
export function giveUpSilentConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown> | undefined;
    client.query = ((...args: readonly unknown[]) => {
      const answer = query(...args);
      answer?.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void client.end().catch(() => {});
      });
      return answer;
    }) as typeof client.query;
  });
}
