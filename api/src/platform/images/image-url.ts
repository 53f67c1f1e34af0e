import { withoutFocalPoint } from 'shared-kit/domain';
import { type FileStore, hasFolder } from 'shared-kit/server';

/** `namespace/id` of `storeImage`: letters, digits, `-` and `_` only, which rules out path traversal. */
const PUBLIC_ID = '[a-z0-9-]{1,40}/[A-Za-z0-9_-]{22}';
const IS_PUBLIC_ID = new RegExp(`^${PUBLIC_ID}$`);
const MEDIA_URL = new RegExp(`^/media/(${PUBLIC_ID})/`);

/** Returns whether the files of an uploaded image exist; false for an invalid id. */
export async function isImageStored(mediaStore: FileStore, publicId: string): Promise<boolean> {
  if (!IS_PUBLIC_ID.test(publicId)) return false;
  return await hasFolder(mediaStore, `${publicId}/`);
}

/** Returns the public id of an uploaded image's URL; undefined for any other URL. */
export function publicIdOf(url: string): string | undefined {
  return MEDIA_URL.exec(url)?.[1];
}

/** Returns whether a car may use this image URL: one under `/media`, or an https URL of an allowed host, perhaps with a focal point. */
export function isAllowedImage(url: string, allowedHosts: readonly string[]): boolean {
  const file = withoutFocalPoint(url);
  if (/^\/media\/(?!.*\.\.)[\w./-]+$/.test(file)) return true;
  try {
    const { protocol, host, username, hash } = new URL(file);
    return protocol === 'https:' && username === '' && hash === '' && allowedHosts.includes(host);
  } catch {
    return false;
  }
}
