import { useMemo, useState } from 'react';
import { addDays, type CalendarDay, type DateRange, daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useMediaQuery } from 'shared-kit/ui';
import { filterCars } from '../../data/filter-cars.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { usePickupConflicts } from '../../data/use-pickup-conflicts.ts';
import { type PlanningCar, usePlanningCars, useUnavailableCars } from '../../data/use-planning-cars.ts';
import { readChoice, storeChoice } from '../../kit/stored-choice.ts';
import { CustomerName } from '../../ui/customer-name.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockFacts } from './block-facts.tsx';
import { EntryCard } from './entry-card.tsx';
import { GapDialog } from './gap-dialog.tsx';
import type { RowSize } from './grid-geometry.ts';
import { modelCounts } from './model-counts.ts';
import { PlanningGrid, type Proposal } from './planning-grid.tsx';
import { PlanningLegend } from './planning-legend.tsx';
import { PlanningToolbar } from './planning-toolbar.tsx';
import { usePlanningUrlState, ZOOMS } from './planning-url-state.ts';
import { RentalDialog } from './rental-dialog.tsx';
import { type RentalActions, RentalFacts } from './rental-facts.tsx';
import { TakenDialog } from './taken-dialog.tsx';
import { PLANNING_TEXT, REASON_TEXT } from './texts.ts';
import { useEntryCard } from './use-entry-card.ts';
import {
  type PlannedBlock,
  type PlannedRental,
  type PlanningEntry,
  usePlanningEntries,
} from './use-planning-entries.ts';

/** Car and days of a booking. */
export interface BookingDays {
  readonly carId: string;
  readonly pickupDate: CalendarDay;
  readonly dropoffDate: CalendarDay;
}

interface PlanningProps extends RentalActions {
  readonly onBook: (days: BookingDays) => void;
  /** @param proposed where its bar was dropped */
  readonly onEdit: (rental: PlannedRental, proposed?: BookingDays) => void;
}

/** The dialog that is open. */
type Dialog =
  | { readonly name: 'gap'; readonly car: PlanningCar; readonly range: DateRange }
  | { readonly name: 'rental'; readonly rental: PlannedRental }
  | { readonly name: 'taken'; readonly proposal: Required<Proposal> }
  | { readonly name: 'block'; readonly block?: PlannedBlock; readonly proposed: DateRange & { carId: string } };

/** Number of days before the first visible one that can be scrolled to; `COLUMNS` is the total. */
const DAYS_BEFORE = 30;
const COLUMNS = 400;
const EDGE_DAYS = 7;
/** Number of days before today that are visible initially. */
const DAYS_BEFORE_TODAY = 2;

