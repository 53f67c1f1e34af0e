import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '../shared-kit/build/catalogs-plugin.mjs';
import { findMessageIds } from './message-ids.mjs';
import { APPS, ROOT } from './root.mjs';

/** @typedef {{ message: string, english?: string, description?: string }} Text */
/** @typedef {Record<string, Text>} Texts messages by id */

const [, ...TRANSLATIONS] = LOCALES;
/**
 * Kinds of arguments that `shared-kit/src/intl/format-message.ts` supports; callers format numbers, dates and times.
 */
const FORMATTED = new Set([TYPE.argument, TYPE.select, TYPE.plural, TYPE.tag]);

/**
 * Extracts the English texts from the code of each application into `texts/en.json`, and updates the translators' files
 * beside it: removes superfluous messages, updates descriptions, keeps translations.
 * @param {{ isCheck: boolean, root?: string, applications?: readonly string[] }} options a check changes nothing;
 *   `root` is the folder of the applications
 * @returns {Promise<string[]>} a line for each message that is missing, superfluous, outdated, not translated or
 *   has another structure, or another id than follows from its place
 */
export async function updateTexts({
  isCheck,
  root = ROOT,
  applications = ['shared-kit', 'api', ...Object.keys(APPS)],
}) {
  const lists = await Promise.all(applications.map((name) => updateApplication(name, path.join(root, name), isCheck)));
  return lists.flat();
}

/**
 * Returns a line for each English text in `texts/en.json` that is not that of the code. A build with such texts would show
 * other ones in the browser than on the server, so that React discards the server's HTML.
 * @param {readonly string[]} applications
 * @param {string=} root the folder of the applications
 */
export async function findStaleTexts(applications, root = ROOT) {
  const lists = await Promise.all(
    applications.map(async (name) => {
      const folder = path.join(root, name);
      return findDifferences(
        `${name}/texts/en.json`,
        await read(path.join(folder, 'texts', 'en.json')),
        await extract(folder),
      );
    }),
  );
  return lists.flat();
}

/**
 * @param {string} application
 * @param {string} folder
 * @param {boolean} isCheck
 */
async function updateApplication(application, folder, isCheck) {
  /** @type {string[]} */
  const problems = await findIdProblems(application, folder);
  const english = await extract(folder);
  /** @param {string} locale */
  const file = (locale) => path.join(folder, 'texts', `${locale}.json`);
  /** @param {string} locale */
  const name = (locale) => `${application}/texts/${locale}.json`;
  await mkdir(path.join(folder, 'texts'), { recursive: true });
  if (isCheck) problems.push(...findDifferences(name('en'), await read(file('en')), english));
  else await write(file('en'), english);

  for (const locale of TRANSLATIONS) {
    const known = await read(file(locale));
    for (const [id, { message }] of Object.entries(english)) {
      const text = known[id];
      if (!text?.message) problems.push(`${name(locale)}: ${id} is missing`);
      else if (text.english !== message)
        problems.push(`${name(locale)}: ${id} is outdated: the English text is now "${message}"`);
      else
        problems.push(
          ...findStructureProblems(locale, message, text.message).map((why) => `${name(locale)}: ${id} ${why}`),
        );
    }
    const superfluous = Object.keys(known).filter((id) => !english[id]);
    if (isCheck) problems.push(...superfluous.map((id) => `${name(locale)}: ${id} is superfluous`));
    else {
      const kept = Object.entries(english).map(([id, text]) => [
        id,
        // An outdated translation keeps the English text that it translates.
        {
          ...known[id],
          message: known[id]?.message ?? '',
          english: known[id]?.english ?? text.message,
          ...withDescription(text),
        },
      ]);
      await write(file(locale), Object.fromEntries(kept));
    }
  }
  return problems;
}

/**
 * The messages here have published ids: those of a host look them up in the texts of remotes of other versions.
 */
const PUBLISHED = 'shared-kit/src/intl';

/**
 * Returns a line for each message whose id does not follow from its place.
 * @param {string} application
 * @param {string} folder
 */
