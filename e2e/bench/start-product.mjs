import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../deployment/commands/root.mjs';

export const ADMIN = { email: 'owner@example.com', password: 'a-password-for-measuring' };

/** The product as its README says, with data and releases of its own. */
export async function startProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'deployment', 'commands', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      RELEASE_STORE: path.join(folder, 'releases'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /The site\s+(http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
