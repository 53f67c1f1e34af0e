import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreNotFound } from 'shared-kit/server';

/** `namespace/id` as `storeImage` makes it: letters, digits, `-` and `_`, so that it cannot contain another path. */
const PUBLIC_ID = '[a-z0-9-]{1,40}/[A-Za-z0-9_-]{22}';
const IS_PUBLIC_ID = new RegExp(`^${PUBLIC_ID}$`);
const ADDRESS = new RegExp(`^/media/(${PUBLIC_ID})/`);

/** Whether the files of an uploaded image exist; false for what is no id of one. */
export async function isImageStored(mediaDir: string, publicId: string): Promise<boolean> {
  if (!IS_PUBLIC_ID.test(publicId)) return false;
  const entry = await ignoreNotFound(stat(join(mediaDir, publicId)));
  return entry?.isDirectory() ?? false;
}

/** The id of the uploaded image at an address of this site; undefined for any other address. */
export function publicIdOf(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}

/** Whether a car may show this picture: one of this site's media, or one over https of a host that the owner allowed. */
export function isAllowedImage(address: string, allowedHosts: readonly string[]): boolean {
  if (/^\/media\/(?!.*\.\.)[\w./-]+$/.test(address)) return true;
  try {
    const { protocol, host, username } = new URL(address);
    return protocol === 'https:' && username === '' && allowedHosts.includes(host);
  } catch {
    return false;
  }
}
