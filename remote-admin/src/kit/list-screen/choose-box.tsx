import { Checkbox } from 'antd';
import styles from './choose-box.module.css';
import type { Selection } from './use-selection.ts';

interface ChooseBoxProps {
  readonly id: number;
  readonly selection: Selection;
}

/** Checkbox of a row. With Shift it chooses all rows from the one pressed before. */
export function ChooseBox({ id, selection: { ids, labels, toggle } }: ChooseBoxProps) {
  return (
    <Checkbox
      className={styles.box ?? ''}
      aria-label={labels.one(id)}
      checked={ids.includes(id)}
      onChange={({ nativeEvent }) => toggle(id, nativeEvent.shiftKey)}
    />
  );
}

/** Checkbox of all rows. */
export function ChooseAllBox({ selection: { ids, labels, isAll, toggleAll } }: Pick<ChooseBoxProps, 'selection'>) {
  return (
    <Checkbox
      aria-label={labels.all}
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      // In the heading of a column a press would sort.
      onClick={(event) => event.stopPropagation()}
      onChange={toggleAll}
    />
  );
}
