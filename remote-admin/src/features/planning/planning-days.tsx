// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells on a grid of days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { memo } from 'react';
import { addDays, type CalendarDay, daysBetween } from 'shared-kit/domain';
import { useFormat } from 'shared-kit/remote';
import styles from './planning-grid.module.css';
import type { ItemWindow } from './visible-window.ts';

interface DaysProps {
  /** The day of column 0. */
  readonly origin: CalendarDay;
  readonly columns: ItemWindow;
  readonly today: CalendarDay;
  readonly dayWidth: number;
  /** The browser's text size, as a multiple of the usual one. */
  readonly scale: number;
}

/** Narrower days are named by weeks. */
const MIN_NUMBER_WIDTH = 22;
const MIN_WEEKDAY_WIDTH = 46;

/** The header's months and days. */
export const DayHeader = memo(function DayHeader({ origin, columns, today, dayWidth, scale }: DaysProps) {
  const format = useFormat();
  const days = daysOf(origin, columns);
  const months = days.filter(({ day }, index) => index === 0 || day.endsWith('-01'));
  const named = dayWidth < scale * MIN_NUMBER_WIDTH ? days.filter(({ weekday }) => weekday === 1) : days;
  const span = dayWidth < scale * MIN_NUMBER_WIDTH ? 7 : 1;
  return (
    <div className={styles.days}>
      {months.map(({ column, day }, index) => (
        <div
          key={day}
          className={styles.month}
          style={{ gridColumn: `${column + 1} / ${(months[index + 1]?.column ?? columns.end) + 1}` }}
          aria-hidden="true"
        >
          <span>{format.month(day)}</span>
        </div>
      ))}
      {named.map(({ column, day, weekday }) => (
        <div
          key={day}
          role="columnheader"
          aria-colindex={column + 2}
          aria-colspan={span}
          aria-label={format.day(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
          className={[styles.day, day === today && styles.todayHeader, weekday % 6 === 0 && styles.weekendHeader]
            .filter(Boolean)
            .join(' ')}
          style={{ gridColumn: `${column + 1} / span ${span}` }}
        >
          {dayWidth >= scale * MIN_WEEKDAY_WIDTH && <small>{format.weekday(day, 'narrow')}</small>}
          <span>{Number(day.slice(8))}</span>
        </div>
      ))}
    </div>
  );
});

/** Weekends and today's line, behind the bars. */
export const DayBackground = memo(function DayBackground({ origin, columns, today, dayWidth, scale }: DaysProps) {
  const now = daysBetween(origin, today);
  return (
    <div
      className={[styles.background, dayWidth < scale * MIN_NUMBER_WIDTH && styles.dense].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {daysOf(origin, columns)
        .filter(({ weekday }) => weekday % 6 === 0)
        .map(({ column, day }) => (
          <div key={day} className={styles.weekend} style={{ gridColumn: column + 1 }} />
        ))}
      {now >= columns.start && now < columns.end && <div className={styles.today} style={{ gridColumn: now + 1 }} />}
    </div>
  );
});

/** Returns the days of columns; `weekday` is 0 for Sunday. */
function daysOf(origin: CalendarDay, { start, end }: ItemWindow) {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const day = addDays(origin, start + index);
    return { column: start + index, day, weekday: new Date(`${day}T00:00Z`).getUTCDay() };
  });
}
