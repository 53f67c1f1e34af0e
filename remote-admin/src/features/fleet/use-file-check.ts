import { MAX_UPLOAD_MB, UPLOAD_TYPES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { IMAGE_TEXT } from './texts.ts';

/** Returns the function that says why the server would refuse a file, before it is sent; undefined if it may take it. */
export function useFileCheck() {
  const { formatMessage } = useIntl();
  return ({ type, size }: File): string | undefined => {
    // `accept` is only a proposal: files can be dropped on the field, and dialogs offer all files.
    if (!UPLOAD_TYPES.some((accepted) => accepted === type)) return formatMessage(IMAGE_TEXT.wrongType);
    return size > MAX_UPLOAD_MB * 1_048_576
      ? formatMessage(IMAGE_TEXT.tooBig, { megabytes: String(MAX_UPLOAD_MB) })
      : undefined;
  };
}
