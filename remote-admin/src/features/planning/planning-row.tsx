// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells on a grid of days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { memo } from 'react';
import { addDays, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { VisuallyHidden } from 'shared-kit/ui';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { Plate } from '../../ui/plate.tsx';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import { columnsOfStep } from './grid-geometry.ts';
import type { ModelCount } from './model-counts.ts';
import { type Cursor, chosenSpan } from './move-cursor.ts';
import { PlanningCell } from './planning-cell.tsx';
import styles from './planning-grid.module.css';
import { FreeToday } from './planning-models.tsx';
import { type Segment, type Span, segmentAt } from './row-segments.ts';
import { PLANNING_TEXT } from './texts.ts';
import type { ItemWindow } from './visible-window.ts';

interface PlanningRowProps {
  readonly car: PlanningCar;
  readonly row: number;
  readonly segments: readonly Segment[];
  /** The day of column 0. */
  readonly origin: CalendarDay;
  readonly columns: ItemWindow;
  readonly dayWidth: number;
  readonly rowHeight: number;
  /** Of the first car of its model. */
  readonly model: ModelCount | undefined;
  /** Whether there is no place for the model beside the plates. */
  readonly isNarrow: boolean;
  readonly conflicts: ReadonlyMap<number, ConflictBooking>;
  /** Set only for the row with the cursor. */
  readonly cursor: Cursor | undefined;
  /** The bar that is being moved. */
  readonly movedId: number | undefined;
}

/** Width in pixels below which a bar has its pattern only. */
const NAME_WIDTH = 36;
/** Width in pixels below which a bar has the initials of the name. */
const WHOLE_NAME_WIDTH = 64;

/** A car and its bars. The grid handles presses on bars and gaps. */
export const PlanningRow = memo(function PlanningRow(props: PlanningRowProps) {
  const { car, row, segments, origin, columns, dayWidth, rowHeight, model, isNarrow, conflicts, cursor, movedId } =
    props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const period = ({ first, last }: Span) => format.range({ from: addDays(origin, first), to: addDays(origin, last) });
  const widthOf = ({ first, last }: Span) => (last - first + 1) * dayWidth;
  // Only near the edge of the window, since browsers create a layer for each sticky element.
  const edge = { first: columns.start, last: columns.start + 2 * columnsOfStep(dayWidth) };
  const hasConflict = segments.some(({ entry }) => entry && conflicts.has(entry.id));
  const here = cursor && segmentAt(segments, cursor.column);

  return (
    // The grid has the focus and handles the keys for all rows.
    <div
      role="row"
      aria-rowindex={row + 2}
      data-row={row}
      className={[styles.row, !isNarrow && styles.beside].filter(Boolean).join(' ')}
      style={{ insetBlockStart: row * rowHeight }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.car}>
        <bdi className={styles.carName} translate="no">
          {car.name}
        </bdi>
        <span className={styles.plate}>
          <Plate plate={car.plate} />
          {(car.archived || car.onSale === false) && (
            <em>{formatMessage(car.archived ? PLANNING_TEXT.gone : PLANNING_TEXT.offSale)}</em>
          )}
        </span>
        {hasConflict && (
          <span className={styles.warning}>
            <WarningIcon />
          </span>
        )}
        <VisuallyHidden>
          <FreeToday model={model} />
        </VisuallyHidden>
      </div>
      <div className={styles.days}>
        {segments
          .filter(({ first, last }) => last >= columns.start && first < columns.end)
          .map((segment) => (
            <PlanningCell
              // The bar of a former car can have several pieces.
              key={`${segment.entry?.id ?? 'gap'} ${segment.first}`}
              carName={car.name}
              segment={segment}
              origin={origin}
              id={segment.entry && segment === here ? cellId(row, segment.first) : undefined}
              inTheWay={segment.entry && conflicts.get(segment.entry.id)}
              isNarrow={widthOf(segment) < NAME_WIDTH}
              isShort={widthOf(segment) < WHOLE_NAME_WIDTH}
              isSticky={widthOf(segment) >= NAME_WIDTH && segment.first <= edge.last && segment.last >= edge.first}
              isMoved={segment.entry !== undefined && segment.entry.id === movedId}
            />
          ))}
        {cursor && !here?.entry && (
          <div
            role="gridcell"
            id={cellId(row, cursor.column)}
            aria-colindex={chosenSpan(cursor).first + 2}
            aria-selected="true"
            aria-label={formatMessage(PLANNING_TEXT.chosen, { car: car.name, period: period(chosenSpan(cursor)) })}
            className={[styles.cursor, cursor.anchor !== undefined && styles.chosen].filter(Boolean).join(' ')}
            style={{ gridColumn: `${chosenSpan(cursor).first + 1} / ${chosenSpan(cursor).last + 2}` }}
          />
        )}
      </div>
    </div>
  );
});

/** Returns the id of a cell; for a bar, `column` is its first column. */
export function cellId(row: number, column: number): string {
  return `planning-${row}-${column}`;
}
