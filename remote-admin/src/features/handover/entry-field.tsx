import { useId, useState } from 'react';
import { parseCalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { DayField } from '../../kit/day-field.tsx';
import styles from './handover.module.css';
import { READING_TEXT } from './texts.ts';

interface EntryFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isDay?: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
  readonly isMultiline?: boolean;
  readonly isLarge?: boolean;
  readonly isReadOnly?: boolean;
  readonly hint?: string | undefined;
  /** Said when the value is unusual. */
  readonly warning?: string | undefined;
  readonly problem?: string | undefined;
}

/** A labelled input, saved with each change. While it has the focus it shows what is typed, also when something else is stored. */
export function EntryField({
  label,
  value,
  onChange,
  isDay = false,
  isMultiline = false,
  isLarge = false,
  isReadOnly = false,
  hint,
  warning,
  problem,
  ...input
}: EntryFieldProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const id = useId();
  // A date field that is only read would show the browser's format, also an empty one.
  const isDate = isDay && !isReadOnly;
  const day = isDay ? parseCalendarDay(value) : undefined;
  const [typed, setTyped] = useState<string>();
  const common = {
    id,
    readOnly: isReadOnly,
    ...(isReadOnly && { placeholder: formatMessage(READING_TEXT.nothing) }),
    'aria-describedby': `${id}-hint ${id}-problem`,
    ...(problem && { 'aria-invalid': true }),
  };
  const field = {
    ...common,
    value: day ? format.day(day) : (typed ?? value),
    onFocus: () => setTyped(value),
    onBlur: () => setTyped(undefined),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value);
      onChange(target.value);
    },
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      {isDate && <DayField {...common} value={value} onChange={onChange} />}
      {isMultiline && <textarea {...field} rows={3} maxLength={input.maxLength} />}
      {!isDate && !isMultiline && <input type="text" autoComplete="off" {...input} {...field} data-large={isLarge} />}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} aria-live="polite" className={problem ? styles.problem : styles.warning}>
        {(problem ?? warning) && <span>{problem ?? warning}</span>}
      </p>
    </div>
  );
}
