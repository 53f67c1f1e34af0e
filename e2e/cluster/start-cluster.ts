import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { startPgBouncer } from '../../api/test/pgbouncer.ts';
import { startPostgres } from '../../api/test/postgres-server.ts';
import { freePort } from '../../deployment/test/free-port.ts';
import { renderSite } from '../../deployment/test/render-site.ts';
import { findNginx, runNginx } from '../../deployment/test/run-nginx.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const API = path.join(ROOT, 'api/dist/server.js');
const GATEWAY = path.join(ROOT, 'deployment/dist/gateway/serve.js');

/** A gateway or an API server, as a process. */
export interface ClusterServer {
  /** `http://127.0.0.1:9001` */
  readonly origin: string;
  /** What it has written to both outputs since its last start. */
  readonly output: () => string;
  /** Resolves when it listens. @throws Error with what it wrote, if it ends instead */
  start(): Promise<void>;
  /** Sends SIGTERM and waits for its end. Returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once, as the end of its machine would. */
  kill(): Promise<void>;
}

export interface Cluster {
  /** The site behind nginx. */
  readonly address: string;
  readonly gateways: readonly ClusterServer[];
  readonly apis: readonly ClusterServer[];
  /** URLs of PgBouncer, the primary and the replica that follows it. */
  readonly databases: { readonly pool: string; readonly primary: string; readonly replica: string };
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** An empty folder, for pictures, private files and what nginx keeps. */
  readonly folder: string;
  /** A release store with active releases. */
  readonly store: string;
  /** Port of the site; any free one by default. */
  readonly port?: number | undefined;
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Adapts the configuration of nginx. */
  readonly adapt?: (site: string) => string;
}

/**
 * Starts two gateways and two API servers behind nginx, on a PostgreSQL behind PgBouncer with a replica.
 * @throws Error that names what is missing, after everything that runs was stopped
 */
export async function startCluster({ folder, store, port, env, adapt }: ClusterOptions): Promise<Cluster> {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)');
  /** What runs, the latest first. */
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of started.splice(0)) await end();
  };
  try {
    const primary = await startPostgres();
    started.unshift(() => primary.stop());
    const replica = await primary.copyAsStandby();
    started.unshift(() => replica.kill());
    const pool = await startPgBouncer(primary.url);
    started.unshift(() => pool.stop());

    const site = port ?? (await freePort());
    const forGateways = await freePort();
    const shared = { HOST: '127.0.0.1', SITE_URL: `http://localhost:${site}`, LOG_LEVEL: 'info', ...env };
    const apis = await startTwo(API, {
      ...shared,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: pool.url,
      DATABASE_DIRECT_URL: primary.url.replace('@', `@${new URL(replica.url).host},`),
      AUTH_SECRET: randomBytes(32).toString('hex'),
    });
    const apiHosts = apis.map(({ origin }) => new URL(origin).host);
    const gateways = await startTwo(GATEWAY, {
      ...shared,
      API_ORIGIN: `http://127.0.0.1:${forGateways}`,
      RELEASE_STORE: store,
    });
    const gatewayHosts = gateways.map(({ origin }) => new URL(origin).host);
    const rendered = await renderSite({
      LISTEN: `127.0.0.1:${site}`,
      LISTEN_IPV6: '',
      SERVER_NAME: '_',
      RELEASE_STORE: store,
      API_LISTEN: `127.0.0.1:${forGateways}`,
      PAGE_CACHE: path.join(folder, 'pages'),
      GATEWAY_1: gatewayHosts[0] ?? '',
      GATEWAY_2: gatewayHosts[1] ?? '',
      API_1: apiHosts[0] ?? '',
      API_2: apiHosts[1] ?? '',
    });
    const options = { folder: path.join(folder, 'nginx'), site: adapt?.(rendered) ?? rendered, port: site };
    started.unshift(await runNginx(nginx, options));
    const databases = { pool: pool.url, primary: primary.url, replica: replica.url };
    return { address: `http://localhost:${site}`, gateways, apis, databases, stop };

    /** Starts one after the other, since the first API server migrates the database. */
    async function startTwo(program: string, settings: Readonly<Record<string, string | undefined>>) {
      const servers: ClusterServer[] = [];
      for (let count = 0; count < 2; count++) {
        const server = createServer(program, settings, await freePort());
        started.unshift(() => server.stop());
        await server.start();
        servers.push(server);
      }
      return servers;
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

function createServer(program: string, env: Readonly<Record<string, string | undefined>>, port: number): ClusterServer {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let output = '';

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child?.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child?.exitCode ?? null;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    async start() {
      output = '';
      const process_ = spawn(process.execPath, ['--enable-source-maps', program], {
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = process_;
      ended = once(process_, 'exit');
      const listening = new Promise<void>((resolve) => {
        for (const stream of [process_.stdout, process_.stderr])
          stream.on('data', (text) => {
            output += text;
            if (/^listening: /m.test(output)) resolve();
          });
      });
      await Promise.race([listening, ended]);
      if (process_.exitCode !== null) throw new Error(`${path.relative(ROOT, program)} does not start: ${output}`);
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}
