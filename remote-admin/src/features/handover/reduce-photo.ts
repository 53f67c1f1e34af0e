/** The longer side of a photo that is sent, in pixels. */
const MAX_SIDE = 2048;
const QUALITY = 0.82;

export interface ReducedPhoto {
  readonly bytes: ArrayBuffer;
  /** Of the bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Draws a photo again as a JPEG of at most 2048 px: what the camera wrote into it, such as the place, is gone.
 * @throws Error for what is no picture
 */
export async function reducePhoto(file: Blob): Promise<ReducedPhoto> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The photo could not be drawn');
  const bytes = await blob.arrayBuffer();
  return { bytes, sha256: toHex(await crypto.subtle.digest('SHA-256', bytes)) };
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
