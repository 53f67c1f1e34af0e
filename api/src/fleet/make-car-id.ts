import { randomBytes } from 'node:crypto';

/** `dacia-duster-9f3k2a`: speaks in an address, and the suffix keeps two cars of one name apart. */
export function makeCarId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return `${slug || 'car'}-${randomBytes(4).toString('hex')}`;
}
