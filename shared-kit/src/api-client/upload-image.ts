import { parseErrorBody } from './api-error.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { TransportOptions } from './transport.ts';

/** Namespace of cars' images. */
const NAMESPACE = 'cars';

export interface UploadedImage {
  /** URL of the image, to be stored in a field of the entity. */
  readonly url: string;
  /** Id for `deleteImage`. */
  readonly publicId: string;
}

/** `POST /api/images/upload`. */
export function createImageUpload(options: TransportOptions) {
  return (file: File, progress?: UploadOptions): Promise<UploadedImage> => {
    const body = new FormData();
    body.append('namespace', NAMESPACE);
    body.append('file', file);
    return sendWithProgress(options, { method: 'POST', path: '/api/images/upload', body, read: readImage }, progress);
  };
}

/** Returns the first image of the response's data list; its URL is `secureUri` or `uri`. */
function readImage(text: string): UploadedImage | undefined {
  const { data } = (parseErrorBody(text) ?? {}) as { data?: unknown };
  const [image] = Array.isArray(data) ? (data as { uri?: string; secureUri?: string; publicId?: string }[]) : [];
  const url = image?.secureUri || image?.uri;
  return url ? { url, publicId: image?.publicId ?? '' } : undefined;
}
