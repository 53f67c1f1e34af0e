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

export interface ImageSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcSet: string;
}

/** Returns the variants of a car's image for `<picture>`; none for an SVG or an image of another site. */
export function imageSources(image: string): readonly ImageSource[] {
  const [, folder, width] = UPLOADED.exec(image) ?? [];
  if (!folder || !width) return [];
  const widths = [...IMAGE_WIDTHS.filter((smaller) => smaller < Number(width)), Number(width)];
  return IMAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${folder}/${each}.${format} ${each}w`).join(', '),
  }));
}

/** Returns the path of a car's image as JPEG of `OG_IMAGE_SIZE`; undefined for an image of another site. */
export function ogImagePath(image: string): string | undefined {
  return image.startsWith(MEDIA) ? `${SHARED}${image.slice(MEDIA.length)}.jpg` : undefined;
}
