import { useIntl } from 'shared-kit/intl';
import { TOAST_TEXT } from './texts.ts';
import styles from './toaster.module.css';

/** The button of a toast that takes back what it tells of. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button type="button" className={styles.undo} onClick={onUndo}>
      {formatMessage(TOAST_TEXT.undo)}
    </button>
  );
}
