import type { ReactNode } from 'react';
import type { Car, DateRange } from 'shared-kit/domain';
import { CarCard } from './car-card.tsx';
import { CarCardSkeleton } from './car-card-skeleton.tsx';
import styles from './car-grid.module.css';

interface CarGridProps {
  readonly cars: readonly Car[];
  readonly range?: DateRange | undefined;
  /** How many stand in the first screen. */
  readonly priorityCount?: number;
}

export function CarGrid({ cars, range, priorityCount = 0 }: CarGridProps) {
  return (
    <ul className={styles.grid}>
      {cars.map((car, index) => (
        <li key={car.CarId}>
          <CarCard car={car} range={range} priority={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
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
