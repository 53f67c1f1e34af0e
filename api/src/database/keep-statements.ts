import type pg from 'pg';

/** What a stranger can make up must not fill the database's memory: later texts are parsed anew each time. */
const MAX_STATEMENTS = 100;

/** Lets each connection parse and plan a statement once: the same text with other parameters is only executed. */
export function keepStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `statement-${names.size}`);
    return names.get(text);
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...rest: readonly unknown[]) => {
      // Without parameters it may be several statements at once, as migrations are.
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
    }) as typeof client.query;
  });
  return pool;
}
