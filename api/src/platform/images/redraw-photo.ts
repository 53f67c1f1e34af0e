import { checkHeader, damaged, openPicture } from './encode-variants.ts';
import { enqueueEncoding } from './enqueue-encoding.ts';

/** Of width and height: enough to see a scratch. */
const MAX_SIZE = 2_048;

/**
 * Draws a photograph anew as JPEG, upright and reduced, so that neither its position nor other metadata is kept.
 * @throws ApiProblem 415 as `encodeVariants`
 */
export async function redrawPhoto(bytes: Buffer): Promise<Buffer> {
  await checkHeader(bytes);
  const draw = () =>
    openPicture(bytes)
      .resize({ width: MAX_SIZE, height: MAX_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer();
  return await enqueueEncoding(draw).catch((): never => {
    throw damaged();
  });
}
