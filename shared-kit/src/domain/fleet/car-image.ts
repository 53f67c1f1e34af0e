import type { ListImages } from '../settings/site-settings.ts';

/** Size of the `og:image`, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Widths of an uploaded image's variants in pixels, up to its own width. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;

/** Formats of an uploaded image's variants, best first. */
const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** Content types of pictures that can be uploaded. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Size limit of an uploaded file. */
export const MAX_UPLOAD_MB = 10;

const MEDIA = '/media/';
const SHARED = '/media/share/';
/** URL of an uploaded image, `/media/cars/<id>/1280.webp`; its other widths and formats are beside it. */
const UPLOADED = /^(\/media\/[a-z0-9-]{1,40}\/[A-Za-z0-9_-]{22})\/(\d{1,4})\.webp$/;

/** The point of a picture that stays in view where its edges are cut off, in fractions of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** End of a picture's address, `#focus=0.42,0.61`: so the point follows the picture wherever it is shown. */
const FOCUS = /#focus=(0(?:\.\d{1,3})?|1),(0(?:\.\d{1,3})?|1)$/;

/** Returns the focal point in the address of a picture; undefined for its middle. */
export function focalPointOf(image: string): FocalPoint | undefined {
  const [, x, y] = FOCUS.exec(image) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}

/** Returns the address of a picture with this focal point, to three decimals. */
export function withFocalPoint(image: string, { x, y }: FocalPoint): string {
  const fraction = (value: number) => String(Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000);
  return `${withoutFocalPoint(image)}#focus=${fraction(x)},${fraction(y)}`;
}

export function withoutFocalPoint(image: string): string {
  return image.replace(FOCUS, '');
}

/** Whether it is a photograph: the drawings are SVG, which cannot be uploaded. */
export function isPhoto(image: string): boolean {
  return image !== '' && !withoutFocalPoint(image).endsWith('.svg');
}

/** The pictures of a car in their order, each once. */
function imagesOf({ image, images = [] }: Pictured): readonly string[] {
  return [...new Set([image, ...images])];
}

type Pictured = { readonly image: string; readonly images?: readonly string[] | undefined };

/** Returns the photographs of a car, which its page shows instead of its drawing (docs/rules.md#pictures). */
export function photosOf(car: Pictured): readonly string[] {
  return imagesOf(car).filter(isPhoto);
}

/** Returns the picture of a car in lists. */
export function listImageOf(car: Pictured, preferred: ListImages): string {
  return imagesOf(car).find((image) => image && isPhoto(image) === (preferred === 'photos')) ?? car.image;
}

export interface ImageSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcSet: string;
}

/** Returns the variants of a car's image for `<picture>`; none for an SVG or an image of another site. */
export function imageSources(image: string): readonly ImageSource[] {
  const [, folder, width] = UPLOADED.exec(withoutFocalPoint(image)) ?? [];
  if (!folder || !width) return [];
  const widths = [...IMAGE_WIDTHS.filter((smaller) => smaller < Number(width)), Number(width)];
  return IMAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${folder}/${each}.${format} ${each}w`).join(', '),
  }));
}

/** Returns the path of a car's image as JPEG of `OG_IMAGE_SIZE`; undefined for an image of another site. */
export function ogImagePath(image: string): string | undefined {
  return image.startsWith(MEDIA) ? `${SHARED}${withoutFocalPoint(image).slice(MEDIA.length)}.jpg` : undefined;
}
