// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells on a grid of days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { addDays, type CalendarDay, type DateRange, daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { VisuallyHidden } from 'shared-kit/ui';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { isSameList } from '../../ui/is-same-list.ts';
import { nameWithPlate } from '../../ui/plate.tsx';
import { draggedRange, dragSpan } from './drag-span.ts';
import { columnAt, type RowSize } from './grid-geometry.ts';
import { carOf, type ModelLine, nearestCarLine, withModelLines } from './grid-lines.ts';
import type { ModelCount } from './model-counts.ts';
import { arrowDays, arrowRows, type Cursor, chosenSpan, limit, moveCursor } from './move-cursor.ts';
import { DayBackground, DayHeader } from './planning-days.tsx';
import styles from './planning-grid.module.css';
import { ModelRow, PlanningModels } from './planning-models.tsx';
import { cellId, PlanningRow } from './planning-row.tsx';
import type { Zoom } from './planning-url-state.ts';
import { findOverlap, rowSegments, type Segment, type Span, segmentAt } from './row-segments.ts';
import { MOVE_TEXT, PLANNING_TEXT } from './texts.ts';
import { useBarLook } from './use-bar-look.ts';
import type { useEntryCard } from './use-entry-card.ts';
import { type Drag, dragDays, dragModes, isSameSpan, useGridPointer } from './use-grid-pointer.ts';
import { useGridView } from './use-grid-view.ts';
import type { PlanningEntry } from './use-planning-entries.ts';
import { useTakenText } from './use-taken-text.tsx';

/** The car and days to which an entry was dragged. */
export interface Proposal extends DateRange {
  readonly entry: PlanningEntry;
  readonly car: PlanningCar;
  /** Another entry on these days. */
  readonly overlap?: PlanningEntry;
}

interface PlanningGridProps {
  readonly cars: readonly PlanningCar[];
  readonly entriesByCar: ReadonlyMap<string, readonly PlanningEntry[]>;
  /** The cars of each model in the fleet, and how many of them are free today. */
  readonly models: ReadonlyMap<string, ModelCount>;
  /** By id of the booking: the one whose customer has its car. */
  readonly conflicts: ReadonlyMap<number, ConflictBooking>;
  readonly isBusy: boolean;
  readonly zoom: Zoom;
  readonly rowSize: RowSize;
  readonly card: ReturnType<typeof useEntryCard>;
  /** The first and the last day that can be scrolled to. */
  readonly range: DateRange & { readonly days: number };
  /** The first visible day. */
  readonly start: CalendarDay;
  readonly today: CalendarDay;
  readonly onStart: (start: CalendarDay) => void;
  readonly onOpenGap: (car: PlanningCar, range: DateRange) => void;
  readonly onOpenEntry: (entry: PlanningEntry) => void;
  readonly onPropose: (proposal: Proposal) => void;
}

const NO_ENTRIES: readonly PlanningEntry[] = [];
/** Width of the zone at the edge in which the grid scrolls during a drag, and pixels per frame. */
const EDGE = 40;
const EDGE_STEP = 12;

/**
 * Grid of cars by days, of which only the visible part is rendered. The grid itself has the focus, and names the active
 * cell by `aria-activedescendant`.
 */
