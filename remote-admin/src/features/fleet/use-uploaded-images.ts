import { useEffect, useEffectEvent, useRef } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';

/**
 * Records the uploads of a form, and deletes the unused ones when it is unmounted.
 * @param readDraftImage returns the image URL in the stored draft, which is not deleted
 */
export function useUploadedImages(readDraftImage: () => string | undefined) {
  const { api, session } = useHost();
  const findDraftImage = useEffectEvent(readDraftImage);
  const uploaded = useRef(new Map<string, UploadedImage>());

  useEffect(() => {
    const images = uploaded.current;
    return () => {
      // After an expired session deletion would fail, and the draft still needs the image.
      if (session.getState().status !== 'signed-in') return;
      const draftImage = findDraftImage();
      for (const { url, publicId } of images.values()) {
        if (url === draftImage) continue;
        api
          .deleteImage(publicId)
          .catch((error: unknown) => console.error('An uploaded image could not be deleted', error));
      }
    };
  }, [api, session]);

  return {
    add: (image: UploadedImage) => void uploaded.current.set(image.url, image),
    /** Excludes an image from deletion. */
    keep: (url: string) => void uploaded.current.delete(url),
  };
}
