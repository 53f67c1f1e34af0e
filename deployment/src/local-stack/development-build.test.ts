import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildDescription } from '../release-store/release-schemas.ts';

const ROOT = path.join(__dirname, '../../..');

test('a development build has every file that a page references', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-build-'));
  const rspack = path.join(ROOT, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build', '--mode', 'development', '--output-path', folder], {
    cwd: path.join(ROOT, 'remote-public'),
  });
  const build: BuildDescription = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8'));
  const pages = Object.values(build.pages);
  expect(pages.length).toBeGreaterThan(5);
  const files = [build, build.exposed, ...pages].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  for (const file of files) {
    // The path that a browser requests.
    const { pathname } = new URL(`http://localhost:3001/${file}`);
    expect((await stat(path.join(folder, pathname))).isFile()).toBe(true);
    expect(pathname).not.toContain('//');
  }
  await rm(folder, { recursive: true });
}, 120_000);
