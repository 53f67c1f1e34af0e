import { formatPickupTime, useSearchedPickup } from '../../data/rental-search.ts';
import styles from './fleet-intro.module.css';
import { CAR_LIST_TEXT } from './texts.ts';

/** The page's heading, with location and time of the search. */
export function FleetIntro() {
  const { heading, lead, pickupAt } = CAR_LIST_TEXT.page;
  const { location, time } = useSearchedPickup();
  const searched = [location, time && pickupAt(formatPickupTime(time))].filter(Boolean).join(' · ');
  return (
    <header className={styles.intro}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      {searched && <p className={styles.searched}>{searched}</p>}
    </header>
  );
}
