import { type ComponentProps, useEffect, useRef } from 'react';
import { type CalendarDay, parseCalendarDay } from 'shared-kit/domain';
import styles from './day-field.module.css';

interface DayFieldProps extends Pick<ComponentProps<'input'>, 'id' | 'required'> {
  readonly value: CalendarDay | undefined;
  /** Called on blur and on Enter; with undefined when the field was cleared. */
  readonly onChange: (day: CalendarDay | undefined) => void;
}

/** The platform's date field. It reports no incomplete date, such as a year that is being typed. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = value ?? '';
  useEffect(() => {
    if (field.current && field.current.value !== shown) field.current.value = shown;
  }, [shown]);
  const commit = (input: HTMLInputElement) => {
    if (input.validity.valid && input.value !== shown) onChange(parseCalendarDay(input.value));
  };
  return (
    <input
      {...rest}
      ref={field}
      type="date"
      className={styles.field}
      min="2000-01-01"
      max="2099-12-31"
      defaultValue={shown}
      onBlur={({ target }) => {
        commit(target);
        if (!target.validity.valid) target.value = shown;
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  );
}
