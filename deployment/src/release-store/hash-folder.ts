import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the hash of every file below a folder, by its relative path with `/`. */
export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const hashes = await Promise.all(files.map((file) => hashFile(path.join(folder, file))));
  return Object.fromEntries(files.map((file, index) => [file, hashes[index] ?? '']));
}

export async function hashFile(file: string): Promise<string> {
  return hashBytes(await readFile(file));
}

/** Returns `sha384-…`, the format of Subresource Integrity. */
export function hashBytes(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns a short version name derived from the hashes of the files. */
export function versionOf(files: Readonly<Record<string, string>>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}
