import { Button } from 'antd';
import { useMediaQuery } from 'shared-kit/ui';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useClampPage } from '../../data/use-clamp-page.ts';
import { useDashboardAddress } from '../../data/use-dashboard-address.ts';
import { useDeleteBooking } from '../../data/use-delete-booking.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { BookingCardList } from './booking-card-list.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { BOOKINGS_TEXT, DELETE_TEXTS, NO_BOOKINGS } from './texts.ts';
import { useExportBookings } from './use-export-bookings.ts';

/** The paginated bookings: a table, or cards on narrow windows. */
export function BookingsSection() {
  const [{ bookingsPage, sort }, change] = useDashboardAddress();
  const bookings = useBookingsPage(bookingsPage, sort);
  const refresh = useRefresh();
  const isNarrow = useMediaQuery('(width < 900px)');
  const List = isNarrow ? BookingCardList : BookingsTable;
  const askToDelete = useDeleteBooking({ texts: DELETE_TEXTS });
  const { isExporting, exportBookings } = useExportBookings();
  const pagination = bookings.status === 'ready' ? bookings.value.pagination : undefined;
  const isRedirecting = useClampPage(pagination, (page) => change({ bookingsPage: page }, { replace: true }));
  const onSort = (next: typeof sort) => change({ sort: next, bookingsPage: 1 });

  const list = { sort, onSort, onDelete: askToDelete };

  const content = () => {
    if (bookings.status === 'failed') return <FailureNotice title={BOOKINGS_TEXT.failure} failure={bookings} />;
    if (bookings.status === 'loading' || isRedirecting) return <List {...list} rows={undefined} isBusy />;
    const { rows, pagination } = bookings.value;
    if (pagination.total === 0) return <EmptyNotice {...NO_BOOKINGS} />;
    return (
      <>
        <List {...list} rows={rows} isBusy={bookings.isRefreshing} />
        <PageButtons
          label={BOOKINGS_TEXT.pages}
          pagination={pagination}
          onPage={(page) => change({ bookingsPage: page })}
        />
      </>
    );
  };

  return (
    <section>
      <SectionHeader
        title={BOOKINGS_TEXT.title}
        actions={
          <>
            <Button
              loading={bookings.status === 'ready' && bookings.isRefreshing}
              onClick={() => void refresh.bookings()}
            >
              {BOOKINGS_TEXT.refresh}
            </Button>
            <Button loading={isExporting} onClick={() => void exportBookings()}>
              {isExporting ? BOOKINGS_TEXT.exporting : BOOKINGS_TEXT.export}
            </Button>
          </>
        }
      />
      {content()}
    </section>
  );
}
