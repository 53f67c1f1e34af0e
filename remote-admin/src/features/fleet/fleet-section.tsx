import { ADMIN_PAGE_SIZE } from 'shared-kit/domain';
import { Skeleton } from 'shared-kit/ui';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useCarsPage } from '../../data/use-cars-page.ts';
import { useDashboardAddress } from '../../data/use-dashboard-address.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { CarCard } from './car-card.tsx';
import styles from './fleet-section.module.css';
import { isRented } from './is-rented.ts';

const EMPTY = { title: 'No cars yet', text: 'The first car that you add appears here and on the website.' };

/** The fleet, a page at a time. */
export function FleetSection() {
  const [{ carsPage, bookingsPage, sort }, change] = useDashboardAddress();
  const fleet = useCarsPage(carsPage);
  const bookings = useBookingsPage(bookingsPage, sort);
  const rows = bookings.status === 'ready' ? bookings.value.rows : [];

  if (fleet.status === 'failed')
    return <FailureNotice title="The fleet could not be loaded" error={fleet.error} onRetry={fleet.retry} />;
  if (fleet.status === 'loading') return <FleetSkeleton />;
  const { cars, pagination } = fleet.value;
  if (pagination.total === 0) return <EmptyNotice {...EMPTY} />;
  return (
    <>
      <ul className={styles.grid} aria-busy={fleet.isRefreshing} data-refreshing={fleet.isRefreshing}>
        {cars.map((car) => (
          <CarCard key={car.CarId} car={car} isRented={isRented(car.CarId, rows)} />
        ))}
      </ul>
      <PageButtons label="Pages of cars" pagination={pagination} onPage={(page) => change({ carsPage: page })} />
    </>
  );
}

function FleetSkeleton() {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Loading the fleet">
      {Array.from({ length: ADMIN_PAGE_SIZE }, (_, index) => (
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
