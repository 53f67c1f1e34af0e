import type { ReactNode } from 'react';
import type { Car, DateRange } from 'shared-kit/domain';
import { CarCard } from './car-card.tsx';
import { CarCardSkeleton } from './car-card-skeleton.tsx';
import styles from './car-grid.module.css';

interface CarGridProps {
  readonly cars: readonly Car[];
  readonly range?: DateRange | undefined;
  /** How many stand in the first screen. */
  readonly earlyCount?: number;
}

export function CarGrid({ cars, range, earlyCount = 0 }: CarGridProps) {
  return (
    <ul className={styles.grid}>
      {cars.map((car, index) => (
        <li key={car.CarId}>
          <CarCard car={car} range={range} urgency={urgencyOf(index, earlyCount)} />
        </li>
      ))}
    </ul>
  );
}

/** Only one is the page's first: several would share the line. */
function urgencyOf(index: number, earlyCount: number) {
  if (index >= earlyCount) return 'later';
  return index === 0 ? 'first' : 'early';
}

/** Placeholders for a grid that is still loading. */
export function CarGridSkeleton({ count, label }: { readonly count: number; readonly label: string }): ReactNode {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={index}>
          <CarCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
