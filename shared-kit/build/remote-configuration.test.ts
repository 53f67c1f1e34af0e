/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION, EXPOSED_PATH } from '../src/contract/index.ts';

// Inside the repository, so that imports of packages are resolved.
const CACHE = path.join(__dirname, '../../.cache');
const RSPACK = path.join(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');

let folder: string;
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(path.join(CACHE, 'remote-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MOUNT = { paths: ['/'], rendered: false, languages: true, indexed: true, staff: false };

/** Builds a remote of these pages. */
async function build(pages: string) {
  const page = (name: string) => `export const ${name} = () => '${name}';\n`;
  const files = {
    'rspack.config.mjs': `import { remoteConfiguration } from 'shared-kit/build';
export default remoteConfiguration({ root: import.meta.dirname });`,
    'package.json': JSON.stringify({ application: { name: 'test', mount: MOUNT } }),
    'src/remote.tsx': `export { PAGES, loadFrame } from './pages.ts';`,
    'src/pages.ts': pages,
    'src/text-parts.json': JSON.stringify({ common: [] }),
    'src/home.ts': `import { useHref } from 'react-router-dom';\nexport const Home = () => useHref('/');\n`,
    'src/car.ts': page('Car'),
    'src/frame.ts': page('Frame'),
  };
  await mkdir(path.join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: folder });
  return JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8'));
}

test('build.json of a remote has the contract version, the exposed module with its frame, and the chunk of each page', async () => {
  const description = await build(`export const PAGES = {
  '/': () => import('./home.ts').then(({ Home }) => Home),
  '/car/:carId': () => import('./car.ts').then(({ Car }) => Car),
};
export const loadFrame = () => import('./frame.ts').then(({ Frame }) => Frame);
`);
  expect(description).toMatchObject({ name: 'remote_test', contractVersion: CONTRACT_VERSION, mount: MOUNT });
  expect(Object.keys(description.pages).sort()).toEqual(['/', '/car/:carId']);
  const codeOf = async (files: string[]) =>
    (await Promise.all(files.map((file) => readFile(path.join(folder, 'dist', file), 'utf8')))).join('');
  expect(await codeOf(description.pages['/car/:carId'].scripts)).toContain('Car');
  expect(await codeOf(description.exposed.scripts)).toContain('Frame');
  const entry = await codeOf(description.scripts);
  expect(entry).toContain(EXPOSED_PATH);
  expect(entry).toContain('react-router-dom');
  // No path of the machine becomes public.
  expect(entry).not.toContain(path.join(__dirname, '../..'));
}, 60_000);

test('the build fails for a page whose chunk cannot be named', async () => {
  const broken = build(`const load = (page) => page;
export const PAGES = {
  '/': load(() => import('./home.ts')),
};
export const loadFrame = undefined;
`);
  await expect(broken).rejects.toMatchObject({ stdout: expect.stringContaining("Expected `'/path'") });
}, 60_000);
