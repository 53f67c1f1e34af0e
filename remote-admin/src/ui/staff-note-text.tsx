import { useIntl } from 'shared-kit/intl';
import styles from './staff-note-text.module.css';
import { NOTE_TEXT } from './texts.ts';

/** The staff note of a booking in a card of a list; not on paper, which customers see at the counter. */
export function StaffNoteText({ text }: { readonly text: string | undefined }) {
  const { formatMessage } = useIntl();
  if (!text) return null;
  return <p className={styles.text}>{formatMessage(NOTE_TEXT.mark, { text: <bdi key="text">{text}</bdi> })}</p>;
}
