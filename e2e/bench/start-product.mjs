import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildStale } from '../../scripts/build-stale.mjs';
import { ROOT } from '../../scripts/root.mjs';

export const ADMIN = { email: 'owner@example.com', password: 'a-password-for-measuring' };

/**
 * Starts the product as `npm start` does, with separate data and releases.
 * @param {{ cars: number, bookings: number }} [agency] size of the demo data; by default those of a first start
 */
export async function startProduct(agency) {
  if (!(await buildStale())) throw new Error('The product does not build');
  const { startProduct: start } = await import('../../deployment/dist/local-stack/start-product.js');
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  const settings = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_URL: '',
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    DEMO_DATA: 'on',
    RELEASE_STORE: path.join(folder, 'releases'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
  };
  if (agency) await fill(settings, agency);
  const product = await start(settings, () => {});
  return {
    address: product.address,
    apiOrigin: product.apiOrigin,
    releaseStore: settings.RELEASE_STORE,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ cars: number, bookings: number }} agency
 */
async function fill(env, { cars, bookings }) {
  const command = path.join(ROOT, 'api', 'dist', 'demo-command.js');
  await promisify(execFile)(process.execPath, [command, '--cars', String(cars), '--bookings', String(bookings)], {
    env,
  });
}
