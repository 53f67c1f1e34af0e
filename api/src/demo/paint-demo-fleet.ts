import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreNotFound, writeFileAtomic } from 'shared-kit/server';
import type { Database } from '../platform/database/database.ts';

const FOLDER = new URL('../../demo/', import.meta.url);
const URL_PREFIX = '/media/demo/';

type Paints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes the missing images of the demo cars in the database. */
export async function paintDemoFleet(database: Database, mediaDir: string): Promise<void> {
  const rows = await database
    .selectFrom('cars')
    .select('image')
    .distinct()
    .where('image', 'like', `${URL_PREFIX}%.svg`)
    .execute();
  if (rows.length === 0) return;
  const paints = JSON.parse(await readFile(new URL('paints.json', FOLDER), 'utf8')) as Paints;
  await mkdir(join(mediaDir, 'demo'), { recursive: true });
  for (const { image } of rows) {
    const name = image.slice(URL_PREFIX.length, -'.svg'.length);
    const paint = Object.keys(paints).find((key) => name.endsWith(`-${key}`));
    if (paint) await paintCar(join(mediaDir, 'demo', `${name}.svg`), name.slice(0, -paint.length - 1), paints[paint]);
  }
}

async function paintCar(file: string, body: string, colors: Paints[string] = {}): Promise<void> {
  if (!/^[a-z0-9-]+$/.test(body) || (await exists(file))) return;
  const template = await ignoreNotFound(readFile(new URL(`bodies/${body}.svg`, FOLDER), 'utf8'));
  // Staff may enter any image URL, also one without a template.
  if (template === undefined) return;
  const svg = template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => colors[name] ?? placeholder);
  // Atomic: caches keep the URL for a year.
  await writeFileAtomic(file, svg);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
