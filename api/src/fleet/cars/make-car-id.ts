import { randomBytes } from 'node:crypto';

/** Returns a readable id such as `dacia-duster-9f3c2a41`; the random suffix keeps two cars of one name apart. */
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
