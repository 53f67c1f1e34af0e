import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStale } from '../../scripts/build-stale.mjs';

export const ADMIN = { email: 'owner@example.com', password: 'a-password-for-measuring' };

/** The product as `npm start` makes it, with data and releases of its own whatever the environment says. */
export async function startProduct() {
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
  const product = await start(settings, () => {});
  return {
    address: product.address,
    apiOrigin: product.apiOrigin,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
