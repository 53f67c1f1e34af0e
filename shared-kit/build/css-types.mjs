import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULE = '.module.css';
const TYPES = `${MODULE}.d.ts`;

/**
 * Writes `x.module.css.d.ts`, the class names of a CSS module, beside each one under a folder, and removes those of deleted
 * modules.
 * @param {string} folder
 * @returns {Promise<string[]>} the syntax errors of all style sheets, as `file(line,column): error CSS: message`
 */
export async function writeCssTypes(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.css') || name.endsWith(TYPES));
  const errors = await Promise.all(files.map((name) => updateCssTypes(path.join(folder, name))));
  return errors.flat();
}

/**
 * Writes or removes the type file of one style sheet. A style sheet with syntax errors keeps its old type file.
 * @param {string} file `x.css`, `x.module.css` or `x.module.css.d.ts`
 * @returns {Promise<string[]>} its syntax errors
 */
async function updateCssTypes(file) {
  const sheet = file.endsWith(TYPES) ? file.slice(0, -'.d.ts'.length) : file;
  const types = `${sheet}.d.ts`;
  const code = await readFile(sheet).catch(() => undefined);
  if (!code) {
    await rm(types, { force: true });
    return [];
  }
  try {
    const cssModules = { animation: false, container: false, customIdents: false, grid: false };
    const { exports } = transform({ filename: sheet, code, cssModules });
    if (sheet.endsWith(MODULE)) await writeIfChanged(types, declaration(Object.keys(exports ?? {})));
    return [];
  } catch (error) {
    const { message, loc } = /** @type {Error & { loc?: { line: number, column: number } }} */ (error);
    return [`${path.relative(ROOT, sheet)}(${loc?.line ?? 1},${loc?.column ?? 1}): error CSS: ${message}`];
  }
}

/** @param {readonly string[]} names */
function declaration(names) {
  const members = [...names].sort().map((name) => `  readonly '${name}': string;\n`);
  return `declare const classNames: {\n${members.join('')}};\nexport default classNames;\n`;
}

/**
 * @param {string} file
 * @param {string} text
 */
async function writeIfChanged(file, text) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
}

/** In watch mode updates the type files of changed CSS modules, and reports syntax errors of style sheets as build errors. */
export class CssTypesPlugin {
  #folders;
  /** @type {Map<string, string[]>} */
  #errors = new Map();

  /** @param {readonly string[]} folders with style sheets */
  constructor(folders) {
    this.#folders = folders;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.watchRun.tapPromise('CssTypesPlugin', async ({ modifiedFiles, removedFiles }) => {
      if (!modifiedFiles) {
        for (const folder of this.#folders) this.#errors.set(folder, await writeCssTypes(folder));
        return;
      }
      const changed = [...modifiedFiles, ...(removedFiles ?? [])].filter((file) => file.endsWith('.css'));
      for (const file of changed) this.#errors.set(file, await updateCssTypes(file));
    });
    compiler.hooks.thisCompilation.tap('CssTypesPlugin', (compilation) => {
      for (const message of [...this.#errors.values()].flat()) compilation.errors.push(new Error(message));
    });
  }
}
