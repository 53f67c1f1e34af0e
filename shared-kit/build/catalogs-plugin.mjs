import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const SHARED = fileURLToPath(new URL('../texts', import.meta.url));
export const LOCALES = ['en', 'fr', 'es', 'ar'];

/** Part with the messages that every page of an application needs. */
const COMMON = 'common';

/**
 * Compiles the texts of an application before each build: `texts/fr.json` and those of the shared kit become
 * `src/compiled-texts/fr/<part>.json`, with parsed messages, so that browsers need no parser. A message whose id begins with
 * the name of a part (`src/text-parts.json`) belongs to that part, every other one to `common`.
 */
export class CatalogsPlugin {
  #root;

  /** @param {string} root folder of the application */
  constructor(root) {
    this.#root = root;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const compile = () => compileCatalogs(this.#root);
    compiler.hooks.beforeRun.tap('CatalogsPlugin', compile);
    compiler.hooks.watchRun.tap('CatalogsPlugin', compile);
    // A changed text starts a build in development.
    compiler.hooks.afterCompile.tap('CatalogsPlugin', (compilation) => {
      for (const folder of [SHARED, path.join(this.#root, 'texts')]) compilation.contextDependencies.add(folder);
    });
  }
}

/** @param {string} root folder of the application */
export function compileCatalogs(root) {
  const target = path.join(root, 'src', 'compiled-texts');
  const parts = readParts(root);
  for (const locale of LOCALES) {
    const messages = Object.assign(
      {},
      ...[SHARED, path.join(root, 'texts')].map((folder) => readTexts(folder, locale)),
    );
    /** @type {Record<string, Record<string, unknown>>} */
    const compiled = Object.fromEntries([COMMON, ...parts].map((part) => [part, {}]));
    for (const [id, message] of Object.entries(messages)) {
      const part = parts.find((name) => id.startsWith(`${name}.`)) ?? COMMON;
      Object.assign(compiled[part] ?? {}, { [id]: compileMessage(message) });
    }
    mkdirSync(path.join(target, locale), { recursive: true });
    for (const [part, content] of Object.entries(compiled))
      writeIfChanged(path.join(target, locale, `${part}.json`), JSON.stringify(content));
  }
}

/**
 * Returns the names of the parts.
 * @param {string} root
 * @returns {readonly string[]}
 */
function readParts(root) {
  const file = path.join(root, 'src', 'text-parts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
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
 * Returns a text without arguments as it is, any other one parsed.
 * @param {string} message
 */
function compileMessage(message) {
  const elements = parse(message, { shouldParseSkeletons: false });
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
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
