import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('many that write the same file at once do not disturb each other', async () => {
  const file = join(folder, 'car.svg');
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(file, 'picture'.repeat(10_000))));
  expect(await readFile(file, 'utf8')).toBe('picture'.repeat(10_000));
  expect(await readdir(folder)).toEqual(['car.svg']);
});

test('what cannot take its place leaves nothing behind', async () => {
  await mkdir(join(folder, 'car.svg/inside'), { recursive: true });
  await expect(writeWhole(join(folder, 'car.svg'), 'picture')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(folder)).toEqual(['car.svg']);
});
