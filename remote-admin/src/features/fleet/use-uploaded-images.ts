import { useEffect, useEffectEvent, useRef } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { withoutFocalPoint } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';

/**
 * Records the uploads of a form, and deletes the unused ones when it is unmounted.
 * @param readDraftImages returns the image URLs in the stored draft, which are not deleted
 */
export function useUploadedImages(readDraftImages: () => readonly string[]) {
  const { api, session } = useHost();
  const findDraftImages = useEffectEvent(readDraftImages);
  const uploaded = useRef(new Map<string, UploadedImage>());

  useEffect(() => {
    const images = uploaded.current;
    return () => {
      // After an expired session deletion would fail, and the draft still needs the image.
      if (session.getState().status !== 'signed-in') return;
      const kept = findDraftImages().map(withoutFocalPoint);
      for (const { url, publicId } of images.values()) {
        if (kept.includes(url)) continue;
        api
          .deleteImage(publicId)
          .catch((error: unknown) => console.error('An uploaded image could not be deleted', error));
      }
    };
  }, [api, session]);

  return {
    add: (image: UploadedImage) => void uploaded.current.set(image.url, image),
    /** Excludes images from deletion. */
    keep(urls: readonly string[]) {
      for (const url of urls) uploaded.current.delete(withoutFocalPoint(url));
    },
  };
}
