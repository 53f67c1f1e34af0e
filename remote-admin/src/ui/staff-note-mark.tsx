import { Tooltip } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { LineIcon } from 'shared-kit/ui';
import styles from './staff-note-mark.module.css';
import { NOTE_TEXT } from './texts.ts';

/** A mark that shows the staff note of a booking while it has the pointer or the focus. */
export function StaffNoteMark({ text }: { readonly text: string }) {
  const { formatMessage } = useIntl();
  return (
    <Tooltip title={<bdi>{text}</bdi>} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles.mark} aria-label={formatMessage(NOTE_TEXT.mark, { text })}>
        <LineIcon path={NOTE} size={16} />
      </button>
    </Tooltip>
  );
}

/** A sheet with lines and a folded corner. */
const NOTE = 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.500 8.500h7M8.500 12h4';
