import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestFolder } from './create-test-folder.ts';
import { copyDatabaseTemplate } from './database-template.ts';
import { createPostgresTestDatabase } from './postgres-test-database.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';
import { whileBusy } from './while-busy.ts';

const STAFF = { email: 'staff@example.com', password: 'a password of staff' };

export type KillableServer = Awaited<ReturnType<typeof createKillableServer>>;

/**
 * Returns the compiled server with the demo cars, to be killed and started again on the same folder and database, the embedded one or
 * that of PostgreSQL. Close it after use.
 * @param name of the folder of the test
 */
export async function createKillableServer(name: string, env: Record<string, string> = {}) {
  const folder = await createTestFolder(`${name}-`);
  const postgres = globalThis.testDatabase === 'postgres' ? await createPostgresTestDatabase() : undefined;
  if (!postgres) await copyDatabaseTemplate(join(folder, 'database'));
  let server: SpawnedServer | undefined;
  let address = '';
  let token = '';

  /** Starts it and signs in. */
  async function start(): Promise<void> {
    server = spawnServer({
      DATA_DIR: folder,
      DEMO_DATA: 'on',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
      ...env,
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    await server.settled;
    address = server.messages.map((message) => (message as { address?: string }).address).find(Boolean) ?? '';
    if (!address) throw new Error(server.output.stderr);
    token = (await call<{ accessToken: string }>('POST', '/api/auth/login', STAFF)).data[0]?.accessToken ?? '';
  }

  /** Sends SIGKILL at once; resolves when the process has ended. */
  async function kill(): Promise<void> {
    server?.process.kill('SIGKILL');
    await server?.exited;
  }

  /**
   * Sends a picture, or a body as JSON; again while the server is too busy.
   * @param cookie of a browser that sends it instead of staff; empty for one without
   */
  async function send(method: string, path: string, body?: object, cookie?: string): Promise<Response> {
    const isPicture = Buffer.isBuffer(body);
    const request = {
      method,
      headers: {
        ...(body && { 'content-type': isPicture ? 'image/png' : 'application/json' }),
        ...(cookie === undefined ? token && { authorization: `Bearer ${token}` } : { cookie }),
      },
      ...(body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
    };
    return await whileBusy(() => fetch(address + path, request));
  }

  /** Sends and returns the answer, with the type of a problem. */
  async function call<Row>(...request: Parameters<typeof send>) {
    const response = await send(...request);
    const { data = [], meta } = (await response.json()) as { data?: Row[]; meta?: { type: string } };
    return { status: response.status, data, type: meta?.type };
  }

  return {
    folder,
    /** Of PostgreSQL. */
    databaseUrl: postgres?.url,
    start,
    kill,
    send,
    call,
    /** Of the running server. */
    get address() {
      return address;
    },
    async close(): Promise<void> {
      await kill();
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
