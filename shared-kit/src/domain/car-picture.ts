/** What previews of shared links are drawn in, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** In pixels: an uploaded picture is kept in these widths, as far as it is as wide. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;

/** The formats of an uploaded picture, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** Of a file that is uploaded. */
export const MAX_UPLOAD_MB = 10;

const MEDIA = '/media/';
const SHARED = '/media/share/';
/** As an upload is stored: `/media/cars/<id>/1280.webp`, beside it the smaller widths and the other format. */
const UPLOADED = /^(\/media\/[a-z0-9-]{1,40}\/[A-Za-z0-9_-]{22})\/(\d{1,4})\.webp$/;

export interface PictureSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcSet: string;
}

/**
 * The smaller and lighter files beside a car's picture; none for a drawing, which fits every width, or a foreign one.
 */
export function pictureSources(image: string): readonly PictureSource[] {
  const [, folder, width] = UPLOADED.exec(image) ?? [];
  if (!folder || !width) return [];
  const widths = [...PICTURE_WIDTHS.filter((smaller) => smaller < Number(width)), Number(width)];
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${folder}/${each}.${format} ${each}w`).join(', '),
  }));
}

/** The path of a car's picture as a JPEG of `SHARE_PICTURE_SIZE`; undefined for one that is not this site's. */
export function sharePicturePath(image: string): string | undefined {
  return image.startsWith(MEDIA) ? `${SHARED}${image.slice(MEDIA.length)}.jpg` : undefined;
}
