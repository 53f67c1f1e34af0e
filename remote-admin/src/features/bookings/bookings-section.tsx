import { Button } from 'antd';
import { useSWRConfig } from 'swr';
import { isBookingReading } from '../../data/cache-keys.ts';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useDashboardAddress } from '../../data/use-dashboard-address.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { BookingCards } from './booking-cards.tsx';
import { BookingsTable } from './bookings-table.tsx';

const EMPTY = {
  title: 'No bookings yet',
  text: 'As soon as a visitor books a car, the request appears here.',
};

/** All bookings, a page at a time: a table, or cards on a telephone. */
export function BookingsSection() {
  const [{ bookingsPage, sort }, change] = useDashboardAddress();
  const bookings = useBookingsPage(bookingsPage, sort);
  const { mutate } = useSWRConfig();
  const isNarrow = useMediaQuery('(width < 900px)');
  const List = isNarrow ? BookingCards : BookingsTable;
  const onSort = (next: typeof sort) => change({ sort: next, bookingsPage: 1 });

  const content = () => {
    if (bookings.status === 'failed')
      return <FailureNotice title="The bookings could not be loaded" error={bookings.error} onRetry={bookings.retry} />;
    if (bookings.status === 'loading') return <List rows={undefined} isBusy sort={sort} onSort={onSort} />;
    const { rows, pagination } = bookings.value;
    if (pagination.total === 0) return <EmptyNotice {...EMPTY} />;
    return (
      <>
        <List rows={rows} isBusy={bookings.isRefreshing} sort={sort} onSort={onSort} />
        <PageButtons
          label="Pages of bookings"
          pagination={pagination}
          onPage={(page) => change({ bookingsPage: page })}
        />
      </>
    );
  };

  return (
    <section>
      <SectionHeader
        title="All Bookings"
        actions={
          <Button
            loading={bookings.status === 'ready' && bookings.isRefreshing}
            onClick={() => void mutate(isBookingReading)}
          >
            Refresh
          </Button>
        }
      />
      {content()}
    </section>
  );
}
