import { addDays, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { RowProps } from './form-items.tsx';
import styles from './prices.module.css';
import { PLACE_TEXT } from './texts.ts';

const A_MONDAY: CalendarDay = '2026-01-05';

/** Opening hours of a weekday, or of every day. */
export function HoursRow({ value = {}, onChange, label }: RowProps) {
  const { formatMessage } = useIntl();
  const weekdayName = useWeekdayName();
  const { weekday = '', from = '', to = '' } = value;
  return (
    <div className={styles.rowFields}>
      <ChoiceField
        aria-label={`${label}: ${formatMessage(PLACE_TEXT.day)}`}
        choices={['', '1', '2', '3', '4', '5', '6', '7'].map((day) => ({ value: day, label: weekdayName(day) }))}
        value={weekday}
        onChange={(day) => onChange?.({ ...value, weekday: day })}
      />
      <TimeField
        aria-label={`${label}: ${formatMessage(PLACE_TEXT.opens)}`}
        value={from}
        onChange={(time) => onChange?.({ ...value, from: time })}
      />
      <TimeField
        aria-label={`${label}: ${formatMessage(PLACE_TEXT.closes)}`}
        value={to}
        onChange={(time) => onChange?.({ ...value, to: time })}
      />
    </div>
  );
}

/** Returns the function that names a weekday, 1 for Monday, or without one "Every day". */
export function useWeekdayName() {
  const { formatMessage } = useIntl();
  const { weekday: write } = useFormat();
  return (weekday: string | number | undefined) =>
    weekday ? write(addDays(A_MONDAY, Number(weekday) - 1), 'long') : formatMessage(PLACE_TEXT.everyDay);
}
