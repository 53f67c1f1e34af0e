import { readFileSync } from 'node:fs';
import path from 'node:path';

const SHARED_KIT = path.join(import.meta.dirname, '..');
const CLIENT = path.join(SHARED_KIT, 'src/api-client');
/** The member or value at the end of a line, such as `rental` of `POST /api/payments <.purpose=rental`. */
const MEMBER = /[.=]([\w-]+)(?::\w+|\[\]|\.\*)*$/;

/**
 * @typedef {object} ApiLevels `shared-kit/api-levels.json`
 * @property {number} level of the API that these sources know
 * @property {Readonly<Record<string, number>>} since what came after level 1, and with which level
 * @property {Readonly<Record<string, string>>} client the request of each call of the client, with `X` for what varies
 */

/** @returns {ApiLevels} */
export function readApiLevels() {
  return JSON.parse(readFileSync(path.join(SHARED_KIT, 'api-levels.json'), 'utf8'));
}

/**
 * Returns what an application needs of what came after the first level of the API, with its level: calls that its sources make
 * or whose path they name, and in these the members that they name. Rather too much than too little: names may mean something else.
 * @param {ApiLevels} levels
 * @param {readonly string[]} files that the build was made of; the bundler names folders too
 * @param {string} root folder of the application
 * @returns {Record<string, number>}
 */
export function findApiNeeds({ since, client }, files, root) {
  const needs = Object.entries(since);
  if (needs.length === 0) return {};
  const isIn = (/** @type {string} */ file, /** @type {string} */ folder) => file.startsWith(folder + path.sep);
  const read = (/** @type {readonly string[]} */ list) => list.map((file) => readFileSync(file, 'utf8')).join('\n');
  const folders = [path.join(root, 'src'), path.join(SHARED_KIT, 'src')];
  const own = files.filter((file) => /\.tsx?$/.test(file) && folders.some((folder) => isIn(file, folder)));
  const sources = read(own.filter((file) => !isIn(file, CLIENT)));
  // The host makes the calls for the others.
  const sent = names(sources, 'createVisitorCalls') ? read(own.filter((file) => isIn(file, CLIENT))) : '';
  const requests = Object.entries(client).flatMap(([name, request]) => (names(sources, name) ? [request] : []));
  return Object.fromEntries(
    needs.filter(([line]) => {
      const call = line.split(' ', 2).join(' ');
      const [, member] = MEMBER.exec(line.slice(call.length)) ?? [];
      const isMade = namesPath(sources, call) || requests.some((request) => isRequestOf(request, call, sources));
      return member ? names(isMade ? sources + sent : sent, member) : isMade;
    }),
  );
}

/**
 * @param {string} text
 * @param {string} name
 */
function names(text, name) {
  return new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}(?![\\w$])`).test(text);
}

/**
 * Returns whether the path of a call stands in the text, as in a link.
 * @param {string} text
 * @param {string} call
 */
function namesPath(text, call) {
  const [, pattern = ''] = call.split(' ');
  const escaped = pattern.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/\'"`\\n]+');
  return new RegExp(`['"\`]${escaped}['"\`?]`).test(text);
}

/**
 * Returns whether a request of the client is this call; where the call has a name, such as that of an entity, the sources must
 * name it.
 * @param {string} request
 * @param {string} call
 * @param {string} sources
 */
function isRequestOf(request, call, sources) {
  const escaped = request.replaceAll('.', '\\.').replaceAll(/\bX\b/g, '([^/]+)');
  const found = new RegExp(`^${escaped}$`).exec(call);
  return found?.slice(1).every((part) => part.startsWith('{') || names(sources, part)) ?? false;
}
