import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type DateRange, formatCalendarDay } from 'shared-kit/domain';
import { Icon } from 'shared-kit/ui';
import styles from './date-range-picker.module.css';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { PICKER_TEXT } from './texts.ts';

type Calendar = ComponentType<RangeCalendarProps>;

/** Where a calendar is only opened on demand, it travels only then. */
const loadCalendar = async (): Promise<Calendar> => (await import('./range-calendar.tsx')).RangeCalendar;
const lazyCalendar = (): Calendar => lazy(async () => ({ default: await loadCalendar() }));

interface DateRangePickerProps extends Omit<RangeCalendarProps, 'autoFocus' | 'numberOfMonths'> {
  readonly label: string;
  readonly numberOfMonths?: RangeCalendarProps['numberOfMonths'];
  /** How wide the calendar may become: inside a dialog no wider than its field. */
  readonly fit?: 'window' | 'field';
  readonly placeholder?: string;
  /** Said quietly under the field. */
  readonly note?: string | undefined;
  /** Said under the calendar, when a choice was refused. */
  readonly problem?: string | undefined;
}

/** A field that shows a range and opens a calendar to change it. */
export function DateRangePicker({
  label,
  placeholder = PICKER_TEXT.placeholder,
  numberOfMonths = 2,
  fit = 'window',
  note,
  problem,
  onSelect,
  ...calendar
}: DateRangePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // One for each field: a calendar that could not be loaded is loaded again with the page.
  const [RangeCalendar, setCalendar] = useState(lazyCalendar);
  const field = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = () => {
    setIsOpen(false);
    field.current?.focus();
  };

  // Loads the calendar before the field is pressed. A failure shows when it is opened.
  const preload = () => {
    loadCalendar().then(
      (calendar) => setCalendar(() => calendar),
      () => undefined,
    );
  };

  // Inside a dialog that is lower than the calendar, it would open out of sight.
  useEffect(() => {
    if (isOpen && fit === 'field') popover.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, fit]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!picker.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches for Escape and for the focus leaving
    <div
      ref={picker}
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        ref={field}
        type="button"
        className={styles.field}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="calendar" />
        <span id={`${id}-value`}>{calendar.selected ? describe(calendar.selected) : placeholder}</span>
      </button>
      {isOpen && (
        <div
          ref={popover}
          role="dialog"
          aria-labelledby={`${id}-label`}
          className={`${styles.popover} ${fit === 'window' ? styles.fitWindow : styles.fitField}`}
        >
          <Suspense fallback={<output className={styles.waiting} aria-label={PICKER_TEXT.loading} />}>
            <RangeCalendar
              {...calendar}
              numberOfMonths={numberOfMonths}
              autoFocus
              onSelect={(range) => {
                onSelect(range);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
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
    </div>
  );
}

function describe({ from, to }: DateRange): string {
  return `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`;
}
