import type { ReactNode } from 'react';
import type { DateRange, OfferedCar } from 'shared-kit/domain';
import { CarCard } from './car-card.tsx';
import { CarCardSkeleton } from './car-card-skeleton.tsx';
import styles from './car-grid.module.css';

interface CarGridProps {
  readonly cars: readonly OfferedCar[];
  readonly range?: DateRange | undefined;
  /** Number of cars in the first screen. */
  readonly earlyCount?: number;
}

export function CarGrid({ cars, range, earlyCount = 0 }: CarGridProps) {
  return (
    <ul className={styles.grid}>
      {cars.map((car, index) => (
        <li key={car.CarId}>
          <CarCard car={car} range={range} loadingPriority={loadingPriorityOf(index, earlyCount)} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the loading priority of an image; only the first one gets high fetch priority. */
function loadingPriorityOf(index: number, earlyCount: number) {
  if (index >= earlyCount) return 'later';
  return index === 0 ? 'first' : 'early';
}

/** Placeholder of a grid while it loads. */
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
