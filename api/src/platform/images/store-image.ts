import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { encodeVariants, type Variant } from './encode-variants.ts';
import { enqueueEncoding } from './enqueue-encoding.ts';

export const StoredImage = Type.Object({
  publicId: Type.String({ description: 'Names the image when it is to be deleted' }),
  uri: Type.String(),
  secureUri: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  format: Type.String(),
  bytes: Type.Integer(),
  variants: Type.Array(
    Type.Object({ uri: Type.String(), width: Type.Integer(), height: Type.Integer(), format: Type.String() }),
  ),
});
export type StoredImage = Type.Static<typeof StoredImage>;

/**
 * Stores the variants of an uploaded image in the media folder under a random, unguessable id.
 * @param namespace folder within the media folder, such as `cars`
 * @throws ApiProblem 415 for anything but a JPEG, PNG, WebP or AVIF image of at most 50 megapixels
 */
export async function storeImage(mediaDir: string, namespace: string, bytes: Buffer): Promise<StoredImage> {
  const variants = await enqueueEncoding(() => encodeVariants(bytes));
  const publicId = `${namespace}/${randomBytes(16).toString('base64url')}`;
  const folder = join(mediaDir, publicId);
  // Atomic: either all files of an image exist or none.
  const tempFolder = `${folder}.part`;
  await mkdir(tempFolder, { recursive: true });
  try {
    for (const variant of variants) await writeFile(join(tempFolder, fileName(variant)), variant.bytes);
    await rename(tempFolder, folder);
  } catch (error) {
    await rm(tempFolder, { recursive: true, force: true });
    throw error;
  }
  return describe(publicId, variants);
}

const fileName = ({ width, format }: Variant) => `${width}.${format}`;

function describe(publicId: string, variants: readonly Variant[]): StoredImage {
  const uriOf = (variant: Variant) => `/media/${publicId}/${fileName(variant)}`;
  const main = variants.filter(({ format }) => format === 'webp').at(-1);
  if (!main) throw new Error('An image has no variants');
  return {
    publicId,
    uri: uriOf(main),
    secureUri: uriOf(main),
    width: main.width,
    height: main.height,
    format: main.format,
    bytes: main.bytes.length,
    variants: variants.map((variant) => {
      const { width, height, format } = variant;
      return { uri: uriOf(variant), width, height, format };
    }),
  };
}
