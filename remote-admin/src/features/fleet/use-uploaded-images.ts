import { useEffect, useRef } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { useHost } from '../../data/host-context.tsx';
import { useCarDraft } from './use-car-draft.ts';

/** Remembers what a form uploaded, and deletes what no car has when the form closes. */
export function useUploadedImages() {
  const { api, session } = useHost();
  const draft = useCarDraft();
  const isDraftKept = useRef(() => draft.read() !== undefined);
  const uploaded = useRef(new Map<string, UploadedImage>());

  useEffect(() => {
    const images = uploaded.current;
    return () => {
      // When the sign-in ran out, nothing can be deleted; when the page failed, the draft still shows the picture.
      if (session.getState().status !== 'signed-in' || isDraftKept.current()) return;
      for (const { publicId } of images.values())
        api.deleteImage(publicId).catch((error: unknown) => console.error('A picture could not be deleted', error));
    };
  }, [api, session]);

  return {
    add: (image: UploadedImage) => void uploaded.current.set(image.url, image),
    /** A car has this one, or may have it: it stays. */
    keep: (url: string) => void uploaded.current.delete(url),
  };
}
