import { ApiError, parseErrorBody } from './api-error.ts';
import type { TransportOptions } from './transport.ts';

/** Namespace of cars' images. */
const NAMESPACE = 'cars';

export interface UploadOptions {
  /** Called repeatedly with the fraction sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

export interface UploadedImage {
  /** URL of the image, to be stored in a field of the entity. */
  readonly url: string;
  /** Id for `deleteImage`. */
  readonly publicId: string;
}

/** `POST /api/images/upload` by XMLHttpRequest, since fetch has no upload progress. */
export function createImageUpload({ baseUrl, getToken, onAuthFail }: TransportOptions) {
  return (file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadedImage> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${baseUrl}/api/images/upload`);
      request.withCredentials = true;
      request.setRequestHeader('accept', 'application/json');
      const token = getToken();
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);

      const cancel = () => request.abort();
      const rejectAborted = () => reject(new DOMException('The upload was canceled', 'AbortError'));
      const fail = () => {
        const { status, responseText } = request;
        const body = parseErrorBody(responseText);
        if (status === 401 || status === 403) onAuthFail(body, token);
        reject(new ApiError(status, `Upload failed: ${status} ${responseText}`, body));
      };

      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress?.(loaded / total);
      };
      request.onabort = rejectAborted;
      request.onerror = fail;
      request.onload = () => {
        const image = request.status < 300 ? readImage(request.responseText) : undefined;
        if (image) resolve(image);
        else fail();
      };
      request.onloadend = () => signal?.removeEventListener('abort', cancel);
      if (signal?.aborted) return rejectAborted();
      signal?.addEventListener('abort', cancel);

      const form = new FormData();
      form.append('namespace', NAMESPACE);
      form.append('file', file);
      request.send(form);
    });
}

/** Returns the first image of the response's data list; its URL is `secureUri` or `uri`. */
function readImage(text: string): UploadedImage | undefined {
  const { data } = (parseErrorBody(text) ?? {}) as { data?: unknown };
  const [image] = Array.isArray(data) ? (data as { uri?: string; secureUri?: string; publicId?: string }[]) : [];
  const url = image?.secureUri || image?.uri;
  return url ? { url, publicId: image?.publicId ?? '' } : undefined;
}
