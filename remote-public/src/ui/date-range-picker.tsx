import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import styles from './date-range-picker.module.css';
import type { RangeCalendarProps } from './range-calendar.tsx';
import { PICKER_TEXT } from './texts.ts';

type Calendar = ComponentType<RangeCalendarProps>;

/** Loads the calendar on demand. */
const loadCalendar = async (): Promise<Calendar> => (await import('./range-calendar.tsx')).RangeCalendar;
const lazyCalendar = (): Calendar => lazy(async () => ({ default: await loadCalendar() }));

interface DateRangePickerProps extends Omit<RangeCalendarProps, 'autoFocus' | 'numberOfMonths'> {
  readonly label: string;
  readonly numberOfMonths?: RangeCalendarProps['numberOfMonths'];
  /** Limit of the calendar's width; `field` inside a dialog. */
  readonly fit?: 'window' | 'field';
  readonly placeholder?: string;
  /** Shown under the field. */
  readonly note?: string | undefined;
  /** Why the last choice was rejected. */
  readonly problem?: string | undefined;
}

/** A button that shows a range and opens a calendar to change it. */
export function DateRangePicker({
  label,
  placeholder,
  numberOfMonths = 2,
  fit = 'window',
  note,
  problem,
  onSelect,
  ...calendar
}: DateRangePickerProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  // One lazy component per field, so that a failed load is retried on the next page.
  const [RangeCalendar, setCalendar] = useState(lazyCalendar);
  const field = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = () => {
    setIsOpen(false);
    field.current?.focus();
  };

  // A failure is handled when the calendar is opened.
  const preload = () => {
    loadCalendar().then(
      (calendar) => setCalendar(() => calendar),
      () => undefined,
    );
  };

  // In a low dialog, the calendar may open outside of the visible area.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes Escape and the loss of focus
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
        <span id={`${id}-value`}>
          {calendar.selected
            ? format.range(calendar.selected)
            : (placeholder ?? formatMessage(PICKER_TEXT.placeholder))}
        </span>
      </button>
      {isOpen && (
        <div
          ref={popover}
          role="dialog"
          aria-labelledby={`${id}-label`}
          className={`${styles.popover} ${fit === 'window' ? styles.fitWindow : styles.fitField}`}
        >
          <Suspense fallback={<output className={styles.waiting} aria-label={formatMessage(PICKER_TEXT.loading)} />}>
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
