import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertPortAvailable } from '../../deployment/src/gateway/assert-port-available.ts';
import { fillStore } from './fill-store.ts';
import { startCluster } from './start-cluster.ts';

// Run by `npm run cluster`, which sends SIGTERM to end it.
const stopRequested = new Promise<void>((resolve) => {
  process.on('SIGTERM', () => resolve());
  process.on('disconnect', () => resolve());
});
const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
const port = Number(process.env.PORT ?? 8080);
try {
  await assertPortAvailable({ host: '127.0.0.1', port });
  const store = path.join(folder, 'store');
  const env = { ...process.env, RELEASE_STORE: store };
  process.stdout.write('Publishing the builds …\n');
  await fillStore(env);
  process.stdout.write('Starting PostgreSQL, PgBouncer, API servers, gateways and nginx …\n');
  const cluster = await startCluster({ folder, store, port, env });
  const [, account = 'with the account of ADMIN_EMAIL'] =
    /^admin-account: (.*)$/m.exec(cluster.apis[0]?.output() ?? '') ?? [];
  const { pool, primary, replica } = cluster.databases;
  const rows = [
    ['The site', cluster.address],
    ['The console', `${cluster.address}/admin  ${account}`],
    ...cluster.gateways.map(({ origin }) => ['Gateway', origin]),
    ...cluster.apis.map(({ origin }) => ['API', origin]),
    ['PgBouncer', pool],
    ['PostgreSQL', primary],
    ['Its replica', replica],
  ];
  process.stdout.write(`\n${rows.map(([name = '', text]) => `${name.padEnd(12)}${text}`).join('\n')}\n`);
  process.stdout.write('\nCtrl-C ends it, and removes its data.\n');
  await stopRequested;
  await cluster.stop();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (process.connected) process.disconnect();
