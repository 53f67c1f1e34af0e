import { Suspense } from 'react';
import { lazyComponent } from 'shared-kit/remote';
import type { OpenPlacesProps } from './open-places.tsx';

const OpenPlaces = lazyComponent<OpenPlacesProps>(async () => (await import('./open-places.tsx')).OpenPlaces);

/** Which places are open when the agency is not; nothing is loaded while there is at most one place. */
export function LazyOpenPlaces(props: OpenPlacesProps) {
  if (props.rates.places.length < 2) return null;
  return (
    <Suspense>
      <OpenPlaces {...props} />
    </Suspense>
  );
}
