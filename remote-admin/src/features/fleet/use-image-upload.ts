import { useEffect, useRef, useState } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { IMAGE_TEXT } from './texts.ts';
import { useFileCheck } from './use-file-check.ts';
import { useUploadRefusal } from './use-upload-refusal.ts';

type ImageUpload =
  | { readonly status: 'idle' }
  /** `fraction` from 0 to 1. */
  | { readonly status: 'uploading'; readonly fraction: number }
  /** By the server, or before the upload. */
  | { readonly status: 'refused'; readonly reason: string };

/** Returns the state of an image upload and its functions. Unmounting cancels the upload. */
export function useImageUpload(onUploaded: (image: UploadedImage) => void) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const checkFile = useFileCheck();
  const describeRefusal = useUploadRefusal();
  const showFailure = useFailureToast();
  const [state, setState] = useState<ImageUpload>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  const reset = () => setState({ status: 'idle' });
  /** Shows why a chosen or dropped file would be refused. */
  const check = (file: File | undefined) => {
    const reason = file && checkFile(file);
    setState(reason === undefined ? { status: 'idle' } : { status: 'refused', reason });
    return reason === undefined;
  };
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File | undefined) {
    if (!isImage(file)) return toasts.error(formatMessage(FAILURE_TEXT.title), formatMessage(IMAGE_TEXT.noFile));
    if (!check(file)) return;
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
      const reason = describeRefusal(error);
      setState(reason === undefined ? { status: 'idle' } : { status: 'refused', reason });
      showFailure({ log: 'The image could not be uploaded', error, text: formatMessage(IMAGE_TEXT.failed) });
    }
  }
  return { state, check, upload, cancel, reset };
}

function isImage(file: File | undefined): file is File {
  return file?.type.startsWith('image/') ?? false;
}
