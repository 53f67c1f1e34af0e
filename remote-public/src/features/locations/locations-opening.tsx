import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import type { LocationListState } from './location.ts';
import { LocationList } from './location-list.tsx';
import styles from './locations-opening.module.css';
import { LOCATIONS_INTRO } from './texts.ts';

/** The page's promise, and right below it the places that keep it. */
export function LocationsOpening({ state }: { readonly state: LocationListState }) {
  return (
    <Section className={styles.opening}>
      <PageIntro {...LOCATIONS_INTRO} />
      <LocationList state={state} />
    </Section>
  );
}
