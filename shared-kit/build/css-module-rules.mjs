import { readdirSync } from 'node:fs';
import path from 'node:path';

const SHARED_KIT = path.join(import.meta.dirname, '..');
/** Of the applications in this repository; others, whose initials could be the same, have their names. @type {Record<string, string>} */
const INITIALS = { host: 'h', remote_public: 'p', remote_admin: 'a' };
const READABLE = '[uniqueName]-[hash:6]-[local]';

/**
 * Returns the rules for CSS modules, one for each sheet of the application and of shared-kit in production: a class is
 * then named after its application and the number of its sheet, `p12card`. A page has hundreds of class names, and
 * hashes do not compress. Both builds of an application must name alike.
 * @param {{ folders: readonly string[], name: string, mode: string }} options of the applications
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export function cssModuleRules({ folders, name, mode }) {
  const sheets = mode === 'production' ? [SHARED_KIT, ...folders].flatMap(listSheets) : [];
  const prefix = INITIALS[name] ?? `${name}-`;
  const rule = { test: /\.module\.css$/, type: 'css/module' };
  return [
    ...sheets.map((sheet, index) => ({
      ...rule,
      test: sheet,
      generator: { localIdentName: `${prefix}${index}[local]` },
    })),
    { ...rule, generator: { localIdentName: READABLE } },
  ];
}

/** @param {string} folder */
function listSheets(folder) {
  const sources = path.join(folder, 'src');
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return names
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(sources, file));
}
