import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashBytes } from '../release-store/hash-folder.ts';
import type { ServedApp, ServedApps } from './served-releases.ts';

/**
 * Returns the applications with SHA-256 as the hashes of their scripts: those take two thirds of the room in a page. A script
 * that was changed since it was published keeps its hash, so that browsers refuse it.
 */
export async function shortenHashes(apps: ServedApps): Promise<ServedApps> {
  const shortened = await Promise.all(Object.entries(apps).map(async ([name, app]) => [name, await shorten(app)]));
  return Object.fromEntries(shortened);
}

async function shorten(app: ServedApp): Promise<ServedApp> {
  const { folder, hashes } = app;
  if (!folder || !hashes) return app;
  const shortened = Object.entries(hashes).map(async ([file, hash]) => {
    const content = file.endsWith('.js') && (await readFile(path.join(folder, file)).catch(() => undefined));
    if (!content || hashBytes(content) !== hash) return [file, hash];
    return [file, `sha256-${createHash('sha256').update(content).digest('base64')}`];
  });
  return { ...app, hashes: Object.fromEntries(await Promise.all(shortened)) };
}
