import type { ReactNode } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import { useFleetPreview } from '../../data/use-fleet.ts';
import { CarImage } from '../../ui/car-image.tsx';
import { homeContent } from './content.ts';
import styles from './hero.module.css';
import { HeroDoor } from './hero-door.tsx';

/** The promise, the search form, and a car of the fleet in the door. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const fleet = useFleetPreview();
  const cars = fleet.status === 'ready' ? fleet.value : [];
  // Not the first, whose card heads the list a little below.
  const car = cars[Math.floor(cars.length / 2)];
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1>{homeContent.promise}</h1>
          <p>{homeContent.lead}</p>
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.door}>
          <HeroDoor>
            {car?.image && <CarImage src={car.image} name={car.name} priority className={styles.car} />}
          </HeroDoor>
        </div>
      </div>
      <ZelligeLine className={styles.plinth} />
    </section>
  );
}
