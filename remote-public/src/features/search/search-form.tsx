import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  addDays,
  agencyToday,
  type CalendarDay,
  type DateRange,
  type FleetFilters,
  localizePath,
  parseCalendarDay,
  parseDateRange,
  pickupDays,
  searchTimes,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, Icon, useHydrated, VisuallyHidden } from 'shared-kit/ui';
import { CAR_LIST_PATH, carListAddress, LOCATION, QUERY, type RentalSearch } from '../../data/rental-search.ts';
import { RENTAL_TEXT } from '../../data/texts.ts';
import { FieldBox } from '../../ui/field-box.tsx';
import { type PickerTrigger, RangePickerArea } from '../../ui/range-picker-area.tsx';
import { FreeCars } from './free-cars.tsx';
import styles from './search-form.module.css';
import { SEARCH_TEXT as text } from './texts.ts';

/**
 * The search form for dates and time, which opens the car list. Its fields are optional, and uncontrolled, so that it can
 * be filled in before hydration and submitted without scripts.
 */
export function SearchForm() {
  const host = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [{ pickupDate, dropoffDate }, setDates] = useState({ pickupDate: '', dropoffDate: '' });
  /** The first day while the second one is being chosen. */
  const [start, setStart] = useState<CalendarDay>();
  const follow = () => {
    setStart(undefined);
    if (form.current) setDates(readSearch(form.current));
  };
  useEffect(follow, []);
  const choose = ({ from, to }: DateRange) => {
    for (const [name, day] of [
      [QUERY.pickupDate, from],
      [QUERY.dropoffDate, to],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = day;
    }
    follow();
  };
  const shown = start ? { pickupDate: start, dropoffDate: '' } : { pickupDate, dropoffDate };
  const bookable = limitDates(pickupDate, dropoffDate, pickupDays(host.now(), host.site), host.site.maxRentalDays);

  return (
    <form
      ref={form}
      action={localizePath(host.locale.code, CAR_LIST_PATH)}
      aria-label={formatMessage(text.formLabel)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(carListAddress({ ...readSearch(event.currentTarget), ...(start && shown) }));
      }}
    >
      <input type="hidden" name={QUERY.location} value={LOCATION} />
      <RangePickerArea
        className={styles.fields}
        label={formatMessage(text.dates)}
        fit="beside"
        numberOfMonths={2}
        selected={parseDateRange(pickupDate, dropoffDate)}
        openAt={parseCalendarDay(pickupDate)}
        today={agencyToday(host.now(), host.site.timeZone)}
        pickupDays={pickupDays(host.now(), host.site)}
        maxDays={host.site.maxRentalDays}
        countedFleet={ALL_CARS}
        onStart={setStart}
        onSelect={choose}
      >
        {(trigger) => (
          <>
            <FieldBox label={formatMessage(text.location)} isFixed className={styles.wide}>
              <select disabled value="">
                <option value="">{formatMessage(RENTAL_TEXT.marrakech)}</option>
              </select>
            </FieldBox>
            <div className={`${styles.day} ${styles.date}`}>
              <FieldBox label={formatMessage(text.pickupDate)}>
                <input type="date" name={QUERY.pickupDate} {...bookable.pickup} onChange={follow} />
                <Icon name="calendar" />
              </FieldBox>
              {isHydrated && <DayButton label={text.pickupCalendar} day={shown.pickupDate} {...trigger} />}
            </div>
            <FieldBox label={formatMessage(text.pickupTime)} className={styles.time}>
              <select name={QUERY.pickupTime}>
                <option value="">{formatMessage(text.noTime)}</option>
                {searchTimes(host.site.openingHours).map((time) => (
                  <option key={time} value={time}>
                    {format.time(time)}
                  </option>
                ))}
                <option value="">{formatMessage(text.otherTime)}</option>
              </select>
              <Icon name="chevronDown" />
            </FieldBox>
            <div className={`${styles.day} ${styles.wide}`}>
              <FieldBox label={formatMessage(text.dropoffDate)}>
                <input type="date" name={QUERY.dropoffDate} {...bookable.dropoff} onChange={follow} />
                <Icon name="calendar" />
              </FieldBox>
              {isHydrated && <DayButton label={text.dropoffCalendar} day={shown.dropoffDate} {...trigger} />}
            </div>
            <FreeCars {...shown} />
            <Button type="submit" size="large" className={styles.submit}>
              {formatMessage(text.submit)}
            </Button>
          </>
        )}
      </RangePickerArea>
    </form>
  );
}

const ALL_CARS: FleetFilters = {};

interface DayButtonProps extends PickerTrigger {
  readonly label: Message;
  /** Text of the field. */
  readonly day: string;
}

/** The day over its field: opens the site's calendar. The field is there for the keyboard, and without scripts. */
function DayButton({ label, day, ...trigger }: DayButtonProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const chosen = parseCalendarDay(day);
  return (
    <button type="button" {...trigger}>
      <VisuallyHidden>{formatMessage(label)} </VisuallyHidden>
      <span>{chosen ? format.day(chosen) : formatMessage(text.chooseDay)}</span>
    </button>
  );
}

/** Returns the first and last day of each field, which depend on the other one. */
function limitDates(pickupDate: string, dropoffDate: string, { from, to }: DateRange, maxDays: number) {
  const [pickup, dropoff] = [parseCalendarDay(pickupDate), parseCalendarDay(dropoffDate)];
  const latest = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);
  return {
    pickup: {
      min: dropoff ? latest(from, addDays(dropoff, 1 - maxDays)) : from,
      max: dropoff && dropoff < to ? dropoff : to,
    },
    dropoff: { min: pickup ?? from, max: addDays(pickup ?? to, maxDays - 1) },
  };
}

function readSearch(form: HTMLFormElement): RentalSearch {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    location: text(QUERY.location),
    pickupDate: text(QUERY.pickupDate),
    dropoffDate: text(QUERY.dropoffDate),
    pickupTime: text(QUERY.pickupTime),
  };
}
