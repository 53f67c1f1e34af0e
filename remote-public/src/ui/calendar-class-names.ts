import type { ClassNames, ModifiersClassNames } from 'react-day-picker';
import styles from './range-calendar.module.css';

/** CSS classes of the calendar's parts and states. */
export const calendarClassNames: Partial<ClassNames> = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.step ?? '',
  button_next: styles.step ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  today: styles.today ?? '',
  outside: styles.outside ?? '',
  disabled: styles.disabled ?? '',
  range_start: styles.rangeStart ?? '',
  range_middle: styles.rangeMiddle ?? '',
  range_end: styles.rangeEnd ?? '',
};

export const calendarModifierClassNames: ModifiersClassNames = { booked: styles.booked ?? '' };
