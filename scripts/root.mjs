import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the `package.json` of a folder, nothing where sources are missing.
 * @param {string} folder
 * @returns {{ readonly workspaces?: readonly string[], readonly application?: { readonly name: string } }}
 */
function readPackage(folder) {
  const file = path.join(ROOT, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The folders of all parts. */
export const WORKSPACES = readPackage('').workspaces ?? [];

/**
 * The separately released applications that the workspaces declare, by the folder of their sources.
 * @type {Readonly<Record<string, string>>}
 */
export const APPS = Object.fromEntries(
  WORKSPACES.flatMap((folder) => {
    const { application } = readPackage(folder);
    return application ? [[folder, application.name]] : [];
  }),
);
