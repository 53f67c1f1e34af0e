import { useEffect, useRef, useState } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { IMAGE_TEXT } from './texts.ts';
import { useFileCheck } from './use-file-check.ts';
import { useUploadRefusal } from './use-upload-refusal.ts';

/** A chosen file that is not uploaded yet. */
export interface FurtherUpload {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly fraction: number;
  /** Reason why the file was rejected, by the server or before the upload; undefined while it is uploaded or queued. */
  readonly problem?: string;
  /** Whether the server would refuse it again. */
  readonly isFinal?: boolean;
}

/**
 * Uploads chosen files one after the other, in their order.
 * @returns those that are not uploaded, and functions that add, repeat and cancel some
 */
export function useFurtherUploads(onUploaded: (image: UploadedImage) => void) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const checkFile = useFileCheck();
  const describeRefusal = useUploadRefusal();
  const [uploads, setUploads] = useState<readonly FurtherUpload[]>([]);
  const running = useRef<{ readonly key: number; readonly controller: AbortController }>(undefined);
  const waiting = useRef<FurtherUpload[]>([]);
  const lastKey = useRef(0);
  useEffect(
    () => () => {
      waiting.current = [];
      running.current?.controller.abort();
    },
    [],
  );

  const change = (key: number, part: Partial<FurtherUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function uploadNext(): Promise<void> {
    const next = running.current ? undefined : waiting.current.shift();
    if (!next) return;
    const { key, file } = next;
    const controller = new AbortController();
    running.current = { key, controller };
    try {
      const onProgress = (fraction: number) => change(key, { fraction });
      onUploaded(await api.uploadImage(file, { signal: controller.signal, onProgress }));
      remove(key);
    } catch (error) {
      if (!controller.signal.aborted) {
        console.error('A picture could not be uploaded', error);
        change(key, { problem: describeRefusal(error) ?? formatMessage(IMAGE_TEXT.failed) });
      }
    }
    running.current = undefined;
    await uploadNext();
  }

  function start(added: readonly FurtherUpload[]): void {
    waiting.current.push(...added);
    void uploadNext();
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        lastKey.current += 1;
        const problem = checkFile(file);
        return { key: lastKey.current, file, fraction: 0, ...(problem !== undefined && { problem, isFinal: true }) };
      });
      setUploads((all) => [...all, ...added]);
      start(added.filter(({ problem }) => problem === undefined));
    },
    retry({ key, file }: FurtherUpload) {
      const again = { key, file, fraction: 0 };
      setUploads((all) => all.map((one) => (one.key === key ? again : one)));
      start([again]);
    },
    cancel(key: number) {
      waiting.current = waiting.current.filter((one) => one.key !== key);
      remove(key);
      if (running.current?.key === key) running.current.controller.abort();
    },
  };
}
