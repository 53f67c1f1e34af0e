import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { APPS, ROOT } from './root.mjs';

const MODULE = '.module.css';
const TYPES = `${MODULE}.d.ts`;

/**
 * Writes the class names of every CSS module beside it, for the compiler, as `x.module.css.d.ts`, and removes those of
 * deleted modules.
 * @returns {Promise<string[]>} the syntax errors of all style sheets, as `file(line,column): error CSS: message`
 */
export async function writeCssTypes() {
  const folders = ['shared-kit', ...Object.keys(APPS)].map((name) => path.join(ROOT, name, 'src'));
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  const files = lists.flat().filter((name) => name.endsWith('.css') || name.endsWith(TYPES));
  return (await Promise.all(files.map(updateCssTypes))).flat();
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
