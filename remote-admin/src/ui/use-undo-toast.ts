import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../data/use-failure-toast.ts';
import { UNDO_TEXT } from './texts.ts';
import { useErrorText } from './use-error-text.ts';

/** What a change was about, below the titles of its toasts. */
export interface ToldChange {
  /** What was changed, and into what. */
  readonly changed?: string;
  /** What it is again after an undo; without it what was changed. */
  readonly restored?: string;
}

/** Returns the function that shows the toast of a change with the button that calls `undo`, and then says that it is undone. */
export function useUndoToast() {
  const { toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  return (title: string, undo: () => Promise<unknown>, told?: ToldChange) =>
    toasts.success(title, told?.changed, async () => {
      try {
        await undo();
        toasts.success(formatMessage(UNDO_TEXT.undone), told?.restored ?? told?.changed);
      } catch (error) {
        const text = formatMessage(UNDO_TEXT.failed, { reason: describeError(error) });
        showFailure({ log: 'A change could not be undone', error, text });
      }
    });
}
