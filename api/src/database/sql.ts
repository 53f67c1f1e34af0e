import { CompiledQuery } from 'kysely';
import { type Database, poolOf } from './database.ts';

/**
 * A piece of SQL with its values. The same as kysely's `sql`, without the tree that it builds and visits for every
 * call, a tenth of the work of a search besides its garbage, and without its layers before the pool, about as much
 * (docs/benchmarks.md).
 */
export class Fragment<Result> {
  readonly #texts: readonly string[];
  readonly #values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[] = []) {
    this.#texts = texts;
    this.#values = values;
  }

  async execute(database: Database): Promise<{ readonly rows: Result[] }> {
    const parameters: unknown[] = [];
    const text = this.#write(parameters);
    const pool = poolOf(database);
    if (!pool) return await database.executeQuery<Result>(CompiledQuery.raw(text, parameters));
    const client = await pool.connect();
    try {
      const { rows }: { rows: unknown[] } = await client.query(text, parameters);
      return { rows: rows as Result[] };
    } finally {
      client.release();
    }
  }

  /** The text; values only ever go to the parameters. */
  #write(parameters: unknown[]): string {
    let text = this.#texts[0] ?? '';
    this.#values.forEach((value, index) => {
      text += value instanceof Fragment ? value.#write(parameters) : `$${parameters.push(value)}`;
      text += this.#texts[index + 1];
    });
    return text;
  }
}

/** SQL with values in it: another piece becomes part of the text, anything else a parameter. */
export function sql<Result = unknown>(texts: readonly string[], ...values: readonly unknown[]): Fragment<Result> {
  return new Fragment<Result>(texts, values);
}

/** Text as it is; never of a caller. */
sql.raw = <Result = unknown>(text: string) => new Fragment<Result>([text]);

const references = new Map<string, Fragment<unknown>>();

/** The name of a column, also `table.column`; never of a caller, so that each is written once. */
sql.ref = (name: string): Fragment<unknown> => {
  const known = references.get(name) ?? sql.raw(name.split('.').map(quote).join('.'));
  references.set(name, known);
  return known;
};

sql.table = (name: string) => sql.raw(quote(name));

sql.join = (pieces: readonly unknown[], separator = ', ') =>
  new Fragment(['', ...pieces.slice(1).map(() => separator), ''], pieces);

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