async function findIdProblems(application, folder) {
  const names = await readdir(path.join(folder, 'src'), { recursive: true });
  const files = names
    .map((name) => path.posix.join(application, 'src', name))
    .filter(
      (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/\/src\/testing\//.test(file) && !file.startsWith(PUBLISHED),
    );
  const lists = await Promise.all(
    files.map(async (file) =>
      (await findMessageIds(path.join(folder, '..', file)))
        .filter(({ id, expected }) => id !== expected)
        .map(({ id, expected }) => `${file}: the id ${id} should be ${expected}`),
    ),
  );
  return lists.flat();
}

/** @param {Text} text */
function withDescription({ description }) {
  return description ? { description } : {};
}

/**
 * Extracts the messages of an application's sources.
 * @param {string} folder of the application
 * @returns {Promise<Texts>} sorted by id
 */
async function extract(folder) {
  const output = await mkdtemp(path.join(tmpdir(), 'texts-'));
  const out = path.join(output, 'out.json');
  const bin = path.join(ROOT, 'node_modules', '.bin', 'formatjs');
  const sources = ['src/**/*.ts', 'src/**/*.tsx'];
  const ignored = ['--ignore', '**/*.test.*', '--ignore', '**/*.d.ts', '--ignore', 'src/testing/**'];
  await promisify(execFile)(
    bin,
    ['extract', ...sources, ...ignored, '--throws', '--preserve-whitespace', '--out-file', out],
    {
      cwd: folder,
    },
  );
  /** @type {Record<string, { defaultMessage: string, description?: string }>} */
  const extracted = JSON.parse(await readFile(out, 'utf8'));
  await rm(output, { recursive: true });
  const texts = Object.entries(extracted).map(([id, { defaultMessage, description }]) => [
    id,
    { message: defaultMessage, ...(description && { description }) },
  ]);
  return Object.fromEntries(texts.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

/**
 * Returns what `npm run texts` would change.
 * @param {string} file
 * @param {Texts} committed
 * @param {Texts} extracted
 */
function findDifferences(file, committed, extracted) {
  return [...new Set([...Object.keys(committed), ...Object.keys(extracted)])]
    .filter((id) => JSON.stringify(committed[id]) !== JSON.stringify(extracted[id]))
    .map((id) => `${file}: ${id} differs from the code: run npm run texts`);
}

/**
 * Returns how the structure of a translation differs from that of its English text.
 * @param {string} locale
 * @param {string} english
 * @param {string} translation
 * @returns {string[]}
 */
function findStructureProblems(locale, english, translation) {
  /** @type {string[]} */
  const missing = [];
  let wanted = '';
  let found = '';
  let words = 0;
  try {
    wanted = describeArguments(parse(english));
    words = countWords(parse(english));
    found = describeArguments(parse(translation), (categories) => {
      // French and Spanish have `many` for a million and more.
      for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
        if (!categories.has(category) && !(category === 'many' && locale !== 'ar')) missing.push(category);
    });
  } catch (error) {
    return [`is not a valid message: ${error instanceof Error ? error.message : error}`];
  }
  return [
    ...(isSameStructure(wanted, found)
      ? []
      : [`has the arguments ${found || 'none'}, the English text ${wanted || 'none'}`]),
    ...(missing.length > 0 ? [`lacks the plural forms ${missing.sort().join(', ')}`] : []),
    ...(hasLostSpaces(english, translation) ? ['has no space between its words'] : []),
    ...(isUntranslated({ locale, english, translation, words }) ? ['is not translated'] : []),
  ];
}

/**
 * Returns whether a translation has the arguments of the English text. It may use a plural where English does not.
 * @param {string} wanted
 * @param {string} found
 */
function isSameStructure(wanted, found) {
  return wanted === found || wanted === found.replaceAll(', plural}', '}');
}

/**
 * Returns whether a translation is English: a text of several words that is the same, or an Arabic one in Latin letters.
 * @param {{ locale: string, english: string, translation: string, words: number }} text
 */
function isUntranslated({ locale, english, translation, words }) {
  if (locale === 'ar') return words > 0 && !/\p{Script=Arabic}/u.test(translation);
  return words > 1 && translation === english;
}

/**
 * Returns the number of words of a message outside of its arguments, in the longest of its forms.
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {number}
 */
function countWords(elements) {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}{2,}/gu)?.length ?? 0);
    if (element.type === TYPE.tag) return sum + countWords(element.children);
    const options = element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];
    return sum + Math.max(0, ...options.map(({ value }) => countWords(value)));
  }, 0);
}

/** Length up to which a translation may be one word where English has several. */
const LONGEST_WORD = 15;

/**
 * @param {string} english
 * @param {string} translation
 */
function hasLostSpaces(english, translation) {
  return /\s\S+\s/.test(english) && !/\s/.test(translation) && translation.length > LONGEST_WORD;
}

/**
 * Returns names and kinds of the arguments and tags of a message, sorted.
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {(categories: ReadonlySet<string>) => void} onPlural called with the forms of each plural
 */
function describeArguments(elements, onPlural = () => undefined) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} parts */
  const visit = (parts) => {
    for (const element of parts) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const isOtherPlural = element.type === TYPE.plural && (element.offset !== 0 || element.pluralType === 'ordinal');
      if (!FORMATTED.has(element.type) || isOtherPlural)
        throw new Error(`numbers, dates, times, ordinals and offsets are not formatted: ${element.value}`);
      names.add(describeElement(element));
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural) {
        const categories = new Set(Object.keys(element.options).flatMap(toCategories));
        onPlural(categories);
      }
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(elements);
  // The number may be used inside or outside of its plural, depending on the language.
  return [...names]
    .filter((name) => !names.has(name.replace('}', ', plural}')))
    .sort()
    .join(' ');
}

/**
 * Returns name and kind, and the keys of a select: `<link>`, `{name}`, `{count, plural}`, `{field, select: days other}`.
 * @param {Exclude<import('@formatjs/icu-messageformat-parser').MessageFormatElement, { type: 0 | 7 }>} element
 */
function describeElement(element) {
  if (element.type === TYPE.tag) return `<${element.value}>`;
  if (element.type === TYPE.plural) return `{${element.value}, plural}`;
  if (element.type === TYPE.select)
    return `{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`;
  return `{${element.value}}`;
}

/** @param {string} form of a plural; an exact number stands for its category */
function toCategories(form) {
  return { '=0': ['zero'], '=1': ['one'], '=2': ['two'] }[form] ?? [form];
}

/**
 * @param {string} file
 * @returns {Promise<Texts>}
 */
async function read(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/**
 * @param {string} file
 * @param {Texts} texts
 */
async function write(file, texts) {
  const text = `${JSON.stringify(texts, null, 2)}\n`;
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return;
  // Replaced in one step: a build in development reads it meanwhile.
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(temporary, text);
  await rename(temporary, file);
}