export function PlanningGrid(props: PlanningGridProps) {
  const {
    entriesByCar,
    models,
    conflicts,
    isBusy,
    zoom,
    rowSize,
    card,
    range,
    start,
    today,
    onStart,
    onOpenGap,
    onOpenEntry,
    onPropose,
  } = props;
  // Not updated while a bar is moved: a colleague's change must not move another car below it.
  const [cars, setCars] = useState(props.cars);
  /** Beside the plates of a narrow window there is no place for the models. */
  const narrowLines = useMemo(() => withModelLines(cars), [cars]);
  const { direction } = useHost().locale;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const look = useBarLook();
  const takenText = useTakenText();
  const grid = useRef<HTMLDivElement>(null);
  const { from: origin, days: columnCount } = range;
  const { geometry, rows, columns, scrolled, onScroll } = useGridView({
    grid,
    direction,
    zoom,
    rowSize,
    origin,
    start,
    countRows: (isNarrow) => (isNarrow ? narrowLines : cars).length,
    columns: columnCount,
    onStart,
  });
  const { carWidth, dayWidth, rowHeight, headHeight, isNarrow } = geometry;
  const lines = isNarrow ? narrowLines : cars;
  const carAt = (row: number) => carOf(lines[row]);
  const [chosen, setCursor] = useState<Cursor>();
  const [lift, setLift] = useState<Drag>();

  const segmentsByCar = useMemo(() => {
    const cache = new Map<string, Segment[]>();
    return (carId: string) => {
      const known = cache.get(carId) ?? rowSegments(entriesByCar.get(carId) ?? NO_ENTRIES, origin, columnCount);
      cache.set(carId, known);
      return known;
    };
  }, [entriesByCar, origin, columnCount]);
  const segmentsOf = (row: number): readonly Segment[] => {
    const car = carAt(row);
    return car ? segmentsByCar(car.CarId) : [];
  };
  const rangeOf = ({ first, last }: Span): DateRange => ({ from: addDays(origin, first), to: addDays(origin, last) });
  const carRow = (row: number, from = -1) => nearestCarLine(lines, row, from);
  // Clamped, because filters may have removed rows.
  const cursor = chosen && { ...chosen, row: carRow(limit(chosen.row, 0, lines.length - 1)) };

  const scrolledInline = () => Math.abs(grid.current?.scrollLeft ?? 0);
  const placeAt = (x: number, y: number) => {
    const element = grid.current;
    const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
    const inner = left + (element?.clientLeft ?? 0);
    const edges = { left: inner, right: inner + (element?.clientWidth ?? 0) };
    const column = columnAt({ x, ...edges, direction, scrolled: scrolledInline() }, geometry);
    const row = Math.floor((y - top - headHeight + (element?.scrollTop ?? 0)) / rowHeight);
    return { row, column: limit(column, 0, columnCount - 1) };
  };
  const scrollAtEdge = (x: number, y: number) => {
    const element = grid.current;
    if (!element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const carsLeft = direction === 'ltr' ? carWidth : 0;
    const inline = x < left + carsLeft + EDGE ? -1 : x > right - (carWidth - carsLeft) - EDGE ? 1 : 0;
    const block = y < top + headHeight + EDGE / 2 ? -1 : y > bottom - EDGE / 2 ? 1 : 0;
    element.scrollBy({ left: inline * EDGE_STEP, top: block * EDGE_STEP });
    return inline !== 0 || block !== 0;
  };
  /**
   * Returns the target of a dragged bar: its dates, also outside of the columns, as columns too, and an entry that
   * occupies them.
   */
  const targetOf = ({ entry, row, span, from }: Drag) => {
    const range = draggedRange(entry, from.span, span);
    const days = { first: daysBetween(origin, range.from), last: daysBetween(origin, range.to) };
    return { range, days, overlap: findOverlap(segmentsOf(row), days, entry.id) };
  };
  const drop = (dragged: Drag) => {
    setLift(undefined);
    const { entry, row, span, from } = dragged;
    const car = carAt(row);
    const isSameRow = row === from.row;
    // A deleted car accepts no other bookings, but its own can be changed.
    if (!car || (isSameRow ? isSameSpan(span, from.span) : car.archived)) return;
    const { range, overlap } = targetOf(dragged);
    onPropose({ entry, car, ...range, ...(overlap && { overlap }) });
  };
  const openGap = (row: number, span: Span) => {
    const car = carAt(row);
    if (car && !car.archived) onOpenGap(car, rangeOf(span));
  };
  const pointer = useGridPointer({
    direction,
    placeAt,
    segmentsOf,
    rows: lines.length,
    scrollAtEdge,
    onChoose: (row, column, anchor) => setCursor({ row, column, ...(anchor !== undefined && { anchor }) }),
    onOpenEntry,
    onOpenGap: openGap,
    onDrop: drop,
  });
  const drag = pointer.drag ?? lift;
  if (!drag && !isSameList(cars, props.cars)) setCars(props.cars);

  const reveal = ({ row, column }: { readonly row: number; readonly column: number }) => {
    const element = grid.current;
    if (!element) return;
    const sign = direction === 'ltr' ? 1 : -1;
    const visible = geometry.width - carWidth;
    const inline = scrolledInline();
    if (column * dayWidth < inline) element.scrollLeft = sign * column * dayWidth;
    else if ((column + 1) * dayWidth > inline + visible)
      element.scrollLeft = sign * ((column + 1) * dayWidth - visible);
    const height = geometry.height - headHeight;
    if (row * rowHeight < element.scrollTop) element.scrollTop = row * rowHeight;
    else if ((row + 1) * rowHeight > element.scrollTop + height) element.scrollTop = (row + 1) * rowHeight - height;
  };
  const view = () => {
    const first = Math.round(scrolledInline() / dayWidth);
    const days = Math.max(1, Math.floor((geometry.width - carWidth) / dayWidth));
    return { first, last: limit(first + days - 1, 0, columnCount - 1) };
  };
  const pageRows = Math.max(1, Math.floor((geometry.height - headHeight) / rowHeight) - 1);

  /** Handles a key while a bar is moved by keyboard. Returns whether the key was handled. */
  const moveLift = ({ key }: KeyboardEvent, lifted: Drag): boolean => {
    const modes = dragModes(lifted.entry);
    const days = arrowDays(key, direction);
    const byRows = lifted.mode === 'move' ? arrowRows(key, pageRows) : 0;
    if (key === 'Escape') setLift(undefined);
    else if (key === 'Enter') drop(lifted);
    else if (key === ' ')
      setLift({ ...lifted, mode: modes[(modes.indexOf(lifted.mode) + 1) % modes.length] ?? lifted.mode });
    else if (days !== 0 || byRows !== 0) {
      const moved = {
        ...lifted,
        row: carRow(limit(lifted.row + byRows, 0, lines.length - 1), lifted.row),
        span: dragSpan(lifted.span, lifted.mode, dragDays(lifted.entry, lifted.mode, days)),
      };
      setLift(moved);
      reveal({
        row: moved.row,
        column: limit(moved.mode === 'start' ? moved.span.first : moved.span.last, 0, columnCount - 1),
      });
    } else return false;
    return true;
  };
  const pressKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || cars.length === 0) return false;
    if (pointer.drag) return false;
    if (lift) return moveLift(event, lift);
    const at = cursor ?? firstCursor();
    const segment = segmentAt(segmentsOf(at.row), at.column);
    if (key === 'Enter' || key === ' ') {
      if (segment?.entry && key === ' ' && dragModes(segment.entry).length > 0) {
        const from = { row: at.row, span: { first: segment.first, last: segment.last } };
        setLift({ entry: segment.entry, mode: dragModes(segment.entry)[0] ?? 'move', ...from, from });
      } else if (segment?.entry) onOpenEntry(segment.entry);
      else openGap(at.row, chosenSpan(at));
      return true;
    }
    if (key === 'Escape' && at.anchor !== undefined) {
      setCursor({ row: at.row, column: at.column });
      return true;
    }
    const limits = { rows: lines.length, columns: columnCount, pageRows, view: view() };
    const next = moveCursor(at, { key, shiftKey, direction }, segmentsOf, limits);
    if (!next) return false;
    const moved = { ...next, row: carRow(next.row, at.row) };
    setCursor(moved);
    reveal(moved);
    return true;
  };
  const firstCursor = (): Cursor => {
    const { first, last } = view();
    const row = Math.min(Math.ceil((grid.current?.scrollTop ?? 0) / rowHeight), lines.length - 1);
    return { row: carRow(row), column: limit(daysBetween(origin, today), first, last) };
  };

  const liftText = () => {
    if (!lift) return null;
    const car = carAt(lift.row);
    if (!car) return null;
    const { range, overlap } = targetOf(lift);
    const period = format.range(range);
    const moved = formatMessage(MOVE_TEXT[lift.mode], { car: nameWithPlate(car), period });
    return (
      <>
        {overlap && <span>{takenText(car, overlap)}</span>} <span>{moved}</span>
      </>
    );
  };
  const target = drag && targetOf(drag);
  const here = cursor && segmentAt(segmentsOf(cursor.row), cursor.column);
  const isCursorRendered = cursor && cursor.row >= rows.start && cursor.row < rows.end;
  const sizes = {
    '--car': `${carWidth}px`,
    '--day': `${dayWidth}px`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
    '--columns': columnCount,
    '--scrolled': `${scrolled}px`,
    '--view': `${geometry.width - carWidth}px`,
  } as CSSProperties;

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={formatMessage(PLANNING_TEXT.grid)}
        aria-describedby="planning-keys"
        aria-rowcount={lines.length + 1}
        aria-colcount={columnCount + 1}
        aria-busy={isBusy}
        aria-multiselectable="true"
        aria-activedescendant={
          isCursorRendered ? cellId(cursor.row, here?.entry ? here.first : cursor.column) : undefined
        }
        tabIndex={0}
        className={styles.grid}
        style={sizes}
        onScroll={() => {
          onScroll();
          card.close();
        }}
        onPointerOver={card.onPointerOver}
        onPointerLeave={card.closeSoon}
        onFocus={() => cursor === undefined && cars.length > 0 && setCursor(firstCursor())}
        onBlur={() => {
          setLift(undefined);
          card.closeSoon();
        }}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget || !pressKey(event)) return;
          event.preventDefault();
          card.showSoon(() => grid.current?.querySelector(`.${styles.current}:not(.${styles.moved})`));
        }}
        onPointerDownCapture={card.close}
        {...pointer.handlers}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.headRow}>
            <div role="columnheader" aria-colindex={1} className={styles.corner}>
              {formatMessage(PLANNING_TEXT.car)}
            </div>
            <DayHeader origin={origin} columns={columns} today={today} dayWidth={dayWidth} scale={geometry.scale} />
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: lines.length * rowHeight }}>
          <DayBackground origin={origin} columns={columns} today={today} dayWidth={dayWidth} scale={geometry.scale} />
          {!isNarrow && <PlanningModels cars={cars} rows={rows} models={models} rowHeight={rowHeight} />}
          {lines.slice(rows.start, rows.end).map((line, index) => {
            const row = rows.start + index;
            const car = carOf(line);
            if (!car) {
              const { model } = line as ModelLine;
              return <ModelRow key={model} name={model} row={row} rowHeight={rowHeight} model={models.get(model)} />;
            }
            return (
              <PlanningRow
                key={car.CarId}
                car={car}
                row={row}
                segments={segmentsByCar(car.CarId)}
                origin={origin}
                columns={columns}
                dayWidth={dayWidth}
                rowHeight={rowHeight}
                model={isNarrow || car.name === cars[row - 1]?.name ? undefined : models.get(car.name)}
                isNarrow={isNarrow}
                conflicts={conflicts}
                cursor={cursor?.row === row ? chosen : undefined}
                movedId={drag?.entry.carId === car.CarId ? drag.entry.id : undefined}
              />
            );
          })}
          {drag && target && (
            <div className={styles.overlay} style={{ insetBlockStart: drag.row * rowHeight + 3 }} aria-hidden="true">
              <div
                className={[styles.ghost, target.overlap && styles.ghostTaken].filter(Boolean).join(' ')}
                style={{
                  gridColumn: `${Math.max(target.days.first, 0) + 1} / ${Math.min(target.days.last, columnCount - 1) + 2}`,
                }}
              >
                <bdi translate="no">{look(drag.entry).name}</bdi>
              </div>
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{liftText()}</span>
      </VisuallyHidden>
    </>
  );
}
