import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { useMediaQuery } from 'shared-kit/ui';
import { type BookingsFilter, isFiltered, NO_FILTER } from '../../data/bookings-filter.ts';
import type { BookingsView } from '../../data/bookings-view.ts';
import { useLiveUpdates } from '../../data/live-updates.tsx';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useBookingsRequest } from '../../data/use-bookings-request.ts';
import { useClampPage } from '../../data/use-clamp-page.ts';
import { useDeleteBooking } from '../../data/use-delete-booking.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useSteadyRows } from '../../data/use-steady-rows.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { BookingCardList } from './booking-card-list.tsx';
import styles from './booking-filters.module.css';
import { BookingFilters } from './booking-filters.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import { NewsBar } from './news-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { BOOKINGS_TEXT, DELETE_TEXT, FILTER_TEXT, NO_BOOKINGS } from './texts.ts';
import { useEnteredSearch } from './use-entered-search.ts';
import { useExportBookings } from './use-export-bookings.ts';
import { useSelection } from './use-selection.ts';

const NEWEST_FIRST = { field: 'id', direction: -1 } as const;

/** The bookings that match search and filters, in pages: a table, or cards on narrow windows. */
export function BookingsSection() {
  const { formatMessage } = useIntl();
  const { request, usual, remember, change } = useBookingsRequest();
  const { filter } = request;
  const bookings = useBookingsPage(request);
  const live = useLiveUpdates();
  const steady = useSteadyRows(
    bookings.status === 'ready'
      ? {
          rows: bookings.value.rows,
          key: JSON.stringify(request),
          isRefreshing: bookings.isRefreshing,
        }
      : undefined,
  );
  const rowIds = steady.rows?.map(({ id }) => id) ?? [];
  const selection = useSelection(JSON.stringify(request), rowIds);
  const refresh = useRefresh();
  const isNarrow = useMediaQuery('(width < 900px)');
  const [section, setEntered] = useEnteredSearch(bookings);
  const List = isNarrow ? BookingCardList : BookingsTable;
  const askToDelete = useDeleteBooking({
    texts: {
      title: ({ confirmationCode, customerName }) =>
        formatMessage(DELETE_TEXT.title, {
          code: (
            <bdi key="code" translate="no">
              {confirmationCode}
            </bdi>
          ),
          customerName: (
            <bdi key="name" translate="no">
              {customerName}
            </bdi>
          ),
        }),
      question: formatMessage(DELETE_TEXT.question),
      deleted: [formatMessage(DELETE_TEXT.deleted)],
    },
  });
  const { isExporting, exportBookings } = useExportBookings(filter);
  const pagination = bookings.status === 'ready' ? bookings.value.pagination : undefined;
  const isRedirecting = useClampPage(pagination, (page) => change({ bookingsPage: page }, { replace: true }));
  const onFilter = (next: BookingsFilter, isTyped = false) =>
    change({ filter: next, bookingsPage: 1 }, { replace: isTyped && isFiltered(filter) });
  const onView = (choice: Partial<BookingsView>) => {
    remember(choice);
    const { sort, size } = { ...request, ...choice };
    const isUsual = sort.field === usual.sort.field && sort.direction === usual.sort.direction;
    change({
      bookingsPage: 1,
      sort: isUsual ? undefined : sort,
      pageSize: size === usual.size ? undefined : size,
    });
  };

  const showNew = (requests: readonly number[]) => {
    for (const id of requests) live.markSeen(id);
    steady.show();
    const isListed =
      bookings.status === 'ready' && requests.every((id) => bookings.value.rows.some((row) => row.id === id));
    if (!isListed) change({ bookingsPage: 1, sort: NEWEST_FIRST, filter: NO_FILTER });
  };

  const list = {
    sort: request.sort,
    size: request.size,
    onSort: (sort: BookingsView['sort']) => onView({ sort }),
    onDelete: askToDelete,
    selection,
  };

  const content = () => {
    if (bookings.status === 'failed')
      return <FailureNotice title={formatMessage(BOOKINGS_TEXT.failure)} failure={bookings} />;
    if (bookings.status === 'loading' || isRedirecting) return <List {...list} rows={undefined} isBusy />;
    const { pagination, filter: found } = bookings.value;
    if (pagination.total === 0 && isFiltered(found))
      return (
        <>
          <NothingFound filter={found} onClear={() => onFilter(NO_FILTER)} />
          <NewsBar waiting={[]} onShow={showNew} />
        </>
      );
    if (pagination.total === 0)
      return <EmptyNotice title={formatMessage(NO_BOOKINGS.title)} text={formatMessage(NO_BOOKINGS.text)} />;
    return (
      <>
        <List {...list} rows={steady.rows} isBusy={bookings.isRefreshing} />
        <BulkBar
          chosen={steady.rows?.filter(({ id }) => selection.ids.includes(id)) ?? []}
          onChoose={selection.choose}
        />
        <NewsBar waiting={steady.waiting} onShow={showNew} />
        <PageButtons
          label={formatMessage(BOOKINGS_TEXT.pages)}
          pagination={pagination}
          onPage={(page) => change({ bookingsPage: page })}
        />
      </>
    );
  };

  const isSelection = isFiltered(filter);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between fields and links inside of it
    <section ref={section} onKeyDown={moveBetweenRows}>
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
              {formatMessage(
                isExporting
                  ? BOOKINGS_TEXT.exporting
                  : isSelection
                    ? FILTER_TEXT.exportSelection
                    : BOOKINGS_TEXT.export,
              )}
            </Button>
          </>
        }
      />
      <BookingFilters filter={filter} onFilter={onFilter} view={request} onView={onView} onEnter={setEntered} />
      <p role="status" className={styles.found}>
        {isSelection && pagination && formatMessage(FILTER_TEXT.found, { count: pagination.total })}
      </p>
      {content()}
    </section>
  );
}
