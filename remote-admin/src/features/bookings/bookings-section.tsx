import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import { type BookingsFilter, isFiltered, NO_FILTER, toSelection } from '../../data/bookings-filter.ts';
import type { BookingsView } from '../../data/bookings-view.ts';
import type { TodayGroup } from '../../data/group-for-today.ts';
import { useLiveUpdates } from '../../data/live-updates.tsx';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { type BookingPageResult, useBookingsPage } from '../../data/use-bookings-page.ts';
import { useBookingsRequest } from '../../data/use-bookings-request.ts';
import { useDeleteBooking } from '../../data/use-delete-booking.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { PagedList } from '../../kit/list-screen/paged-list.tsx';
import { useExport } from '../../kit/list-screen/use-export.ts';
import { useRowKeys } from '../../kit/list-screen/use-row-keys.ts';
import { useSelection } from '../../kit/list-screen/use-selection.ts';
import { useSteadyRows } from '../../kit/list-screen/use-steady-rows.ts';
import { CustomerName } from '../../ui/customer-name.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { BookingCardList } from './booking-card-list.tsx';
import styles from './booking-filters.module.css';
import { BookingFilters } from './booking-filters.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { BOOKINGS_TEXT, BULK_TEXT, DELETE_TEXT, FILTER_TEXT, NO_BOOKINGS } from './texts.ts';
import { UnseenChanges } from './unseen-changes.tsx';

const NEWEST_FIRST = { field: 'id', direction: -1 } as const;
/** Order of the spreadsheet. */
const OLDEST_FIRST = { field: 'createdAt', direction: 'ascending' } as const;

interface BookingsSectionProps {
  /** What is due, in the line of the title. */
  readonly summary: ReactNode;
  /** Names of the groups by which the summary filters. */
  readonly groupTitles: Readonly<Record<TodayGroup, Message>>;
}

/** The bookings that match search and filters, in pages: a table, or cards on narrow windows. */
export function BookingsSection({ summary, groupTitles }: BookingsSectionProps) {
  const { api, locale } = useHost();
  const { formatMessage } = useIntl();
  const { request, chosen, remember, change } = useBookingsRequest();
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
  const selection = useSelection(JSON.stringify(request), rowIds, {
    all: formatMessage(BULK_TEXT.chooseAll),
    one: (id) => formatMessage(BULK_TEXT.choose, { id: String(id) }),
  });
  const refresh = useRefresh();
  const isNarrow = useMediaQuery('(width < 56.25rem)');
  const isSettled = bookings.status === 'ready' && !bookings.isRefreshing;
  const keys = useRowKeys('/admin/bookings/', isSettled ? bookings.value.filter.text : undefined);
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
          customerName: <CustomerName key="name" name={customerName} />,
        }),
      question: formatMessage(DELETE_TEXT.question),
      deleted: [formatMessage(DELETE_TEXT.deleted)],
    },
  });
  const today = useAgencyToday();
  async function selectForExport() {
    const selection = { entity: 'CarsBooking', ...toSelection(filter, today), sort: OLDEST_FIRST } as const;
    const { version = 0 } = await api.getRates();
    return version > 0 ? { ...selection, withChildren: true } : selection;
  }
  const { isExporting, exportList } = useExport({
    name: () => `rental-bookings-${today}.xlsx`,
    load: async (name) => api.exportEntities(await selectForExport(), 'xlsx', name, locale.code),
    texts: BOOKINGS_TEXT,
  });
  const pagination = bookings.status === 'ready' ? bookings.value.pagination : undefined;
  const onFilter = (next: BookingsFilter, isTyped = false) => {
    if (next.period !== filter.period) remember({ isFromToday: next.period === 'fromToday' });
    change({ filter: next, bookingsPage: 1 }, { replace: isTyped && isFiltered(filter) });
  };
  const onView = (choice: Partial<BookingsView>) => {
    remember(choice);
    const { sort, size } = { ...request, ...choice };
    const isChosen = sort.field === chosen.sort.field && sort.direction === chosen.sort.direction;
    change({
      bookingsPage: 1,
      sort: isChosen ? undefined : sort,
      pageSize: size === chosen.size ? undefined : size,
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

  const notice = ({ pagination: { total }, filter: found }: BookingPageResult) => {
    if (total > 0) return undefined;
    if (!isFiltered(found))
      return <EmptyNotice title={formatMessage(NO_BOOKINGS.title)} text={formatMessage(NO_BOOKINGS.text)} />;
    return (
      <>
        <NothingFound filter={found} groupTitles={groupTitles} onClear={() => onFilter(NO_FILTER)} />
        <UnseenChanges waiting={[]} onShow={showNew} />
      </>
    );
  };

  const isSelection = isFiltered(filter);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between fields and links inside of it
    <section ref={keys.list} onKeyDown={keys.onKeyDown}>
      <div className={styles.tools}>
        <div className={styles.line} data-scrolled>
          <h2>{formatMessage(BOOKINGS_TEXT.title)}</h2>
          <p role="status" className={styles.found} data-paged={(pagination?.pages ?? 0) > 1}>
            {isSelection &&
              pagination &&
              formatMessage(pagination.more ? FILTER_TEXT.foundMany : FILTER_TEXT.found, { count: pagination.total })}
          </p>
          {summary}
        </div>
        <BookingFilters
          search={keys.search}
          filter={filter}
          onFilter={onFilter}
          view={request}
          onView={onView}
          onEnter={keys.onEnter}
        >
          <Button
            loading={bookings.status === 'ready' && bookings.isRefreshing}
            onClick={() => void refresh.bookings()}
          >
            {formatMessage(COMMON_TEXT.refresh)}
          </Button>
          <Button loading={isExporting} onClick={() => void exportList()}>
            {formatMessage(
              isExporting ? BOOKINGS_TEXT.exporting : isSelection ? FILTER_TEXT.exportSelection : BOOKINGS_TEXT.export,
            )}
          </Button>
        </BookingFilters>
      </div>
      <PagedList
        state={bookings}
        failure={formatMessage(BOOKINGS_TEXT.failure)}
        loading={<List {...list} rows={undefined} isBusy />}
        empty={notice}
        pages={{
          label: formatMessage(BOOKINGS_TEXT.pages),
          pagination,
          onPage: (page, options) => change({ bookingsPage: page }, options),
        }}
      >
        {(_, isRefreshing) => (
          <>
            <List {...list} rows={steady.rows} isBusy={isRefreshing} />
            <BulkBar
              chosen={steady.rows?.filter(({ id }) => selection.ids.includes(id)) ?? []}
              onChoose={selection.choose}
            />
            <UnseenChanges waiting={steady.waiting} onShow={showNew} />
          </>
        )}
      </PagedList>
    </section>
  );
}
