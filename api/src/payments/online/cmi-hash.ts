import { createHash, timingSafeEqual } from 'node:crypto';

/** Left out of the hash, in any spelling. */
const UNSIGNED = new Set(['hash', 'encoding']);

/**
 * Returns CMI's hash of a form, "ver3": the values in the order of their names without regard to case, each with `\` and `|`
 * escaped, and the store key after them, joined by `|`; SHA-512 of it in Base64.
 */
export function cmiHash(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const signed = Object.entries(fields)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .filter(([name]) => !UNSIGNED.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const values = [...signed.map(([, value]) => value), storeKey];
  const text = values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');
  return createHash('sha512').update(text).digest('base64');
}

/** Returns whether a callback has the right hash: of its values, or of what they are as HTML, which CMI's page escapes. */
export function hasCmiHash(callback: Readonly<Record<string, string>>, storeKey: string): boolean {
  const hash = Object.entries(callback).find(([name]) => name.toLowerCase() === 'hash')?.[1] ?? '';
  const plain = Object.fromEntries(Object.entries(callback).map(([name, value]) => [name, decodeHtml(value)]));
  return [callback, plain].some((fields) => isEqual(cmiHash(fields, storeKey), hash));
}

function isEqual(one: string, other: string): boolean {
  const [known, given] = [Buffer.from(one), Buffer.from(other)];
  return known.length === given.length && timingSafeEqual(known, given);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|apos));/g, (_, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? ''),
  );
}
