import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_PICTURE_SIZE } from 'shared-kit/domain';
import { ignoreNotFound, writeFileAtomic } from 'shared-kit/server';
import sharp from 'sharp';
import { oneAtATime } from '../one-at-a-time.ts';

/** A file of `/media` with `.jpg` at its end; it cannot contain another path. */
const NAME = /^([a-z0-9-]{1,40}\/(?:[A-Za-z0-9_-]{22}\/)?[a-z0-9-]{1,80}\.(?:svg|webp))\.jpg$/;
/** Behind transparent pictures: the sand colour on which the site shows them. */
const BACKGROUND = '#F1E7DA';
/** Resolution at which an SVG is drawn. */
const DOTS_PER_INCH = 144;

const encodeInTurn = oneAtATime();

/**
 * A picture of the media as a JPEG for previews of shared links (`og:image`). It is drawn when it is first asked for and
 * stored beside the picture, so that it is deleted with it.
 * @param name `cars/<id>/1280.webp.jpg`
 * @returns undefined when there is no such picture
 */
export async function ogImage(mediaDir: string, name: string): Promise<Buffer | undefined> {
  const [, source] = NAME.exec(name) ?? [];
  if (!source) return undefined;
  const file = join(mediaDir, name);
  const stored = await ignoreNotFound(readFile(file));
  if (stored) return stored;
  const original = await ignoreNotFound(readFile(join(mediaDir, source)));
  if (!original) return undefined;
  return encodeInTurn(async () => {
    const encoded = await sharp(original, { density: DOTS_PER_INCH })
      .resize({ ...SHARE_PICTURE_SIZE, fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    await writeFileAtomic(file, encoded);
    return encoded;
  });
}
