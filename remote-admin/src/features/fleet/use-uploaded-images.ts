import { useEffect, useEffectEvent, useRef } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';

/**
 * Remembers what a form uploaded, and deletes what no car has when the form closes.
 * @param readDraftImage address of the picture that the form shows when it is opened again
 */
export function useUploadedImages(readDraftImage: () => string | undefined) {
  const { api, session } = useHost();
  const findDraftImage = useEffectEvent(readDraftImage);
  const uploaded = useRef(new Map<string, UploadedImage>());

  useEffect(() => {
    const images = uploaded.current;
    return () => {
      // When the sign-in ran out, nothing can be deleted, and the draft still shows the picture.
      if (session.getState().status !== 'signed-in') return;
      const draftImage = findDraftImage();
      for (const { url, publicId } of images.values()) {
        if (url === draftImage) continue;
        api.deleteImage(publicId).catch((error: unknown) => console.error('A picture could not be deleted', error));
      }
    };
  }, [api, session]);

  return {
    add: (image: UploadedImage) => void uploaded.current.set(image.url, image),
    /** A car has this one, or may have it: it stays. */
    keep: (url: string) => void uploaded.current.delete(url),
  };
}
