import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FINE_KINDS, FINE_STATUSES, type Fine } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useBookingNames } from '../../data/use-booking-names.ts';
import { useFleet } from '../../data/use-fleet.ts';
import { usePermission } from '../../data/use-permission.ts';
import { addressState, choiceParameter, pageParameter, textParameter } from '../../kit/list-screen/address-state.ts';
import cards from '../../kit/list-screen/cards.module.css';
import { FilterChoice } from '../../kit/list-screen/filter-choice.tsx';
import { FoldedFilters } from '../../kit/list-screen/folded-filters.tsx';
import frame from '../../kit/list-screen/frame.module.css';
import { sortParameter } from '../../kit/list-screen/list-sort.ts';
import { type ListColumn, ListTable } from '../../kit/list-screen/list-table.tsx';
import { PagedList } from '../../kit/list-screen/paged-list.tsx';
import { useAddressState } from '../../kit/list-screen/use-address-state.ts';
import { useExport } from '../../kit/list-screen/use-export.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Plate } from '../../ui/plate.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { AddFine } from './add-fine.tsx';
import { FineImportDialog } from './fine-import-dialog.tsx';
import { FineSettingsDialog } from './fine-settings-dialog.tsx';
import { FineStatusTag } from './fine-status-tag.tsx';
import styles from './fines.module.css';
import { FINE_KIND_NAMES, FINE_MARK, FINE_STATUS_NAMES } from './mark-texts.ts';
import { FINE_COLUMNS, FINES_TEXT, IMPORT_TEXT, SETTINGS_TEXT } from './texts.ts';
import { useDeadline } from './use-deadline.ts';

const PAGE_SIZE = 20;
const SORTED = ['occurredOn', 'amount', 'deadline', 'status'] as const;
const LATEST_FIRST = { field: 'occurredOn', direction: -1 } as const;

const STATE = addressState({
  text: textParameter('q'),
  status: choiceParameter('status', FINE_STATUSES),
  kind: choiceParameter('kind', FINE_KINDS),
  sort: sortParameter('sort', SORTED),
  page: pageParameter('page'),
});

