import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { agencyToday } from 'shared-kit/domain';
import { Button, Icon } from 'shared-kit/ui';
import { useHost } from '../../data/host-context.tsx';
import { formatPickupTime, PICKUP_TIMES } from '../../data/pickup-times.ts';
import { carListAddress, LOCATION } from '../../data/rental-search.ts';
import { searchContent as text } from './content.ts';
import { Field } from './field.tsx';
import styles from './search-form.module.css';

/** Where and when; leads to the cars that are free. Empty fields are fine (spec §5). */
export function SearchForm() {
  const host = useHost();
  const navigate = useNavigate();
  const [pickupDate, setPickupDate] = useState('');
  const [pickupTime, setPickupTime] = useState('');
  const [dropoffDate, setDropoffDate] = useState('');
  const today = agencyToday(host.now(), host.site.timeZone);

  return (
    <form
      aria-label={text.formLabel}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(carListAddress({ location: LOCATION, pickupDate, dropoffDate, pickupTime }));
      }}
    >
      <Field label={text.location} wide isFixed>
        <select disabled value="">
          <option value="">{LOCATION}</option>
        </select>
      </Field>
      <Field label={text.pickupDate}>
        <input
          type="date"
          min={today}
          max={dropoffDate || undefined}
          value={pickupDate}
          onChange={({ target }) => setPickupDate(target.value)}
        />
        <Icon name="calendar" className={styles.icon} />
      </Field>
      <Field label={text.pickupTime}>
        <select value={pickupTime} onChange={({ target }) => setPickupTime(target.value)}>
          <option value="">{text.noTime}</option>
          {PICKUP_TIMES.map((time) => (
            <option key={time} value={time}>
              {formatPickupTime(time)}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.icon} />
      </Field>
      <Field label={text.dropoffDate} wide>
        <input
          type="date"
          min={pickupDate || today}
          value={dropoffDate}
          onChange={({ target }) => setDropoffDate(target.value)}
        />
        <Icon name="calendar" className={styles.icon} />
      </Field>
      <Button type="submit" size="large" className={styles.submit}>
        {text.submit}
      </Button>
    </form>
  );
}
