/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCALE_CODES } from '../src/domain/index.ts';
import { APPLICATIONS } from '../testing/workspaces.ts';

/** An ES module, which Jest cannot load. */
const PLUGIN = path.join(__dirname, 'catalogs-plugin.mjs');
const PRINT = 'import(process.argv[1]).then(({ LOCALES }) => console.log(JSON.stringify(LOCALES)))';
const COMPILE = 'import(process.argv[1]).then(({ compileCatalogs }) => compileCatalogs(process.argv[2]))';

const run = (code: string, ...values: string[]) =>
  promisify(execFile)(process.execPath, ['-e', code, PLUGIN, ...values]);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'catalogs-'));
  await mkdir(path.join(root, 'src'));
  await mkdir(path.join(root, 'texts'));
  await writeFile(path.join(root, 'src/text-parts.json'), JSON.stringify({ common: ['shell'], faq: ['faq'] }));
});
afterEach(() => rm(root, { recursive: true }));

async function writeTexts(locale: string, texts: Record<string, string>) {
  const entries = Object.entries(texts).map(([id, message]) => [id, { message }]);
  await writeFile(path.join(root, `texts/${locale}.json`), JSON.stringify(Object.fromEntries(entries)));
}

const readPart = async (name: string) =>
  JSON.parse(await readFile(path.join(root, `src/compiled-texts/${name}.json`), 'utf8'));

test('builds have the languages of the site', async () => {
  expect(JSON.parse((await run(PRINT)).stdout)).toEqual(LOCALE_CODES);
});

test('each part has its messages, parsed where they have arguments, in English where there is no translation', async () => {
  await writeTexts('en', { 'shell.home': 'Home', 'shell.year': '© {year}', 'faq.title': 'Questions' });
  await writeTexts('fr', { 'shell.home': 'Accueil', 'faq.title': '' });
  await run(COMPILE, root);
  expect(await readPart('fr/common')).toEqual({
    'shell.home': 'Accueil',
    'shell.year': [expect.objectContaining({ value: '© ' }), expect.objectContaining({ value: 'year' })],
  });
  expect(await readPart('fr/faq')).toEqual({ 'faq.title': 'Questions' });
});

test('builds have short ids, except of messages that applications of different versions look up', async () => {
  const shorten =
    'import(process.argv[1]).then(({ default: shorten }) => console.log(shorten(\'{"shell.TEXT.home":"Home","field.phone":"Phone"}\')))';
  const file = path.join(__dirname, 'shorten-ids.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', shorten, file]);
  const texts = Object.entries(JSON.parse(stdout));
  expect(texts).toEqual([
    [expect.stringMatching(/^[\w-]{4}$/), 'Home'],
    ['field.phone', 'Phone'],
  ]);
});

test.each([
  ['belongs to no part', { 'lost.text': 'Text' }, 'text-parts.json names no part for lost.text'],
  [
    'has the short id of another',
    { 'shell.T.k4548': 'One', 'shell.T.k5635': 'Other' },
    'shell.T.k4548 and shell.T.k5635 have the same short id in a build: rename one',
  ],
  ['is no message', { 'shell.home': 'Home {' }, 'The text shell.home in en is not a valid message'],
])('a text that %s is reported', async (_, texts, reason) => {
  await writeTexts('en', texts);
  await expect(run(COMPILE, root)).rejects.toThrow(reason);
});

test('each text of the shared kit belongs to a part of an application', async () => {
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(__dirname, '../..', name), 'utf8'));
  const parts = await Promise.all(APPLICATIONS.map((name) => readJson(`${name}/src/text-parts.json`)));
  const prefixes = new Set(parts.flatMap((names) => Object.values(names)).flat());
  const ids = Object.keys(await readJson('shared-kit/texts/en.json'));
  expect(ids.filter((id) => !prefixes.has(id.split('.')[0]))).toEqual([]);
});
