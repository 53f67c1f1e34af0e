import { Button } from 'antd';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { PAGE_SIZE } from '../../data/staff-query.ts';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useBookingsRequest } from '../../data/use-bookings-request.ts';
import { useCarsPage } from '../../data/use-cars-page.ts';
import { useClampPage } from '../../data/use-clamp-page.ts';
import { useDashboardAddress } from '../../data/use-dashboard-address.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { CarFormDialog } from './car-form-dialog.tsx';
import { findRental } from './find-rental.ts';
import { FleetCard } from './fleet-card.tsx';
import styles from './fleet-section.module.css';
import { FLEET_TEXT, NO_CARS } from './texts.ts';
import { useCarDialog } from './use-car-dialog.ts';
import { useDeleteCar } from './use-delete-car.tsx';

/** The paginated fleet and the dialog of a car. */
export function FleetSection() {
  const { formatMessage } = useIntl();
  const { dialog, open, close } = useCarDialog();
  return (
    <section>
      <SectionHeader
        actions={
          <Button type="primary" onClick={() => open()}>
            {formatMessage(FLEET_TEXT.add)}
          </Button>
        }
      />
      <Fleet onEdit={open} />
      <CarFormDialog dialog={dialog} onClose={close} />
    </section>
  );
}

function Fleet({ onEdit }: { readonly onEdit: (car: Car) => void }) {
  const { formatMessage } = useIntl();
  const [{ carsPage }, change] = useDashboardAddress();
  const fleet = useCarsPage(carsPage);
  const bookings = useBookingsPage(useBookingsRequest().request);
  const askToDelete = useDeleteCar();
  const rows = bookings.status === 'ready' ? bookings.value.rows : undefined;
  const pagination = fleet.status === 'ready' ? fleet.value.pagination : undefined;
  const isRedirecting = useClampPage(pagination, (page) => change({ carsPage: page }, { replace: true }));

  if (fleet.status === 'failed') return <FailureNotice title={formatMessage(FLEET_TEXT.failure)} failure={fleet} />;
  if (fleet.status === 'loading' || isRedirecting) return <FleetSkeleton />;
  const { cars } = fleet.value;
  if (fleet.value.pagination.total === 0)
    return <EmptyNotice title={formatMessage(NO_CARS.title)} text={formatMessage(NO_CARS.text)} />;
  return (
    <>
      <ul className={styles.grid} aria-busy={fleet.isRefreshing} data-refreshing={fleet.isRefreshing}>
        {cars.map((car) => (
          <FleetCard
            key={car.CarId}
            car={car}
            rental={findRental(car.CarId, rows)}
            onEdit={() => onEdit(car)}
            onDelete={() => askToDelete(car)}
          />
        ))}
      </ul>
      <PageButtons
        label={formatMessage(FLEET_TEXT.pages)}
        pagination={fleet.value.pagination}
        onPage={(page) => change({ carsPage: page })}
      />
    </>
  );
}

function FleetSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.grid} aria-busy="true" aria-label={formatMessage(FLEET_TEXT.loading)}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
        <li key={index} className={styles.card}>
          <Skeleton height="auto" className={styles.picture} />
          <Skeleton width="60%" height="1.4rem" />
          <Skeleton width="80%" />
        </li>
      ))}
    </ul>
  );
}
