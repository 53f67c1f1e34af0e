import { useIntl } from 'shared-kit/intl';
import { FIELD_LABELS } from 'shared-kit/ui';
import { DayField } from '../../kit/day-field.tsx';
import type { RowProps } from './form-items.tsx';
import styles from './prices.module.css';

/** First and last day of a period. */
export function RangeRow({ value = {}, onChange, label }: RowProps) {
  const { formatMessage } = useIntl();
  const { from = '', to = '' } = value;
  return (
    <div className={styles.rowFields}>
      <DayField
        aria-label={`${label}: ${formatMessage(FIELD_LABELS.from)}`}
        value={from}
        onChange={(day) => onChange?.({ ...value, from: day })}
      />
      <DayField
        aria-label={`${label}: ${formatMessage(FIELD_LABELS.to)}`}
        min={from}
        value={to}
        onChange={(day) => onChange?.({ ...value, to: day })}
      />
    </div>
  );
}
