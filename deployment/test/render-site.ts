import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.resolve(import.meta.dirname, '../infrastructure/nginx/site.conf');

/**
 * Returns site.conf without comments and with its variables replaced, as envsubst replaces them.
 * @throws Error that names a variable without a value
 */
export async function renderSite(values: Readonly<Record<string, string>>): Promise<string> {
  const template = (await readFile(TEMPLATE, 'utf8')).replaceAll(/^\s*#.*$/gm, '');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`site.conf needs a value for ${name}`);
    return value;
  });
}
