import { ApiError, parseErrorBody } from './api-error.ts';
import type { TransportOptions } from './transport.ts';

/** The namespace of cars' pictures (spec §7). */
const NAMESPACE = 'cars';

export interface UploadOptions {
  /** Told again and again how much is sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Gives the upload up. */
  readonly signal?: AbortSignal;
}

export interface UploadedImage {
  /** The picture's address, to be kept in the entity. */
  readonly url: string;
}

/** `POST /api/images/upload`, by XMLHttpRequest: fetch does not tell how much of a body is sent. */
export function createImageUpload({ baseUrl, getToken, onAuthFail }: TransportOptions) {
  return (file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadedImage> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${baseUrl}/api/images/upload`);
      request.withCredentials = true;
      request.setRequestHeader('accept', 'application/json');
      const token = getToken();
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);

      const giveUp = () => request.abort();
      const isGivenUp = () => reject(new DOMException('The upload was given up', 'AbortError'));
      const fail = () => {
        const { status, responseText } = request;
        const body = parseErrorBody(responseText);
        if (status === 401 || status === 403) onAuthFail(body);
        reject(new ApiError(status, `Upload failed: ${status} ${responseText}`, body));
      };

      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress?.(loaded / total);
      };
      request.onabort = isGivenUp;
      request.onerror = fail;
      request.onload = () => {
        const url = request.status < 300 ? readUrl(request.responseText) : undefined;
        if (url) resolve({ url });
        else fail();
      };
      request.onloadend = () => signal?.removeEventListener('abort', giveUp);
      if (signal?.aborted) return isGivenUp();
      signal?.addEventListener('abort', giveUp);

      const form = new FormData();
      form.append('namespace', NAMESPACE);
      form.append('file', file);
      request.send(form);
    });
}

/** `uri` or `secureUri` of the first image in the answer's data list (spec §3). */
function readUrl(text: string): string | undefined {
  const { data } = (parseErrorBody(text) ?? {}) as { data?: unknown };
  const [image] = Array.isArray(data) ? (data as { uri?: string; secureUri?: string }[]) : [];
  return image?.secureUri || image?.uri;
}
