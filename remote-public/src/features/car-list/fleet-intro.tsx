import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { RENTAL_TEXT } from '../../data/texts.ts';
import { useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import styles from './fleet-intro.module.css';
import { LIST_TEXT } from './texts.ts';

/** The page's heading, with location and time of the search. */
export function FleetIntro() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { location, time } = useSearchedPickup();
  const [range] = useAskedDateRange();
  const searched = [
    location && formatMessage(RENTAL_TEXT.marrakech),
    time && formatMessage(LIST_TEXT.pickupAt, { time: format.time(time) }),
  ].filter(Boolean);
  return (
    <header className={styles.intro} data-dates={range !== undefined}>
      <h1>{formatMessage(LIST_TEXT.heading)}</h1>
      <p>{formatMessage(LIST_TEXT.lead)}</p>
      {searched.length > 0 && <p className={styles.searched}>{searched.join(' · ')}</p>}
    </header>
  );
}
