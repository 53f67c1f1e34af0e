import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashBytes } from '../release-store/hash-folder.ts';
import type { ServedApps } from './served-releases.ts';
import { shortenHashes } from './shorten-hashes.ts';

test('scripts have a shorter hash, unless they were changed since they were published', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hashes-'));
  await writeFile(path.join(folder, 'main.js'), 'start()');
  await writeFile(path.join(folder, 'changed.js'), 'steal()');
  const app = { folder, hashes: Object.fromEntries(FILES.map((file) => [file, hashBytes(Buffer.from('start()'))])) };
  const { host } = await shortenHashes({ host: app, public: {}, admin: {} } as unknown as ServedApps);
  await rm(folder, { recursive: true });
  const sha384 = expect.stringMatching(/^sha384-/);
  const sha256 = 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';
  expect(host.hashes).toEqual({ 'main.js': sha256, 'changed.js': sha384, 'gone.js': sha384, 'main.css': sha384 });
});

const FILES = ['main.js', 'changed.js', 'gone.js', 'main.css'];
