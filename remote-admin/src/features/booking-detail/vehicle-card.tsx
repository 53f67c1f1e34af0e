import { CarImage, Skeleton } from 'shared-kit/ui';
import { useStaffCar } from '../../data/use-booking.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './booking-details.module.css';
import { CARD_TITLES, VEHICLE_LABELS } from './texts.ts';

/** The booked car, or its id when it cannot be read. */
export function VehicleCard({ carId }: { readonly carId: string }) {
  const state = useStaffCar(carId);
  const car = state.status === 'ready' ? state.value : undefined;
  const isLoading = state.status === 'loading';
  const value = (text: string | number | undefined) => (isLoading ? <Skeleton width="6rem" /> : (text ?? '–'));
  return (
    <Panel title={CARD_TITLES.vehicle} isBusy={isLoading}>
      <div className={styles.vehicle}>
        <div className={styles.picture}>
          {isLoading ? (
            <Skeleton height="auto" className={styles.picturePlaceholder} />
          ) : (
            <CarImage src={car?.image ?? ''} name={car?.name ?? carId} sizes="(min-width: 700px) 24rem, 100vw" />
          )}
        </div>
        <DescriptionList
          entries={[
            [VEHICLE_LABELS.name, value(car?.name ?? carId)],
            [VEHICLE_LABELS.type, value(car?.type)],
            [VEHICLE_LABELS.seats, value(car?.seats)],
            [VEHICLE_LABELS.transmission, value(car?.transmission)],
            [VEHICLE_LABELS.fuel, value(car?.fuel)],
          ]}
        />
      </div>
    </Panel>
  );
}