/** The planning grid with its toolbar and dialogs. */
export function Planning({ onBook, ...actions }: PlanningProps) {
  const { onEdit, onMove } = actions;
  const { formatMessage } = useIntl();
  const today = useAgencyToday();
  const home = addDays(today, -DAYS_BEFORE_TODAY);
  const [urlState, change] = usePlanningUrlState(home);
  const { start, zoom, search, type, free } = urlState;
  const visible = { from: start, to: addDays(start, ZOOMS[zoom]) };
  const carsState = usePlanningCars();
  const entries = usePlanningEntries(visible);
  const unavailable = useUnavailableCars(free);
  const [dialog, setDialog] = useState<Dialog>();
  const origin = useOrigin(start);

  const conflicts = usePickupConflicts();
  const inTheWayOf = useMemo(() => new Map(conflicts.map(({ due, inTheWay }) => [due.id, inTheWay])), [conflicts]);
  const unavailableToday = useUnavailableCars({ from: today, to: today });
  const [rowSize, setRowSize] = useRowSize();
  const entryCard = useEntryCard();

  const close = () => setDialog(undefined);
  const allCars = carsState.status === 'ready' ? carsState.value : NO_CARS;
  const byCar = entries.status === 'ready' ? entries.value : NOTHING;
  const fleet = allCars.filter(({ archived, CarId }) => !archived || byCar.has(CarId));
  const taken = unavailableToday.status === 'ready' ? unavailableToday.value : undefined;
  const models = useMemo(() => modelCounts(allCars, taken), [allCars, taken]);
  const findCar = (id: string) => allCars.find(({ CarId }) => CarId === id);
  const cars = filterCars(fleet, {
    search,
    type,
    unavailable: unavailable.status === 'ready' ? unavailable.value : undefined,
  });

  const openEntry = (entry: PlanningEntry) => {
    entryCard.close();
    return entry.kind === 'rental'
      ? setDialog({ name: 'rental', rental: entry.rental ?? entry })
      : setDialog({ name: 'block', block: entry, proposed: entry });
  };
  const propose = (proposal: Proposal) => {
    const { entry, car, from, to, overlap } = proposal;
    const days = { carId: car.CarId, from, to };
    if (overlap) setDialog({ name: 'taken', proposal: { ...proposal, overlap } });
    else if (entry.kind === 'block') setDialog({ name: 'block', block: entry, proposed: days });
    else onEdit(entry, toBookingDays(days, entry));
  };
  const failed = [carsState, entries].find((state) => state.status === 'failed');
  const content = () => {
    if (failed?.status === 'failed')
      return <FailureNotice title={formatMessage(PLANNING_TEXT.failure)} failure={failed} />;
    if (carsState.status === 'ready' && cars.length === 0)
      return <EmptyNotice title={formatMessage(PLANNING_TEXT.none)} text={formatMessage(PLANNING_TEXT.noneHint)} />;
    return (
      <PlanningGrid
        cars={cars}
        entriesByCar={byCar}
        models={models}
        conflicts={inTheWayOf}
        rowSize={rowSize}
        card={entryCard}
        isBusy={carsState.status === 'loading' || entries.status === 'loading'}
        zoom={zoom}
        range={{ from: origin, to: addDays(origin, COLUMNS - 1), days: COLUMNS }}
        start={start}
        today={today}
        onStart={(day) => change({ start: day })}
        onOpenGap={(car, range) => setDialog({ name: 'gap', car, range })}
        onOpenEntry={openEntry}
        onPropose={propose}
      />
    );
  };

  const shown = entryCard.card && !dialog ? findEntry(byCar, entryCard.card.entryId) : undefined;
  const actInCard = (action: () => void) => {
    entryCard.close();
    action();
  };
  return (
    <section data-wide aria-label={formatMessage(PLANNING_TEXT.title)}>
      <PlanningToolbar
        urlState={urlState}
        home={home}
        count={carsState.status === 'ready' ? cars.length : undefined}
        rowSize={rowSize}
        onRowSize={setRowSize}
        onChange={change}
      />
      {content()}
      {shown && entryCard.card && (
        <EntryCard
          key={shown.id}
          title={
            shown.kind === 'rental' ? (
              <CustomerName name={shown.customerName} />
            ) : (
              <span>{formatMessage(REASON_TEXT[shown.reason])}</span>
            )
          }
          bar={entryCard.card.bar}
          onEnter={entryCard.keep}
          onLeave={entryCard.closeSoon}
        >
          {shown.kind === 'rental' ? (
            <RentalFacts
              rental={shown.rental ?? shown}
              car={findCar(shown.carId)}
              inTheWay={inTheWayOf.get(shown.id)}
              act={actInCard}
              actions={actions}
            />
          ) : (
            <BlockFacts block={shown} car={findCar(shown.carId)} act={actInCard} onEdit={openEntry} />
          )}
        </EntryCard>
      )}
      <PlanningLegend />
      {dialog?.name === 'gap' && (
        <GapDialog
          {...dialog}
          onBook={() => onBook(toBookingDays({ carId: dialog.car.CarId, ...dialog.range }))}
          onBlock={() => setDialog({ name: 'block', proposed: { carId: dialog.car.CarId, ...dialog.range } })}
          onClosed={close}
        />
      )}
      {dialog?.name === 'rental' && (
        <RentalDialog
          rental={dialog.rental}
          car={findCar(dialog.rental.carId)}
          inTheWay={inTheWayOf.get(dialog.rental.id)}
          actions={actions}
          onClosed={close}
        />
      )}
      {dialog?.name === 'taken' && (
        <TakenDialog
          proposal={dialog.proposal}
          cars={allCars}
          onChoose={({ CarId }) => {
            const { entry, from, to } = dialog.proposal;
            if (entry.kind === 'rental') onEdit(entry, toBookingDays({ carId: CarId, from, to }, entry));
          }}
          onClosed={close}
        />
      )}
      {dialog?.name === 'block' && (
        <BlockDialog cars={fleet} block={dialog.block} proposed={dialog.proposed} onMove={onMove} onClosed={close} />
      )}
    </section>
  );
}

const NO_CARS: readonly PlanningCar[] = [];
const NOTHING: ReadonlyMap<string, readonly PlanningEntry[]> = new Map();

/** @param rental keeps its pick-up when it has got another car since */
function toBookingDays(
  { carId, from, to }: DateRange & { readonly carId: string },
  rental?: PlannedRental,
): BookingDays {
  return { carId, pickupDate: rental?.pickupDate ?? from, dropoffDate: to };
}

/** Returns the day of the first column, which changes only when `start` comes near an end of the columns. */
function useOrigin(start: CalendarDay): CalendarDay {
  const [origin, setOrigin] = useState(() => addDays(start, -DAYS_BEFORE));
  const column = daysBetween(origin, start);
  if (column >= EDGE_DAYS && column <= COLUMNS - ZOOMS.quarter - EDGE_DAYS) return origin;
  const moved = addDays(start, -DAYS_BEFORE);
  setOrigin(moved);
  return moved;
}

function findEntry(byCar: ReadonlyMap<string, readonly PlanningEntry[]>, id: number): PlanningEntry | undefined {
  for (const entries of byCar.values()) {
    const found = entries.find((entry) => entry.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the height of the rows, low unless the person chose tall ones or touches them, and the function that stores another choice. */
function useRowSize() {
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false;
  const [chosen, setChosen] = useState(() => readChoice('planning-rows'));
  const rowSize: RowSize = chosen === 'low' || chosen === 'tall' ? chosen : isTouch ? 'tall' : 'low';
  const choose = (size: RowSize) => {
    setChosen(size);
    storeChoice('planning-rows', size);
  };
  return [rowSize, choose] as const;
}
