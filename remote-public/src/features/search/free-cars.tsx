import { useEffect, useState } from 'react';
import { type DateRange, findRangeProblem, parseDateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useFleetCount } from '../../data/use-fleet.ts';
import styles from './search-form.module.css';
import { SEARCH_TEXT } from './texts.ts';

/** Typed dates change with every digit. */
const DEBOUNCE_MS = 300;

interface FreeCarsProps {
  /** Text of the form's field. */
  readonly pickupDate: string;
  readonly dropoffDate: string;
}

/**
 * Shows the number of free cars on the dates and their lowest price; a hint without bookable dates; nothing until there
 * is a response.
 */
export function FreeCars({ pickupDate, dropoffDate }: FreeCarsProps) {
  const { formatMessage } = useIntl();
  const { site } = useHost();
  const format = useFormat();
  const range = useSettledRange(pickupDate, dropoffDate);
  const answer = useFleetCount(range);
  return (
    <p role="status" className={styles.freeCars}>
      {!range && <span className={styles.hint}>{formatMessage(SEARCH_TEXT.freeCarsHint)}</span>}
      {answer.status === 'ready' && (
        <span>
          {formatMessage(SEARCH_TEXT.freeCars, {
            cars: answer.value.pagination.total,
            price: (
              <span translate="no">
                {format.price(answer.value.prices?.lowest ?? 0, site.currencySigns.storefront)}
              </span>
            ),
          })}
        </span>
      )}
    </p>
  );
}

/** Returns the range after it has not changed for `DEBOUNCE_MS`; undefined for dates that cannot be booked. */
function useSettledRange(pickupDate: string, dropoffDate: string): DateRange | undefined {
  const host = useHost();
  const [range, setRange] = useState<DateRange>();
  useEffect(() => {
    const asked = parseDateRange(pickupDate, dropoffDate);
    const bookable = asked && !findRangeProblem(asked, host.now(), host.site) ? asked : undefined;
    const timer = setTimeout(() => setRange(bookable), bookable ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [pickupDate, dropoffDate, host]);
  return range;
}
