import { randomBytes } from 'node:crypto';
import type { FileStore } from 'shared-kit/server';
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
 * Stores the variants of an uploaded image in the media store under a random, unguessable id.
 * @param namespace folder within the media store, such as `cars`
 * @throws ApiProblem 415 for anything but a JPEG, PNG, WebP or AVIF image of at most 50 megapixels
 */
export async function storeImage(mediaStore: FileStore, namespace: string, bytes: Buffer): Promise<StoredImage> {
  const variants = await enqueueEncoding(() => encodeVariants(bytes));
  const publicId = `${namespace}/${randomBytes(16).toString('base64url')}`;
  const keyOf = (variant: Variant) => `${publicId}/${fileName(variant)}`;
  try {
    for (const variant of variants) await mediaStore.put(keyOf(variant), variant.bytes);
  } catch (error) {
    // Nobody knows the id of a half image; the first error tells more than one of the removal.
    await mediaStore.delete(variants.map(keyOf)).catch(() => undefined);
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
