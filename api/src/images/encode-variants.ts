import { PICTURE_WIDTHS } from 'shared-kit/domain';
import sharp from 'sharp';

const MAX_PIXELS = 50_000_000;
/** The accepted formats, as sharp names them; AVIF is a kind of HEIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'avif';
  readonly bytes: Buffer;
}

/**
 * The picture as the site shows it: upright, in four widths and two formats, never larger than the original. It is drawn
 * anew from its pixels, so that neither metadata nor anything else in the file is kept.
 * @throws Error when the bytes are no whole JPEG, PNG, WebP or AVIF picture of at most 50 megapixels
 */
export async function encodeVariants(bytes: Buffer): Promise<Variant[]> {
  if (!isAcceptedKind(bytes)) throw new Error('The picture is neither JPEG, PNG, WebP nor AVIF');
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const { format = '' } = await source.metadata();
  if (!FORMATS.has(format)) throw new Error(`The picture is ${format}`);
  const largest = Math.max(...PICTURE_WIDTHS);
  // Decoded once; the variants are made from a picture of at most the largest width.
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: largest, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const widths = [...PICTURE_WIDTHS.filter((width) => width < info.width), Math.min(info.width, largest)];
  const variants: Variant[] = [];
  // One after the other: several at once would take the memory and the processors from all other requests.
  for (const width of widths) {
    const resized = sharp(data).resize({ width });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer({ resolveWithObject: true });
    variants.push({ width, height: webp.info.height, format: 'webp', bytes: webp.data });
    variants.push({ width, height: avif.info.height, format: 'avif', bytes: avif.data });
  }
  return variants;
}

/** Whether the first bytes are those of an accepted format, so that no other decoder is given the file. */
function isAcceptedKind(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    ['ftypavif', 'ftypavis'].includes(text(4, 12))
  );
}
