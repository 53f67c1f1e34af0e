import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type CalendarDay, countRentalDays, type DateRange, type FleetFilters } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Button, useMediaQuery } from 'shared-kit/ui';
import { useFleetCount } from '../data/use-fleet.ts';
import { Dialog } from './dialog.tsx';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';
import styles from './range-panel.module.css';
import { PICKER_TEXT } from './texts.ts';
import { WIDE_WINDOW } from './wide-window.ts';

export interface RangePanelProps extends Omit<RangeCalendarProps, 'autoFocus' | 'hasHint'> {
  readonly label: string;
  /**
   * Position of the calendar: below its area, as wide as the window allows from its start or its end, or as wide as the
   * area; or beside the area where there is room; or, in a wide dialog, as wide as the content around it, from its end.
   */
  readonly fit?: 'window' | 'end' | 'field' | 'beside' | 'dialog';
  /** Filters for the number of free cars in the sheet; without them no number is shown. */
  readonly countedFleet?: FleetFilters | undefined;
  /** Returns the reason why a range is rejected with possible actions; undefined when it is accepted. */
  readonly refuse?: ((range: DateRange, close: () => void) => ReactNode) | undefined;
  /** Element that contains the buttons that open the calendar. */
  readonly area: RefObject<HTMLElement | null>;
  /** @param keepsFocus whether the focus was inside and returns to the opener */
  readonly onClose: (keepsFocus: boolean) => void;
}

/** The open calendar: beside its field, or a sheet on a phone. */
export function RangePanel(props: RangePanelProps) {
  return useMediaQuery(WIDE_WINDOW) ? <Popover {...props} /> : <Sheet {...props} />;
}

/** The calendar, after the panel around it was painted: many days render slowly on a phone. */
function DeferredCalendar(props: RangeCalendarProps) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? <RangeCalendar {...props} /> : <span className={styles.waiting} />;
}

function Popover({
  label,
  fit = 'window',
  area,
  onSelect,
  onClose,
  countedFleet,
  refuse,
  ...calendar
}: RangePanelProps) {
  const popover = useRef<HTMLDivElement>(null);

  // In a low dialog, the calendar may open outside of the visible area.
  useEffect(() => {
    if (fit !== 'window') popover.current?.scrollIntoView({ block: 'nearest' });
  }, [fit]);

  useEffect(() => {
    const element = area.current;
    const isInside = (target: EventTarget | null) => element?.contains(target as Node | null) ?? false;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!isInside(target)) onClose(false);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) onClose(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps the key from closing the surrounding dialog, directly or by a close request of the browser.
      event.stopPropagation();
      event.preventDefault();
      onClose(true);
    };
    document.addEventListener('pointerdown', onPointerDown);
    element?.addEventListener('focusout', onFocusOut);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      element?.removeEventListener('focusout', onFocusOut);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [area, onClose]);

  return (
    <div ref={popover} role="dialog" aria-label={label} className={`${styles.popover} ${styles[fit]}`}>
      <DeferredCalendar
        {...calendar}
        autoFocus
        onSelect={(range) => {
          onSelect(range);
          onClose(true);
        }}
      />
    </div>
  );
}

/** The calendar in a sheet. Done applies the range; closing it otherwise keeps the previous one. */
function Sheet({ label, selected, countedFleet, refuse, onSelect, onClose, area, fit, ...calendar }: RangePanelProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [start, setStart] = useState<CalendarDay>();
  const [range, setRange] = useState(selected);
  const close = () => onClose(false);
  const refusal = !start && range && refuse?.(range, close);
  const isReady = !start && range !== undefined && !refusal;
  return (
    <Dialog
      title={label}
      onClose={close}
      foot={
        <div className={styles.foot}>
          <div aria-live="polite" className={styles.told}>
            {start ? (
              <p>{formatMessage(PICKER_TEXT.started, { day: <bdi>{format.day(start)}</bdi> })}</p>
            ) : (
              <p className={styles.range}>
                {range
                  ? formatMessage(PICKER_TEXT.rangeDays, {
                      range: <bdi>{format.range(range)}</bdi>,
                      days: format.days(countRentalDays(range.from, range.to)),
                    })
                  : formatMessage(PICKER_TEXT.placeholder)}
              </p>
            )}
            {isReady && countedFleet && <FreeCars range={range} filters={countedFleet} />}
          </div>
          <div className={styles.actions}>
            <Button look="quiet" onClick={close}>
              {formatMessage(PICKER_TEXT.cancel)}
            </Button>
            <Button
              disabled={!isReady}
              onClick={() => {
                if (range) startTransition(() => onSelect(range));
                close();
              }}
            >
              {formatMessage(PICKER_TEXT.done)}
            </Button>
          </div>
        </div>
      }
    >
      {refusal}
      <DeferredCalendar
        {...calendar}
        selected={range}
        hasHint={false}
        onStart={setStart}
        onSelect={(chosen) => {
          setStart(undefined);
          setRange(chosen);
        }}
      />
    </Dialog>
  );
}

/** The number of free cars on the range; empty until it is loaded. */
function FreeCars({ range, filters }: { readonly range: DateRange; readonly filters: FleetFilters }) {
  const { formatMessage } = useIntl();
  const fleet = useFleetCount(range, filters);
  const count = fleet.status === 'ready' ? fleet.value.pagination.total : undefined;
  return <p className={styles.count}>{count !== undefined && formatMessage(PICKER_TEXT.freeCars, { count })}</p>;
}
