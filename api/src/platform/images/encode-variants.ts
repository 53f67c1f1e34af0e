import { IMAGE_WIDTHS } from 'shared-kit/domain';
import sharp, { type Sharp } from 'sharp';
import { ApiProblem } from '../http/api-problem.ts';

const MAX_MEGAPIXELS = 50;
/** Of a variant, as a multiple of its greatest width: narrower pictures get narrower, so that none is too high to encode. */
const MAX_HEIGHT_RATIO = 2;
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
 * @throws ApiProblem 415 when the bytes are not a complete JPEG, PNG, WebP or AVIF image of at most 50 megapixels
 */
export async function encodeVariants(bytes: Buffer): Promise<Variant[]> {
  await checkHeader(bytes);
  return await drawVariants(bytes).catch(() => {
    throw damaged();
  });
}

/** Reads the header only, which is cheap for pictures that are much too large. */
export async function checkHeader(bytes: Buffer): Promise<void> {
  if (!hasAcceptedSignature(bytes)) throw unsupported();
  const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
  const { format, width, height } = await header.metadata().catch(() => {
    throw damaged();
  });
  if (!FORMATS.has(format)) throw unsupported();
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MAX_MEGAPIXELS) throw tooLarge(Math.ceil(megapixels));
}

/** Opens a picture upright, in the colours of screens. */
export function openPicture(bytes: Buffer): Sharp {
  const options = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000, pages: 1 } as const;
  return sharp(bytes, options).autoOrient().toColourspace('srgb');
}

async function drawVariants(bytes: Buffer): Promise<Variant[]> {
  const largest = Math.max(...IMAGE_WIDTHS);
  // Decoded once, at most at the largest width.
  const { data, info } = await openPicture(bytes)
    .resize({ width: largest, height: MAX_HEIGHT_RATIO * largest, fit: 'inside', withoutEnlargement: true })
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

function unsupported(): ApiProblem {
  const meta = { type: 'unsupported_image', maxMegapixels: MAX_MEGAPIXELS } as const;
  return new ApiProblem(415, meta, 'Please choose a JPEG, PNG, WebP or AVIF picture');
}

function tooLarge(megapixels: number): ApiProblem {
  const message = `This picture has ${megapixels} megapixels. Please choose one of at most ${MAX_MEGAPIXELS}`;
  return new ApiProblem(415, { type: 'image_too_large', megapixels, maxMegapixels: MAX_MEGAPIXELS }, message);
}

export function damaged(): ApiProblem {
  const message = 'This picture is damaged or incomplete. Please choose another one';
  return new ApiProblem(415, { type: 'image_damaged' }, message);
}
