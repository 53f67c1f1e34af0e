import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** `namespace/id` as `storeImage` makes it: letters, digits, `-` and `_`, so no path can hide in it. */
const PUBLIC_ID = /^[a-z0-9-]{1,40}\/[A-Za-z0-9_-]{22}$/;

/** Removes the files of an uploaded image; false when there is none of this name. */
export async function deleteImage(mediaDir: string, publicId: string): Promise<boolean> {
  if (!PUBLIC_ID.test(publicId)) return false;
  const folder = join(mediaDir, publicId);
  const isThere = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (isThere) await rm(folder, { recursive: true, force: true });
  return isThere;
}
