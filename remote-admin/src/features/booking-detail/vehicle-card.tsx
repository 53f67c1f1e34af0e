import type { ReactNode } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CarImage, Skeleton, useCarValues } from 'shared-kit/ui';
import { useStaffCar } from '../../data/use-booking.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './booking-cards.module.css';
import { VEHICLE_LABELS } from './texts.ts';

/** The booked car, or its id when it cannot be read. */
export function VehicleCard({ title, booking: { carId } }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const state = useStaffCar(carId);
  const car = state.status === 'ready' ? state.value : undefined;
  const isLoading = state.status === 'loading';
  const value = (text: ReactNode) => (isLoading ? <Skeleton width="6rem" /> : (text ?? '–'));
  return (
    <Panel
      title={title}
      isBusy={isLoading}
      aside={
        <div className={styles.picture}>
          {isLoading ? (
            <Skeleton height="auto" className={styles.picturePlaceholder} />
          ) : (
            <CarImage src={car?.image ?? ''} name={car?.name ?? carId} sizes="4rem" />
          )}
        </div>
      }
    >
      <div className={styles.vehicle}>
        {car?.archived && <p className={styles.gone}>{formatMessage(VEHICLE_LABELS.gone)}</p>}
        <DescriptionList
          entries={[
            [formatMessage(VEHICLE_LABELS.name), value(<bdi translate="no">{car?.name ?? carId}</bdi>)],
            ...(car?.plate
              ? [[formatMessage(VEHICLE_LABELS.plate), <Plate key="plate" plate={car.plate} />] as const]
              : []),
            [formatMessage(VEHICLE_LABELS.type), value(car && values.type(car.type))],
            [formatMessage(VEHICLE_LABELS.seats), value(car?.seats)],
            [formatMessage(VEHICLE_LABELS.transmission), value(car && values.transmission(car.transmission))],
            [formatMessage(VEHICLE_LABELS.fuel), value(car && values.fuel(car.fuel))],
          ]}
        />
      </div>
    </Panel>
  );
}
