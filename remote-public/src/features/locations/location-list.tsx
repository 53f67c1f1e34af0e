import { useIntl } from 'shared-kit/intl';
import type { LocationListState } from './location.ts';
import { LocationEntry } from './location-entry.tsx';
import styles from './location-list.module.css';
import { LocationSkeleton } from './location-skeleton.tsx';
import { LOCATION_TEXTS } from './texts.ts';

const SKELETONS = ['1', '2', '3', '4', '5'];

export function LocationList({ state }: { readonly state: LocationListState }) {
  const { formatMessage } = useIntl();
  if (state.status === 'loading')
    return (
      <ul className={styles.list} aria-busy="true" aria-label={formatMessage(LOCATION_TEXTS.loading)}>
        {SKELETONS.map((key) => (
          <li key={key}>
            <LocationSkeleton />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.list}>
      {state.locations.map((location) => (
        <li key={location.id}>
          <LocationEntry location={location} />
        </li>
      ))}
    </ul>
  );
}
