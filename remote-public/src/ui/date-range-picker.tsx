import { useId } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import styles from './date-range-picker.module.css';
import { type PickerOptions, RangePickerArea } from './range-picker-area.tsx';
import { PICKER_TEXT } from './texts.ts';

interface DateRangePickerProps extends Omit<PickerOptions, 'numberOfMonths'> {
  readonly numberOfMonths?: PickerOptions['numberOfMonths'];
  readonly placeholder?: string;
  /** Whether the label is in the field, as in bars. */
  readonly isBoxed?: boolean;
  /** Shown under the field. */
  readonly note?: string | undefined;
  /** Why the last choice was rejected. */
  readonly problem?: string | undefined;
}

/** A field that shows a range and opens a calendar to change it. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { placeholder, numberOfMonths = 2, isBoxed = false, note, problem, ...panel } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const id = useId();
  return (
    <RangePickerArea
      {...panel}
      numberOfMonths={numberOfMonths}
      className={isBoxed ? `${styles.picker} ${styles.boxed}` : styles.picker}
    >
      {(trigger) => (
        <>
          <span id={`${id}-label`} className={styles.label}>
            {panel.label}
          </span>
          <button
            {...trigger}
            type="button"
            className={styles.field}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={note ? `${id}-note` : undefined}
          >
            <Icon name="calendar" />
            <span id={`${id}-value`}>
              {panel.selected ? format.range(panel.selected) : (placeholder ?? formatMessage(PICKER_TEXT.placeholder))}
            </span>
          </button>
          {note && (
            <p id={`${id}-note`} className={styles.note}>
              {note}
            </p>
          )}
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </RangePickerArea>
  );
}
