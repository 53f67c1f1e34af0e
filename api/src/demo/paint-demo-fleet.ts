import { readFile } from 'node:fs/promises';
import { type FileStore, ignoreNotFound } from 'shared-kit/server';
import type { Database } from '../platform/database/database.ts';

const FOLDER = new URL('../../demo/', import.meta.url);
const URL_PREFIX = '/media/demo/';

/** The landscape of a page in its dark scheme, which an image in it follows: the paints of shared-kit/src/ui/tokens.css. */
const DUSK = `<style>@media(prefers-color-scheme:dark){${Object.entries({
  F1E7DA: '5b5169',
  E9DAC7: '6d5c70',
  F7F0E6: 'b8a7a8',
  E2D0B9: '7a6470',
  DBC6AB: '84695f',
  D2BB9D: '765b52',
})
  .map(([day, dusk]) => `svg>[fill="#${day}"]{fill:#${dusk}}`)
  .join('')}}</style>`;

type Paints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes the missing images of the demo cars in the database. */
export async function paintDemoFleet(database: Database, mediaStore: FileStore): Promise<void> {
  const rows = await database
    .selectFrom('cars')
    .select('image')
    .distinct()
    .where('image', 'like', `${URL_PREFIX}%.svg`)
    .execute();
  if (rows.length === 0) return;
  const paints = JSON.parse(await readFile(new URL('paints.json', FOLDER), 'utf8')) as Paints;
  for (const { image } of rows) {
    const name = image.slice(URL_PREFIX.length, -'.svg'.length);
    const paint = Object.keys(paints).find((key) => name.endsWith(`-${key}`));
    if (paint) await paintCar(mediaStore, `demo/${name}.svg`, name.slice(0, -paint.length - 1), paints[paint]);
  }
}

async function paintCar(store: FileStore, key: string, body: string, colors: Paints[string] = {}): Promise<void> {
  if (!/^[a-z0-9-]+$/.test(body) || (await store.has(key))) return;
  const template = await ignoreNotFound(readFile(new URL(`bodies/${body}.svg`, FOLDER), 'utf8'));
  // Staff may enter any image URL, also one without a template.
  if (template === undefined) return;
  const painted = template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => colors[name] ?? placeholder);
  const svg = painted.replace('<defs>', `${DUSK}<defs>`);
  await store.put(key, Buffer.from(svg));
}
