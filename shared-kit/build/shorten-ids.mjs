import { createHash } from 'node:crypto';

/**
 * Loader for compiled texts in production builds: shortens the ids of their messages, as those in the code.
 * @param {string} source
 */
export default function shortenIds(source) {
  const texts = Object.entries(JSON.parse(source)).map(([id, message]) => [shortId(id), message]);
  return JSON.stringify(Object.fromEntries(texts));
}

/**
 * Returns four characters for an id that was derived from its place (`fleet.FILTER_TEXT.colour`). Other ids are published:
 * hosts and remotes of different versions look them up.
 * @param {string} id
 */
export function shortId(id) {
  return id.split('.').length < 3 ? id : createHash('sha256').update(id).digest('base64url').slice(0, 4);
}
