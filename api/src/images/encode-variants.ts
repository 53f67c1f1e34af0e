import { IMAGE_WIDTHS } from 'shared-kit/domain';
import sharp from 'sharp';

export const MAX_PIXELS = 50_000_000;
/** Accepted formats in sharp's names; it reports AVIF as HEIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'avif';
  readonly bytes: Buffer;
}

/**
 * Encodes an image as up to four widths in two formats, upright and never larger than the original. Re-encodes the pixels,
 * so that metadata and anything else in the file is dropped.
 * @throws Error when the bytes are not a complete JPEG, PNG, WebP or AVIF image of at most 50 megapixels
 */
export async function encodeVariants(bytes: Buffer): Promise<Variant[]> {
  if (!hasAcceptedSignature(bytes)) throw new Error('The image is not a JPEG, PNG, WebP or AVIF');
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const { format = '' } = await source.metadata();
  if (!FORMATS.has(format)) throw new Error(`The image is ${format}`);
  const largest = Math.max(...IMAGE_WIDTHS);
  // Decoded once, at most at the largest width.
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: largest, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const widths = [...IMAGE_WIDTHS.filter((width) => width < info.width), Math.min(info.width, largest)];
  const variants: Variant[] = [];
  for (const width of widths) {
    const resized = sharp(data).resize({ width });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer({ resolveWithObject: true });
    variants.push({ width, height: webp.info.height, format: 'webp', bytes: webp.data });
    variants.push({ width, height: avif.info.height, format: 'avif', bytes: avif.data });
  }
  return variants;
}

/** Returns whether the file signature is one of an accepted format, so that no other decoder is run. */
function hasAcceptedSignature(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    ['ftypavif', 'ftypavis'].includes(text(4, 12))
  );
}
