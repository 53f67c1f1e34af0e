import { ApiError, parseErrorBody } from './api-error.ts';
import type { TransportOptions } from './transport.ts';

export interface UploadOptions {
  /** Called repeatedly with the fraction sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

interface Upload<Result> {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: XMLHttpRequestBodyInit;
  /** Returns what a successful response says; undefined when it cannot be read. */
  readonly read: (text: string) => Result | undefined;
}

/**
 * Sends bytes by XMLHttpRequest, since fetch has no upload progress.
 * @throws ApiError `Upload failed: {status} {body}`; an AbortError when it was canceled
 */
export function sendWithProgress<Result>(
  { baseUrl, getToken, onAuthFail }: TransportOptions,
  { method, path, body: sent, read }: Upload<Result>,
  { onProgress, signal }: UploadOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, baseUrl + path);
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
      const result = request.status < 300 ? read(request.responseText) : undefined;
      if (result) resolve(result);
      else fail();
    };
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    if (signal?.aborted) return rejectAborted();
    signal?.addEventListener('abort', cancel);
    request.send(sent);
  });
}
