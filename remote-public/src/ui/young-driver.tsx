import { useId } from 'react';
import type { RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { YOUNG_DRIVER_TEXT as TEXT } from './place-texts.ts';
import styles from './young-driver.module.css';

interface YoungDriverProps {
  readonly terms: RentalTerms;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** The tick for a driver below the age of the terms, with what it costs. */
export function YoungDriver({ terms, isChecked, onChange }: YoungDriverProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const { youngDriverBelow = 0, youngDriverPerDay = 0, youngDriverMax } = terms;
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        name="youngDriver"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>
        <span>{formatMessage(TEXT.label, { age: youngDriverBelow })}</span>{' '}
        <span className={styles.price}>
          {youngDriverMax === undefined
            ? formatMessage(TEXT.price, { price: format.price(youngDriverPerDay, sign) })
            : formatMessage(TEXT.priceAtMost, {
                price: format.price(youngDriverPerDay, sign),
                maximum: format.price(youngDriverMax, sign),
              })}
        </span>
      </label>
    </div>
  );
}
