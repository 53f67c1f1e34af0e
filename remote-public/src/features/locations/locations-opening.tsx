import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import type { LocationListState } from './location.ts';
import { LocationList } from './location-list.tsx';
import styles from './locations-opening.module.css';
import { LOCATIONS_INTRO } from './texts.ts';

export function LocationsOpening({ state }: { readonly state: LocationListState }) {
  return (
    <Section className={styles.opening} bandClassName={styles.band}>
      <PageIntro {...useTexts(LOCATIONS_INTRO)} />
      <LocationList state={state} />
    </Section>
  );
}
