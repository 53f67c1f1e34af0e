import { Checkbox } from 'antd';
import { useIntl } from 'shared-kit/intl';
import styles from './choose-box.module.css';
import { BULK_TEXT } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface ChooseBoxProps {
  readonly id: number;
  readonly selection: Selection;
}

/** Checkbox of a row. With Shift it chooses all rows from the one pressed before. */
export function ChooseBox({ id, selection: { ids, toggle } }: ChooseBoxProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      className={styles.box ?? ''}
      aria-label={formatMessage(BULK_TEXT.choose, { id: String(id) })}
      checked={ids.includes(id)}
      onChange={({ nativeEvent }) => toggle(id, nativeEvent.shiftKey)}
    />
  );
}

/** Checkbox of all rows. */
export function ChooseAllBox({ selection: { ids, isAll, toggleAll } }: Pick<ChooseBoxProps, 'selection'>) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      aria-label={formatMessage(BULK_TEXT.chooseAll)}
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      // In the heading of a column a press would sort.
      onClick={(event) => event.stopPropagation()}
      onChange={toggleAll}
    />
  );
}
