import { type ComponentProps, useEffect, useRef } from 'react';
import { type CalendarDay, parseCalendarDay } from 'shared-kit/domain';
import { useFormat } from 'shared-kit/remote';
import styles from './day-field.module.css';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value?: string | undefined;
  /** Called with an empty text when no complete day stands in the field. */
  readonly onChange?: (day: CalendarDay | '') => void;
  /** Whether a day counts on Enter and when the field is left, as what it changes would disturb who types; at once otherwise. */
  readonly commitsOnBlur?: boolean;
}

/**
 * The platform's date field, in forms and toolbars, which shows its day as all other days are written while nobody types.
 * One that commits on blur reports no wrong day, such as a year that is being typed.
 */
export function DayField({ value = '', onChange, commitsOnBlur = false, placeholder = '', ...rest }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { day: write } = useFormat();
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  const commit = (input: HTMLInputElement) => {
    if (input.value !== value) onChange?.(parseCalendarDay(input.value) ?? '');
  };
  const onBlurAndEnter: ComponentProps<'input'> = {
    min: '2000-01-01',
    max: '2099-12-31',
    onBlur({ target }) {
      if (target.validity.valid) commit(target);
      else target.value = value;
    },
    onKeyDown({ key, currentTarget }) {
      if (key === 'Enter' && currentTarget.validity.valid) commit(currentTarget);
    },
  };
  const day = parseCalendarDay(value);
  return (
    <span className={styles.day}>
      <input
        {...rest}
        {...(commitsOnBlur ? onBlurAndEnter : { onChange: ({ target }) => commit(target) })}
        ref={field}
        type="date"
        className={styles.field}
        defaultValue={value}
      />
      <bdi aria-hidden="true" className={day ? styles.written : `${styles.written} ${styles.empty}`}>
        {day ? write(day) : placeholder}
      </bdi>
    </span>
  );
}
