import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';
import { writeWhole } from '../files/write-whole.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** A picture as `/media` has it, with `.jpg` at its end: no path can hide in it. */
const NAME = /^([a-z0-9-]{1,40}\/(?:[A-Za-z0-9_-]{22}\/)?[a-z0-9-]{1,80}\.(?:svg|webp))\.jpg$/;

const inTurn = oneAtATime();

/**
 * A picture of the media as a JPEG for previews of shared links, drawn when it is first asked for and kept beside the
 * picture, so that it goes with it. Undefined when there is no such picture.
 * @param name `cars/<id>/1280.webp.jpg`
 */
export async function keepSharePicture(mediaDir: string, name: string): Promise<Buffer | undefined> {
  const [, source] = NAME.exec(name) ?? [];
  if (!source) return undefined;
  const file = join(mediaDir, name);
  const kept = await unlessMissing(readFile(file));
  if (kept) return kept;
  const original = await unlessMissing(readFile(join(mediaDir, source)));
  if (!original) return undefined;
  return inTurn(async () => {
    const drawn = await drawSharePicture(original);
    await writeWhole(file, drawn);
    return drawn;
  });
}
