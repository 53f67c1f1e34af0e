import { useEffect, useRef, useState } from 'react';
import { ApiError, isApiError, type UploadedImage } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { IMAGE_TEXT } from './texts.ts';

type ImageUpload =
  | { readonly status: 'idle' }
  /** `fraction` from 0 to 1. */
  | { readonly status: 'uploading'; readonly fraction: number }
  /** `reason` is the server's. */
  | { readonly status: 'refused'; readonly reason: string };

const REFUSALS = [400, 413, 415];

/** Returns the state of an image upload and its functions. Unmounting cancels the upload. */
export function useImageUpload(onUploaded: (image: UploadedImage) => void) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const [state, setState] = useState<ImageUpload>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  const reset = () => setState({ status: 'idle' });
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File | undefined) {
    if (!file?.type.startsWith('image/'))
      return toasts.error(formatMessage(FAILURE_TEXT.title), formatMessage(IMAGE_TEXT.noFile));
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'uploading', fraction: 0 });
    try {
      const image = await api.uploadImage(file, {
        signal: controller.signal,
        onProgress: (fraction) => setState({ status: 'uploading', fraction }),
      });
      toasts.success(formatMessage(IMAGE_TEXT.uploaded));
      onUploaded(image);
      reset();
    } catch (error) {
      if (controller.signal.aborted) return reset();
      const refusal = readRefusal(error);
      setState(
        refusal
          ? { status: 'refused', reason: describeFields(refusal).file ?? describeError(refusal) }
          : { status: 'idle' },
      );
      showFailure({ log: 'The image could not be uploaded', error, text: formatMessage(IMAGE_TEXT.failed) });
    }
  }
  return { state, upload, cancel, reset };
}

/** Returns the refusal with the server's message: that of an upload's error is its status. Undefined for another failure. */
function readRefusal(error: unknown): ApiError | undefined {
  if (!isApiError(error) || !REFUSALS.includes(error.status) || !error.body?.message) return undefined;
  return new ApiError(error.status, error.body.message, error.body);
}
