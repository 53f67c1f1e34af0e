/** @jest-environment node */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const KIT = path.join(__dirname, '..');
const CACHE = path.join(KIT, '../.cache');
const CALL = `import(process.argv[1]).then(({ sharedSingletons }) =>
  console.log(JSON.stringify(sharedSingletons({ eager: false }))))`;

let folder: string;
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  // Inside the repository, so that packages are found.
  folder = await mkdtemp(path.join(CACHE, 'singletons-'));
  for (const part of ['package.json', 'build/shared-singletons.mjs', 'src/intl', 'src/router'])
    await cp(path.join(KIT, part), path.join(folder, part), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function readSingletons(): Promise<Record<string, { version: string; requiredVersion: string }>> {
  const script = path.join(folder, 'build/shared-singletons.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', CALL, script]);
  return JSON.parse(stdout);
}

test.each([
  ['shared-kit/intl', 'src/intl/create-texts.ts'],
  ['react-router-dom', 'src/router/index.ts'],
])('other sources of %s have another version, beside which older builds work', async (name, file) => {
  const before = await readSingletons();
  await writeFile(path.join(folder, path.dirname(file), 'new.test.ts'), '');
  expect(await readSingletons()).toEqual(before);
  await appendFile(path.join(folder, file), '\n// changed\n');
  const after = await readSingletons();
  expect(after[name]?.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  expect(after[name]?.version).not.toBe(before[name]?.version);
  expect(after[name]?.requiredVersion).toBe(`^${after[name]?.version.split('+')[0]}`);
  expect({ ...after, [name]: undefined }).toEqual({ ...before, [name]: undefined });
});
