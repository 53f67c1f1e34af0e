import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  addDays,
  type CalendarDay,
  type DateRange,
  localizePath,
  parseCalendarDay,
  pickupDays,
  searchTimes,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { CAR_LIST_PATH, carListAddress, LOCATION, QUERY, type RentalSearch } from '../../data/rental-search.ts';
import { RENTAL_TEXT } from '../../data/texts.ts';
import { FieldBox } from '../../ui/field-box.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const [{ pickupDate, dropoffDate }, setDates] = useState({ pickupDate: '', dropoffDate: '' });
  const follow = () => {
    if (form.current) setDates(readSearch(form.current));
  };
  useEffect(follow, []);
  const bookable = limitDates(pickupDate, dropoffDate, pickupDays(host.now(), host.site), host.site.maxRentalDays);

  return (
    <form
      ref={form}
      action={localizePath(host.locale.code, CAR_LIST_PATH)}
      aria-label={formatMessage(text.formLabel)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(carListAddress(readSearch(event.currentTarget)));
      }}
    >
      <input type="hidden" name={QUERY.location} value={LOCATION} />
      <FieldBox label={formatMessage(text.location)} isFixed className={styles.wide}>
        <select disabled value="">
          <option value="">{formatMessage(RENTAL_TEXT.marrakech)}</option>
        </select>
      </FieldBox>
      <FieldBox label={formatMessage(text.pickupDate)} className={styles.date}>
        <input type="date" name={QUERY.pickupDate} {...bookable.pickup} onChange={follow} />
        <Icon name="calendar" />
      </FieldBox>
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
      <FieldBox label={formatMessage(text.dropoffDate)} className={styles.wide}>
        <input type="date" name={QUERY.dropoffDate} {...bookable.dropoff} onChange={follow} />
        <Icon name="calendar" />
      </FieldBox>
      <FreeCars pickupDate={pickupDate} dropoffDate={dropoffDate} />
      <Button type="submit" size="large" className={styles.submit}>
        {formatMessage(text.submit)}
      </Button>
    </form>
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
