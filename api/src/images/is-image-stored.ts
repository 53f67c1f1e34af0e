import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';

/** `namespace/id` as `storeImage` makes it: letters, digits, `-` and `_`, so no path can hide in it. */
const PUBLIC_ID = /^[a-z0-9-]{1,40}\/[A-Za-z0-9_-]{22}$/;
const ADDRESS = /^\/media\/([a-z0-9-]{1,40}\/[A-Za-z0-9_-]{22})\//;

/** Are the files of an uploaded image there? False for what is no id of one. */
export async function isImageStored(mediaDir: string, publicId: string): Promise<boolean> {
  if (!PUBLIC_ID.test(publicId)) return false;
  const entry = await unlessMissing(stat(join(mediaDir, publicId)));
  return entry?.isDirectory() ?? false;
}

/** The id of the uploaded image at an address of this site; undefined for any other address. */
export function publicIdOf(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}
