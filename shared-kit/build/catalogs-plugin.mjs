import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { shortId } from './shorten-ids.mjs';

const SHARED = fileURLToPath(new URL('../texts', import.meta.url));
/** The languages, English first: those of `src/domain/locale.ts`, which a build cannot import. */
export const LOCALES = ['en', 'fr', 'es', 'ar'];

/**
 * Compiles the texts of an application before each build: `texts/fr.json` and those of the shared kit become
 * `src/compiled-texts/fr/<part>.json`, with parsed messages, so that browsers need no parser. `src/text-parts.json` lists
 * the parts, each with the prefixes of its messages' ids: `common` for every page, others for the page of that name.
 */
export class CatalogsPlugin {
  #root;

  /** @param {string} root folder of the application */
  constructor(root) {
    this.#root = root;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    /** @type {unknown} */
    let error;
    const compile = () => {
      error = undefined;
      try {
        compileCatalogs(this.#root);
      } catch (problem) {
        error = problem;
      }
    };
    compiler.hooks.beforeRun.tap('CatalogsPlugin', compile);
    compiler.hooks.watchRun.tap('CatalogsPlugin', compile);
    // Reported as a build error, so that a development build continues and recovers after the next change.
    compiler.hooks.thisCompilation.tap('CatalogsPlugin', (compilation) => {
      if (error) compilation.errors.push(/** @type {import('@rspack/core').RspackError} */ (error));
    });
    // Watches the texts, so that a change starts a build in development.
    compiler.hooks.afterCompile.tap('CatalogsPlugin', (compilation) => {
      for (const folder of [SHARED, path.join(this.#root, 'texts')]) compilation.contextDependencies.add(folder);
    });
  }
}

/**
 * @param {string} root folder of the application
 * @throws Error when a message of the application belongs to no part, or two have one short id
 */
export function compileCatalogs(root) {
  const target = path.join(root, 'src', 'compiled-texts');
  /** @type {Record<string, readonly string[]>} */
  const parts = JSON.parse(readFileSync(path.join(root, 'src', 'text-parts.json'), 'utf8'));
  const prefixes = new Set(Object.values(parts).flat());
  for (const locale of LOCALES) {
    const own = readTexts(path.join(root, 'texts'), locale);
    const lost = Object.keys(own).filter((id) => !prefixes.has(prefixOf(id)));
    if (lost.length > 0) throw new Error(`text-parts.json names no part for ${lost.join(', ')}`);
    const messages = Object.entries({ ...readTexts(SHARED, locale), ...own });
    refuseSameShortIds(messages.map(([id]) => id));
    mkdirSync(path.join(target, locale), { recursive: true });
    for (const [part, names] of Object.entries(parts)) {
      const content = messages.filter(([id]) => names.includes(prefixOf(id)));
      const compiled = content.map(([id, message]) => [id, compileMessage(message, `${id} in ${locale}`)]);
      writeIfChanged(path.join(target, locale, `${part}.json`), JSON.stringify(Object.fromEntries(compiled)));
    }
  }
}

/** @param {readonly string[]} ids */
function refuseSameShortIds(ids) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const id of ids) {
    const other = known.get(shortId(id));
    if (other) throw new Error(`${other} and ${id} have the same short id in a build: rename one`);
    known.set(shortId(id), id);
  }
}

/** @param {string} id */
function prefixOf(id) {
  return id.slice(0, id.indexOf('.'));
}

/**
 * Returns the messages of a language by id, in English where there is no translation.
 * @param {string} folder
 * @param {string} locale
 * @returns {Record<string, string>}
 */
function readTexts(folder, locale) {
  const [english, translated] = ['en', locale].map((name) => {
    const file = path.join(folder, `${name}.json`);
    const entries = Object.entries(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
    return entries.flatMap(([id, { message }]) => (message ? [[id, message]] : []));
  });
  return Object.fromEntries([...(english ?? []), ...(translated ?? [])]);
}

/**
 * Returns a text without arguments unchanged, any other one parsed.
 * @param {string} message
 * @param {string} name of the message in an error
 */
function compileMessage(message, name) {
  const elements = parseMessage(message, name);
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
}

/**
 * @param {string} message
 * @param {string} name
 */
function parseMessage(message, name) {
  try {
    return parse(message, { shouldParseSkeletons: false });
  } catch (cause) {
    throw new Error(`The text ${name} is not a valid message: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  rmSync(file, { force: true });
  writeFileSync(file, text);
}
