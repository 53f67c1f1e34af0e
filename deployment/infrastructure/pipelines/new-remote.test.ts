import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
/** What a new remote is written from, and what it changes. */
const SOURCES = [
  'scripts',
  'shared-kit/build',
  'shared-kit/package.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  for (const source of SOURCES) await cp(path.join(ROOT, source), path.join(copy, source), { recursive: true });
  await mkdir(path.join(copy, '.github/workflows'), { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

/** Calls a function of `create-remote.mjs` in the copy. */
function call(name: 'createRemote' | 'writeRemote', ...args: readonly unknown[]) {
  const script = path.join(copy, 'scripts/new-remote/create-remote.mjs');
  const line = `const module = await import(${JSON.stringify(script)}); await module.${name}(...${JSON.stringify(args)})`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', line]);
}

test.each([
  ['partner', '/guest-rooms'],
  ['guesthouse', '/guesthouse'],
  ['guesthouse', '/guest'],
])('the sources of %s have its page and links at %s', async (name, at) => {
  const folder = path.join(copy, 'written');
  await call('writeRemote', folder, name, [at]);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect([...(await read('src/pages.ts')).matchAll(/'(\/[^']*)': /g)].map(([, pattern]) => pattern)).toEqual([at]);
  expect(JSON.parse(await read('links.json')).map((link: { path: string }) => link.path)).toEqual([at, at]);
  const { application, browserTests } = JSON.parse(await read('package.json'));
  expect([application.name, application.mount.paths, browserTests]).toEqual([name, [at], name]);
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  expect(JSON.parse(await read('texts/en.json'))['start.START_TEXT.title'].message).toBe(`Welcome to ${title}`);
});

test.each([
  [
    'the list of projects has another end',
    'tsconfig.json does not end with its list of projects\nNothing was written.',
    true,
  ],
  ['its sources cannot be formatted', 'The sources could not be formatted\nNothing was written.', false],
])('nothing is left when %s', async (_, reason, isChanged) => {
  const projects = path.join(copy, 'tsconfig.json');
  if (isChanged) await writeFile(projects, `${await readFile(projects, 'utf8')}\n`);
  const contents = async () => {
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')]));
  };
  const before = await contents();
  await expect(call('createRemote', 'partner', ['/partner'])).rejects.toThrow(reason);
  expect(await contents()).toEqual(before);
});
