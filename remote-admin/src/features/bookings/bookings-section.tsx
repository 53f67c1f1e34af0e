import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { useMediaQuery } from 'shared-kit/ui';
import { useLiveUpdates } from '../../data/live-updates.tsx';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useClampPage } from '../../data/use-clamp-page.ts';
import { useDashboardAddress } from '../../data/use-dashboard-address.ts';
import { useDeleteBooking } from '../../data/use-delete-booking.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useSteadyRows } from '../../data/use-steady-rows.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { BookingCardList } from './booking-card-list.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { NewsBar } from './news-bar.tsx';
import { BOOKINGS_TEXT, DELETE_TEXT, NO_BOOKINGS } from './texts.ts';
import { useExportBookings } from './use-export-bookings.ts';

const NEWEST_FIRST = { field: 'id', direction: -1 } as const;

/** The paginated bookings: a table, or cards on narrow windows. */
export function BookingsSection() {
  const { formatMessage } = useIntl();
  const [{ bookingsPage, sort }, change] = useDashboardAddress();
  const bookings = useBookingsPage(bookingsPage, sort);
  const live = useLiveUpdates();
  const steady = useSteadyRows(
    bookings.status === 'ready'
      ? {
          rows: bookings.value.rows,
          key: JSON.stringify([bookingsPage, sort]),
          isRefreshing: bookings.isRefreshing,
        }
      : undefined,
  );
  const refresh = useRefresh();
  const isNarrow = useMediaQuery('(width < 900px)');
  const List = isNarrow ? BookingCardList : BookingsTable;
  const askToDelete = useDeleteBooking({
    texts: {
      title: ({ confirmationCode, customerName }) =>
        formatMessage(DELETE_TEXT.title, {
          code: <bdi key="code">{confirmationCode}</bdi>,
          customerName: <bdi key="name">{customerName}</bdi>,
        }),
      question: formatMessage(DELETE_TEXT.question),
      deleted: [formatMessage(DELETE_TEXT.deleted)],
    },
  });
  const { isExporting, exportBookings } = useExportBookings();
  const pagination = bookings.status === 'ready' ? bookings.value.pagination : undefined;
  const isRedirecting = useClampPage(pagination, (page) => change({ bookingsPage: page }, { replace: true }));
  const onSort = (next: typeof sort) => change({ sort: next, bookingsPage: 1 });

  const showNew = (requests: readonly number[]) => {
    live.markSeen();
    steady.show();
    const isListed =
      bookings.status === 'ready' && requests.every((id) => bookings.value.rows.some((row) => row.id === id));
    if (!isListed) change({ bookingsPage: 1, sort: NEWEST_FIRST });
  };

  const list = { sort, onSort, onDelete: askToDelete };

  const content = () => {
    if (bookings.status === 'failed')
      return <FailureNotice title={formatMessage(BOOKINGS_TEXT.failure)} failure={bookings} />;
    if (bookings.status === 'loading' || isRedirecting) return <List {...list} rows={undefined} isBusy />;
    const { pagination } = bookings.value;
    if (pagination.total === 0)
      return <EmptyNotice title={formatMessage(NO_BOOKINGS.title)} text={formatMessage(NO_BOOKINGS.text)} />;
    return (
      <>
        <List {...list} rows={steady.rows} isBusy={bookings.isRefreshing} />
        <NewsBar waiting={steady.waiting} onShow={showNew} />
        <PageButtons
          label={formatMessage(BOOKINGS_TEXT.pages)}
          pagination={pagination}
          onPage={(page) => change({ bookingsPage: page })}
        />
      </>
    );
  };

  return (
    <section>
      <SectionHeader
        title={formatMessage(BOOKINGS_TEXT.title)}
        actions={
          <>
            <Button
              loading={bookings.status === 'ready' && bookings.isRefreshing}
              onClick={() => void refresh.bookings()}
            >
              {formatMessage(BOOKINGS_TEXT.refresh)}
            </Button>
            <Button loading={isExporting} onClick={() => void exportBookings()}>
              {formatMessage(isExporting ? BOOKINGS_TEXT.exporting : BOOKINGS_TEXT.export)}
            </Button>
          </>
        }
      />
      {content()}
    </section>
  );
}
