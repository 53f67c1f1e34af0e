import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';

/** @typedef {{ readonly id: string, readonly expected: string }} MessageId */

/**
 * Returns the id of each message in a source file, with the one that follows from its place: the word for its part of the
 * texts, the name of the constant, and the keys that lead to it there, as in `fleet.FILTER_TEXT.colour`.
 * @param {string} file
 * @returns {Promise<readonly MessageId[]>}
 */
export async function findMessageIds(file) {
  const source = await readFile(file, 'utf8');
  if (!source.includes('defineMessages')) return [];
  /** @type {MessageId[]} */
  const found = [];
  /** @type {(node: unknown, names: readonly string[]) => void} */
  const visit = (node, names) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, ...rest } = /** @type {Record<string, any>} */ (node);
    if (type === 'VariableDeclarator') return visit(rest.init, rest.id.value ? [...names, rest.id.value] : names);
    if (type === 'KeyValueProperty') return visit(rest.value, [...names, String(rest.key.value)]);
    const id = type === 'ObjectExpression' && messageId(rest.properties);
    if (id) found.push({ id, expected: [id.split('.')[0], ...names].join('.') });
    else for (const child of Object.values(rest)) visit(child, names);
  };
  visit(await parse(source, { syntax: 'typescript', tsx: path.extname(file) === '.tsx' }), []);
  return found;
}

/**
 * Returns the id of an object that is a message.
 * @param {readonly Record<string, any>[]} properties
 * @returns {string | undefined}
 */
function messageId(properties) {
  const textOf = (/** @type {string} */ name) => properties.find(({ key }) => key?.value === name)?.value?.value;
  return textOf('defaultMessage') === undefined ? undefined : textOf('id');
}
