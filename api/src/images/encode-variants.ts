import { PICTURE_WIDTHS } from 'shared-kit/domain';
import sharp from 'sharp';
import type { ImageKind } from './image-kind.ts';

const MAX_PIXELS = 50_000_000;
const DECLARED: Readonly<Record<ImageKind, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'avif';
  readonly bytes: Buffer;
}

/**
 * The picture as the site shows it: upright, in four widths and two formats, and never larger than it came. Everything
 * is drawn anew from the pixels, so that neither metadata nor what stands behind the picture comes along.
 * @throws Error when the bytes are no whole picture of this kind, or one of more than 50 megapixels
 */
export async function encodeVariants(bytes: Buffer, kind: ImageKind): Promise<Variant[]> {
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  const { format } = await source.metadata();
  if (format !== DECLARED[kind]) throw new Error(`The picture is ${format}, its first bytes said ${kind}`);
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
  // One after the other: several at once would take the memory and the processors from everybody else.
  for (const width of widths) {
    const resized = sharp(data).resize({ width });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer({ resolveWithObject: true });
    variants.push({ width, height: webp.info.height, format: 'webp', bytes: webp.data });
    variants.push({ width, height: avif.info.height, format: 'avif', bytes: avif.data });
  }
  return variants;
}
