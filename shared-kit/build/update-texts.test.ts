/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The function is in an ES module, which Jest cannot load. */
const SCRIPT = path.join(__dirname, '../../scripts/update-texts.mjs');
const CALL = `import(process.argv[1]).then(async ({ updateTexts }) => {
  const options = JSON.parse(process.argv[2]);
  console.log(JSON.stringify(await updateTexts(options)));
})`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'texts-test-'));
  await mkdir(path.join(root, 'app/src'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function update(isCheck: boolean): Promise<string[]> {
  const options = JSON.stringify({ isCheck, root, applications: ['app'] });
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', CALL, SCRIPT, options]);
  return JSON.parse(stdout);
}

const DAYS = '{count, plural, one {# day} other {# days}}';

async function writeCode(texts: Record<string, string>) {
  const messages = Object.entries(texts).map(
    ([id, text]) => `'${id.split('.').at(-1)}': { id: '${id}', defaultMessage: '${text}' }`,
  );
  await writeFile(
    path.join(root, 'app/src/texts.ts'),
    `export const T = defineMessages({ ${messages.join(', ')} });\n`,
  );
}

async function translate(
  locale: string,
  change: (texts: Record<string, { message: string; english: string }>) => void,
) {
  const file = path.join(root, `app/texts/${locale}.json`);
  const texts = JSON.parse(await readFile(file, 'utf8'));
  change(texts);
  await writeFile(file, JSON.stringify(texts));
}

/** Adds the simplest valid translation of every message. */
async function translateAll() {
  for (const locale of ['fr', 'es', 'ar'])
    await translate(locale, (texts) => {
      for (const text of Object.values(texts)) text.message = `${text.english} ${locale === 'ar' ? 'تمت' : locale}`;
    });
  await translate('ar', (texts) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {# يوم}`).join(' ');
    if (texts['a.T.days']) texts['a.T.days'].message = `{count, plural, ${forms}}`;
  });
}

test('texts are extracted, and missing translations are reported until they are added', async () => {
  await writeCode({ 'a.T.days': DAYS, 'a.T.b': 'Book' });
  expect(await update(false)).toEqual(
    ['fr', 'es', 'ar'].flatMap((locale) =>
      ['a.T.b', 'a.T.days'].map((id) => `app/texts/${locale}.json: ${id} is missing`),
    ),
  );
  expect(JSON.parse(await readFile(path.join(root, 'app/texts/en.json'), 'utf8'))).toEqual({
    'a.T.b': { message: 'Book' },
    'a.T.days': { message: DAYS },
  });
  await translateAll();
  expect(await update(true)).toEqual([]);
});

test('structural differences are reported', async () => {
  const same = { 'a.T.days': DAYS, 'a.T.b': 'Book {car}', 'a.T.undo': 'Undo the last step' };
  await writeCode({ ...same, 'a.T.old': 'Old text' });
  await update(false);
  await translateAll();
  await translate('fr', (texts) => {
    Object.assign(texts, { 'a.T.gone': { message: 'Parti', english: 'Gone' } });
    if (texts['a.T.b']) texts['a.T.b'].message = 'Réserver {voiture}';
    if (texts['a.T.days']) texts['a.T.days'].message = '{count, number} jours';
  });
  await translate('ar', (texts) => {
    if (texts['a.T.days']) texts['a.T.days'].message = '{count, plural, one {# يوم} other {# يوم}}';
  });
  await translate('es', (texts) => {
    if (texts['a.T.undo']) texts['a.T.undo'].message = 'Deshacerelúltimopaso';
  });
  await writeCode({ ...same, 'a.T.old': 'New text' });
  expect((await update(true)).sort()).toEqual([
    'app/texts/ar.json: a.T.days lacks the plural forms few, many, two, zero',
    'app/texts/ar.json: a.T.old is outdated: the English text is now "New text"',
    'app/texts/en.json: a.T.old differs from the code: run npm run texts',
    'app/texts/es.json: a.T.old is outdated: the English text is now "New text"',
    'app/texts/es.json: a.T.undo has no space between its words',
    'app/texts/fr.json: a.T.b has the arguments {voiture}, the English text {car}',
    'app/texts/fr.json: a.T.days is not a valid message: numbers, dates, times, ordinals and offsets are not formatted: count',
    'app/texts/fr.json: a.T.gone is superfluous',
    'app/texts/fr.json: a.T.old is outdated: the English text is now "New text"',
  ]);
});

test('an untranslated text is reported, except a single word', async () => {
  await writeCode({
    'a.T.b': 'Book',
    'a.T.undo': 'Undo the last step',
    'a.T.days': DAYS,
    'a.T.pair!': '{name} {count}',
  });
  await update(false);
  await translateAll();
  const copy = (texts: Record<string, { message: string; english: string }>) => {
    for (const text of Object.values(texts)) if (!text.english.includes('plural')) text.message = text.english;
  };
  await translate('fr', copy);
  await translate('ar', copy);
  expect((await update(true)).sort()).toEqual([
    'app/texts/ar.json: a.T.b is not translated',
    'app/texts/ar.json: a.T.undo is not translated',
    'app/texts/fr.json: a.T.undo is not translated',
  ]);
});

test('a translation keeps plurals and the keys of a select, and may inflect for a number where English does not', async () => {
  const field = '{field, select, name {Name} other {Field}}';
  await writeCode({ 'a.T.days': DAYS, 'a.T.field': field, 'a.T.seats!': '{count} seats' });
  await update(false);
  await translateAll();
  const change = (id: string, message: string) =>
    translate('fr', (texts) => {
      if (texts[id]) texts[id].message = message;
    });
  await change('a.T.seats!', '{count, plural, one {# place} other {# places}}');
  expect(await update(true)).toEqual([]);
  await change('a.T.days', '{count} jours');
  await change('a.T.field', '{field, select, nom {Nom} other {Champ}}');
  expect((await update(true)).sort()).toEqual([
    'app/texts/fr.json: a.T.days has the arguments {count}, the English text {count, plural}',
    'app/texts/fr.json: a.T.field has the arguments {field, select: nom other}, the English text {field, select: name other}',
  ]);
});

test('the id of a message follows from its place', async () => {
  await writeCode({ 'a.T.days': DAYS, 'a.weeks': 'Weeks' });
  await update(false);
  await translateAll();
  expect(await update(true)).toEqual(['app/src/texts.ts: the id a.weeks should be a.T.weeks']);
});
