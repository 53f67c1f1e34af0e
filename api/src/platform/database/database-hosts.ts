import type pg from 'pg';

/** The hosts of a database, of which one accepts writes: the primary, until another one is promoted. */
export interface DatabaseHosts {
  readonly count: number;
  /** URL of the host that was the primary last. */
  current(): string;
  /** Goes on to the next host, unless another connection has already left this one. */
  leave(url: string): void;
}

/** What is before the hosts, the hosts, and what follows. */
const DATABASE_URL = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#@]+)(?<after>[/?#].*)?$/;

/**
 * Parses a URL with one host or several: `postgres://user:password@one:5432,two:5432/name`.
 * @throws Error without the URL, which has a password
 */
export function parseDatabaseHosts(url: string): DatabaseHosts {
  const { before = '', hosts = '', after = '' } = DATABASE_URL.exec(url)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (!urls.every((one) => URL.canParse(one) && new URL(one).hostname))
    throw new Error('No address of a PostgreSQL database');
  let index = 0;
  const current = () => urls[index] ?? url;
  return {
    count: urls.length,
    current,
    leave(left) {
      if (left === current()) index = (index + 1) % urls.length;
    },
  };
}

/** A host accepts connections, but no writes: it follows another one, or is being promoted. */
export class StandbyError extends Error {
  /** PostgreSQL's code for a statement that a standby refuses. */
  readonly code = '25006';
  constructor() {
    super('The database is a standby, which accepts no writes');
  }
}

/** @throws StandbyError when the host that a client is connected to is not the primary */
export async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby) throw new StandbyError();
}

/** Connects to the primary: tries each host once, beginning with the last primary. @throws the error of the last host */
export async function connectToPrimary<Client>(
  hosts: DatabaseHosts,
  connect: (url: string) => Promise<Client>,
): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const url = hosts.current();
    try {
      return await connect(url);
    } catch (error) {
      hosts.leave(url);
      if (attempt >= hosts.count) throw error;
    }
  }
}
