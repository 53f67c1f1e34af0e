import { OG_IMAGE_SIZE } from 'shared-kit/domain';
import { type FileStore, readStored } from 'shared-kit/server';
import sharp from 'sharp';
import { enqueueEncoding } from './enqueue-encoding.ts';

/** A path under `/media` with `.jpg` appended; rejects path traversal. */
const NAME = /^([a-z0-9-]{1,40}\/(?:[A-Za-z0-9_-]{22}\/)?[a-z0-9-]{1,80}\.(?:svg|webp))\.jpg$/;
/** Background of transparent images: the sand colour of the site's image areas. */
const BACKGROUND = '#F1E7DA';
/** Resolution at which an SVG is rendered. */
const DOTS_PER_INCH = 144;

/**
 * Returns a media image as a JPEG for link previews (`og:image`). It is created on the first request and stored beside
 * the image, so that it is deleted with it.
 * @param name `cars/<id>/1280.webp.jpg`
 * @returns undefined when there is no such image
 */
export async function getOrCreateOgImage(mediaStore: FileStore, name: string): Promise<Buffer | undefined> {
  const [, source] = NAME.exec(name) ?? [];
  if (!source) return undefined;
  const stored = await readStored(mediaStore, name);
  if (stored) return stored.bytes;
  const original = await readStored(mediaStore, source);
  if (!original) return undefined;
  return enqueueEncoding(async () => {
    const encoded = await sharp(original.bytes, { density: DOTS_PER_INCH })
      .resize({ ...OG_IMAGE_SIZE, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    await mediaStore.put(name, encoded);
    return encoded;
  });
}
