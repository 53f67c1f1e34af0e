import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.resolve(__dirname, '../infrastructure/nginx/site.conf');

/**
 * site.conf with its values filled in as envsubst does it, without comments.
 * @throws Error that names what has no value
 */
export async function renderSite(values: Readonly<Record<string, string>>): Promise<string> {
  const template = (await readFile(TEMPLATE, 'utf8')).replaceAll(/^\s*#.*$/gm, '');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`site.conf asks for ${name}`);
    return value;
  });
}
