import { Button } from 'antd';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import { PAGE_SIZE } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useBookingsPage } from '../../data/use-bookings-page.ts';
import { useBookingsRequest } from '../../data/use-bookings-request.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useCarsWithPapers, useVehicleDues } from '../../data/use-vehicle-dues.ts';
import { InPageHead } from '../../kit/in-page-head.tsx';
import { PagedList } from '../../kit/list-screen/paged-list.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { CarFormDialog } from './car-form-dialog.tsx';
import { CarOrder } from './car-order.tsx';
import { findCarStatus } from './find-car-status.ts';
import { findPaperState } from './find-paper-state.ts';
import { findRental } from './find-rental.ts';
import { FleetCard } from './fleet-card.tsx';
import { fleetConditions } from './fleet-conditions.ts';
import styles from './fleet-section.module.css';
import { FleetTable } from './fleet-table.tsx';
import { FleetToolbar } from './fleet-toolbar.tsx';
import { FLEET_TEXT, NO_CARS, NONE_FOUND } from './texts.ts';
import { useCarDialog } from './use-car-dialog.ts';
import { useCarsPage } from './use-cars-page.ts';
import { useDeleteCar } from './use-delete-car.tsx';
import { useFleetPreferences } from './use-fleet-preferences.ts';
import { FLEET_VIEWS, useFleetUrlState } from './use-fleet-url-state.ts';
import { type Occupancy, useOccupancy } from './use-occupancy.ts';

/** The paginated fleet and the dialog of a car. */
export function FleetSection({ history }: Pick<FleetProps, 'history'>) {
  const { formatMessage } = useIntl();
  const mayCreate = usePermission('cars.create');
  const { dialog, edit, add } = useCarDialog();
  return (
    <section>
      <Fleet history={history} onEdit={edit} onDuplicate={add} />
      {mayCreate && (
        <InPageHead>
          <Button type="primary" onClick={() => add()}>
            {formatMessage(FLEET_TEXT.add)}
          </Button>
        </InPageHead>
      )}
      <CarFormDialog dialog={dialog} />
    </section>
  );
}

interface FleetProps {
  /** The action that shows the history of a car. */
  readonly history: { readonly label: string; readonly onOpen: (car: Car) => void };
  readonly onEdit: (car: Car) => void;
  readonly onDuplicate: (car: Car) => void;
}

