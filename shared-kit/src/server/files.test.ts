import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ignoreNotFound, writeFileAtomic } from './files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('concurrent writes of one file leave one complete file and no temporary files', async () => {
  const file = path.join(folder, 'kept', 'a.json');
  const contents = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000));
  await Promise.all(contents.map((content) => writeFileAtomic(file, content)));
  expect(contents).toContain(await readFile(file, 'utf8'));
  expect(await readdir(path.dirname(file))).toEqual(['a.json']);
});

test('a failed write leaves no temporary file', async () => {
  await expect(writeFileAtomic(folder, 'a folder has this name')).rejects.toThrow();
  expect((await readdir(path.dirname(folder))).filter((name) => name.includes(path.basename(folder)))).toHaveLength(1);
});

test('a missing file gives undefined; other errors are thrown', async () => {
  expect(await ignoreNotFound(readFile(path.join(folder, 'none')))).toBeUndefined();
  await expect(ignoreNotFound(readFile(folder))).rejects.toThrow('EISDIR');
});