/** All fines and tolls, with search, filters and export: a table, or cards in a narrow window. */
export function FineList() {
  const { api, locale } = useHost();
  const texts = useIntl();
  const { formatMessage } = texts;
  const today = useAgencyToday();
  const isNarrow = useMediaQuery('(width < 72rem)');
  const isPhone = useMediaQuery('(width < 40rem)');
  const mayWrite = usePermission('fines.write');
  const [{ text, status, kind, sort, page }, change] = useAddressState(STATE);
  const maySet = usePermission('fines.settings');
  const [isSetting, setIsSetting] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const { data: settings } = useSWR(maySet && cacheKeys.fineSettings, () => api.fines.readSettings(), STAFF_QUERY);
  const conditions = Object.entries({ status, kind }).flatMap(([field, value]) =>
    value ? [{ field, operator: 'EQ', value }] : [],
  ) as readonly { readonly field: 'status'; readonly operator: 'EQ'; readonly value: string }[];
  const search = { entity: 'Fines', ...(text && { text }), query: conditions, sort: sort ?? LATEST_FIRST } as const;
  const paged = { ...search, pagination: { page, size: PAGE_SIZE } } as const;
  const state = toQueryState(
    useSWR(cacheKeys.finesPage(paged), () => api.searchEntities(paged), STAFF_QUERY),
    STAFF_STATE,
  );
  const { isExporting, exportList } = useExport({
    name: () => `fines-${today}.xlsx`,
    load: (name) => api.exportEntities(search, 'xlsx', name, locale.code),
    texts: FINES_TEXT,
  });
  const cells = useCells(state.status === 'ready' ? state.value.data : []);
  const table = (rows: readonly Fine[] | undefined) => (
    <div className={`${frame.frame} ${styles.table}`}>
      <ListTable<Fine, (typeof SORTED)[number]>
        columns={cells.columns}
        titles={FINE_COLUMNS}
        rows={rows}
        placeholders={PAGE_SIZE}
        fields={SORTED}
        sort={sort}
        onSort={(next) => change({ sort: next, page: 1 })}
        scroll={{ x: true }}
      />
    </div>
  );
  const rare = [
    { key: 'export', label: formatMessage(FINES_TEXT.export), onClick: () => void exportList() },
    ...(maySet
      ? [{ key: 'settings', label: formatMessage(SETTINGS_TEXT.title), onClick: () => setIsSetting(true) }]
      : []),
    ...(mayWrite
      ? [{ key: 'import', label: formatMessage(IMPORT_TEXT.title), onClick: () => setIsImporting(true) }]
      : []),
  ];
  const isFiltered = Boolean(text || status || kind);
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          value={text}
          aria-label={formatMessage(FINES_TEXT.search)}
          placeholder={formatMessage(FINES_TEXT.search)}
          onSearch={(next) => change({ text: next, page: 1 }, { replace: true })}
        />
        <FoldedFilters count={[status, kind].filter(Boolean).length}>
          <FilterChoice
            label={formatMessage(FINES_TEXT.status)}
            all={formatMessage(FINES_TEXT.allStatuses)}
            choices={FINE_STATUSES.map((value) => ({ value, label: formatMessage(FINE_STATUS_NAMES[value]) }))}
            value={status}
            onChange={(next) => change({ status: next, page: 1 })}
          />
          <FilterChoice
            label={formatMessage(FINES_TEXT.kind)}
            all={formatMessage(FINES_TEXT.allKinds)}
            choices={FINE_KINDS.map((value) => ({ value, label: formatMessage(FINE_KIND_NAMES[value]) }))}
            value={kind}
            onChange={(next) => change({ kind: next, page: 1 })}
          />
        </FoldedFilters>
        {isPhone ? (
          <MoreMenu isFramed label={formatMessage(COMMON_TEXT.more)} items={rare} />
        ) : (
          rare.map(({ key, label, onClick }) => (
            <Button key={key} loading={key === 'export' && isExporting} onClick={onClick}>
              {label}
            </Button>
          ))
        )}
      </div>
      <PagedList
        state={state}
        failure={formatMessage(FINE_MARK.failed)}
        loading={table(undefined)}
        pages={{
          label: formatMessage(FINES_TEXT.pages),
          pagination: state.status === 'ready' ? state.value.pagination : undefined,
          onPage: (next, options) => change({ page: next }, options),
        }}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyNotice
              title={formatMessage(isFiltered ? FINES_TEXT.noneFound : FINES_TEXT.none)}
              text={formatMessage(isFiltered ? FINES_TEXT.noneFoundText : FINES_TEXT.noneText)}
              action={!isFiltered && <AddFine />}
            />
          )
        }
      >
        {({ data }) =>
          isNarrow ? (
            <ul className={cards.cards}>
              {data.map((fine) => (
                <li key={fine.id}>
                  <p className={cards.line}>
                    <Reference fine={fine} className={cards.link} />
                    <strong>{cells.amount(fine)}</strong>
                  </p>
                  <p className={`${cards.line} ${cards.small}`}>
                    <span>{cells.kind(fine)}</span>
                    <span>{cells.when(fine)}</span>
                  </p>
                  <p className={`${cards.line} ${cards.whole}`}>
                    <span>{cells.car(fine)}</span>
                    <Holder bookingId={fine.bookingId} name={cells.customerOf(fine)} />
                  </p>
                  <p className={cards.line}>
                    <span>{cells.deadline(fine)}</span>
                    <FineStatusTag status={fine.status} formatMessage={formatMessage} />
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            table(data)
          )
        }
      </PagedList>
      {maySet && isSetting && settings && (
        <FineSettingsDialog settings={settings} onClosed={() => setIsSetting(false)} />
      )}
      {isImporting && <FineImportDialog onClosed={() => setIsImporting(false)} />}
    </>
  );
}

function Reference({ fine, className }: { readonly fine: Fine; readonly className?: string }) {
  return (
    <Link to={`/admin/fines/${fine.id}`} className={className}>
      <bdi translate="no">{fine.reference}</bdi>
    </Link>
  );
}

interface HolderProps {
  readonly bookingId: number | undefined;
  readonly name: string | undefined;
}

/** Who had the car, with a link to the booking. */
function Holder({ bookingId, name }: HolderProps) {
  const { formatMessage } = useIntl();
  if (bookingId === undefined) return <span>{formatMessage(FINES_TEXT.nobody)}</span>;
  return (
    <BookingLink id={bookingId}>
      <CustomerName name={name ?? String(bookingId)} />
    </BookingLink>
  );
}

/** Returns what the list shows of a fine, and the columns of its table. */
function useCells(rows: readonly Fine[]) {
  const texts = useIntl();
  const { formatMessage } = texts;
  const format = useFormat();
  const deadlines = useDeadline(texts);
  const fleet = useFleet();
  const bookings = useBookingNames(rows.flatMap(({ bookingId }) => bookingId ?? []));
  const cells = {
    kind: ({ kind, authority }: Fine) => (
      <span className={styles.second}>
        <span>{formatMessage(FINE_KIND_NAMES[kind])}</span>
        <span>{' · '}</span>
        <bdi translate="no">{authority}</bdi>
      </span>
    ),
    when: ({ occurredOn, occurredTime }: Fine) =>
      formatMessage(FINES_TEXT.at, { day: format.day(occurredOn), time: format.time(occurredTime) }),
    car({ carId }: Fine) {
      const car = fleet.status === 'ready' ? fleet.value.find(({ CarId }) => CarId === carId) : undefined;
      return (
        <span>
          <bdi translate="no">{car?.name ?? carId}</bdi> <Plate plate={car?.plate} className={styles.second} />
        </span>
      );
    },
    customerOf: ({ bookingId }: Fine) => (bookingId === undefined ? undefined : bookings.get(bookingId)?.customerName),
    amount: ({ amount }: Fine) => <Amount of={amount} />,
    deadline: ({ status, deadline }: Fine) =>
      deadline && (
        <span className={deadlines.isLate({ status, deadline }) ? styles.late : undefined}>
          {deadlines.describe({ status, deadline })}
        </span>
      ),
  };
  const columns: readonly ListColumn<Fine>[] = [
    {
      key: 'reference',
      render: (_, fine) => (
        <span>
          <Reference fine={fine} /> <span>{cells.kind(fine)}</span>
        </span>
      ),
    },
    { key: 'occurredOn', className: styles.whole, render: (_, fine) => cells.when(fine) },
    { key: 'carId', render: (_, fine) => cells.car(fine) },
    { key: 'bookingId', render: (_, fine) => <Holder bookingId={fine.bookingId} name={cells.customerOf(fine)} /> },
    { key: 'amount', align: 'end', className: styles.whole, render: (_, fine) => cells.amount(fine) },
    { key: 'deadline', className: styles.whole, render: (_, fine) => cells.deadline(fine) },
    { key: 'status', render: (_, fine) => <FineStatusTag status={fine.status} formatMessage={formatMessage} /> },
  ];
  return { ...cells, columns };
}
