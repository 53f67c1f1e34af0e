import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Application what a workspace declares of its application, in `package.json`
 * @property {string} name `host`, or the name of the remote
 * @property {{ readonly paths: readonly string[], readonly rendered: boolean }} [mount] where the pages of a remote are
 * @property {readonly string[]} [slots] the places of the host for links
 */

/** File with the links of a remote to its pages, beside `package.json`. */
export const LINKS_FILE = 'links.json';

/**
 * Returns the application of a workspace, with its links; undefined for a folder without one.
 * @param {string} root
 * @returns {(Application & { readonly links?: unknown }) | undefined}
 */
export function readApplication(root) {
  const { application } = readJson(path.join(root, 'package.json')) ?? {};
  const links = readJson(path.join(root, LINKS_FILE));
  return application && { ...application, ...(links && { links }) };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