function Fleet({ history, onEdit, onDuplicate }: FleetProps) {
  const { formatMessage } = useIntl();
  const today = useAgencyToday();
  const [urlState, change] = useFleetUrlState();
  const [preferences, remember] = useFleetPreferences();
  const isNarrow = useMediaQuery('(width < 56.25rem)');
  const mayOrder = usePermission('cars.update');
  const isOrder = mayOrder && urlState.view === 'order';
  const view = isNarrow || urlState.view === 'order' ? 'cards' : (urlState.view ?? preferences.view);
  const { occupying, fleet } = useFleet(urlState, view === 'table', preferences.size);
  const rentals = useRentals();
  const dues = useVehicleDues();
  const withPapers = useCarsWithPapers();
  const ended = (dues.status === 'ready' ? dues.value : []).filter(
    // The others stop no hand-over.
    ({ what, kind, day = today }) => what === 'paper' && kind !== 'other' && day < today,
  );
  const unknown = [
    { state: occupying, text: FLEET_TEXT.statusesUnknown },
    { state: dues, text: FLEET_TEXT.papersUnknown },
  ];
  const askToDelete = useDeleteCar();
  const pagination = fleet.status === 'ready' ? fleet.value.pagination : undefined;
  const isFiltered = Boolean(urlState.text || urlState.type || urlState.status || urlState.photo);

  const none = isFiltered ? NONE_FOUND : NO_CARS;
  const toEntry = (car: Car) => ({
    car,
    rental: findRental(car.CarId, rentals),
    status: occupying.status === 'ready' ? findCarStatus(car, occupying.value, today) : undefined,
    ranOut: ended.find(({ carId }) => carId === car.CarId),
    papers:
      dues.status === 'ready' && withPapers.status === 'ready'
        ? findPaperState(car.CarId, dues.value, withPapers.value, today)
        : undefined,
    history: { label: history.label, onOpen: () => history.onOpen(car) },
    onEdit: () => onEdit(car),
    onDuplicate: () => onDuplicate(car),
    onDelete: () => askToDelete(car),
  });
  const list = () => (
    <PagedList
      state={urlState.status && occupying.status === 'failed' ? occupying : fleet}
      failure={formatMessage(FLEET_TEXT.failure)}
      loading={
        view === 'table' ? (
          <FleetTable
            entries={undefined}
            placeholders={preferences.size}
            sort={urlState.sort}
            onSort={() => undefined}
          />
        ) : (
          <FleetSkeleton />
        )
      }
      pages={{
        label: formatMessage(FLEET_TEXT.pages),
        pagination,
        onPage: (page, options) => change({ page }, options),
      }}
      empty={({ pagination: { total } }) =>
        total === 0 && <EmptyNotice title={formatMessage(none.title)} text={formatMessage(none.text)} />
      }
    >
      {({ cars }, isRefreshing) => (
        <>
          {unknown.map(
            ({ state, text }) =>
              state.status === 'failed' && (
                <p key={text.id} role="alert" className={styles.unknown}>
                  {formatMessage(text)}{' '}
                  <Button type="link" onClick={state.retry}>
                    {formatMessage(FAILURE_TEXT.retry)}
                  </Button>
                </p>
              ),
          )}
          <div className={styles.fleet} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
            {view === 'table' ? (
              <FleetTable entries={cars.map(toEntry)} sort={urlState.sort} onSort={(sort) => change({ sort })} />
            ) : (
              <ul className={styles.grid}>
                {cars.map((car) => (
                  <FleetCard key={car.CarId} {...toEntry(car)} />
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </PagedList>
  );

  return (
    <>
      <FleetToolbar
        urlState={urlState}
        onChange={change}
        view={isOrder ? 'order' : view}
        views={[...(isNarrow ? (['cards'] as const) : FLEET_VIEWS), ...(mayOrder ? (['order'] as const) : [])]}
        onView={(next) => {
          // The order is that of all cars, so filters and sorting are cleared.
          if (next === 'order') return change({ view: next, ...UNFILTERED });
          remember({ view: next });
          change({ view: next, page: urlState.page });
        }}
        size={preferences.size}
        onSize={(size) => {
          remember({ size });
          change({});
        }}
        total={pagination?.total}
      />
      {isOrder ? <CarOrder /> : list()}
    </>
  );
}

const UNFILTERED = { text: '', type: undefined, status: undefined, photo: undefined, sort: undefined };

const UNOCCUPIED: Occupancy = { rentals: [], blocks: [] };

/** Reads the cars of a selection, and the fleet's rentals and blocks of today, which a status filter needs. */
function useFleet(urlState: ReturnType<typeof useFleetUrlState>[0], isTable: boolean, size: number) {
  const today = useAgencyToday();
  const occupying = useOccupancy(today);
  const known = occupying.status === 'ready' ? occupying.value : UNOCCUPIED;
  const isReady = urlState.status === undefined || occupying.status === 'ready';
  const { page, text, sort } = urlState;
  const search = {
    query: fleetConditions(urlState, known, today),
    ...(text && { text }),
    ...(isTable && sort && { sort }),
    pagination: { page, size },
  };
  return { occupying, fleet: useCarsPage(isReady ? search : undefined) };
}

/**
 * Returns the bookings on the current page of the dashboard, which determine the rented cars; undefined while they
 * load.
 */
function useRentals() {
  const bookings = useBookingsPage(useBookingsRequest().request);
  return bookings.status === 'ready' ? bookings.value.rows : undefined;
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
