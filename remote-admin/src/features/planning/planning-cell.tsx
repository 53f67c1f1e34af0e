// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells on a grid of days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { type CSSProperties, memo } from 'react';
import { addDays, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import colors from '../../ui/tag-colors.module.css';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import styles from './planning-grid.module.css';
import type { Segment } from './row-segments.ts';
import { PLANNING_TEXT } from './texts.ts';
import { useBarLook } from './use-bar-look.ts';

interface PlanningCellProps {
  readonly carName: string;
  readonly segment: Segment;
  /** The day of column 0. */
  readonly origin: CalendarDay;
  /** Id of the cell if it is the active one. */
  readonly id: string | undefined;
  /** The booking whose customer has the car that is due out. */
  readonly inTheWay: ConflictBooking | undefined;
  readonly isNarrow: boolean;
  /** Whether it has initials for the name. */
  readonly isShort: boolean;
  /** Whether its text stays visible while its start is scrolled out of view. */
  readonly isSticky: boolean;
  readonly isMoved: boolean;
}

/** A bar, or a gap between two. */
export const PlanningCell = memo(function PlanningCell(props: PlanningCellProps) {
  const { carName, segment, origin, id, inTheWay, isNarrow, isShort, isSticky, isMoved } = props;
  const { first, last, entry, isCut } = segment;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const look = useBarLook();
  const place = {
    'aria-colindex': first + 2,
    'aria-colspan': last - first + 1,
    style: { gridColumn: `${first + 1} / ${last + 2}`, '--first': first, '--end': last + 1 } as CSSProperties,
  };
  if (!entry) {
    const period = format.range({ from: addDays(origin, first), to: addDays(origin, last) });
    const label = formatMessage(PLANNING_TEXT.free, { period });
    return <div role="gridcell" {...place} className={styles.gap} aria-label={label} />;
  }
  const { color, pattern, state, name, isOverdue } = look(entry);
  const facts = { car: carName, name, status: state, period: format.range(entry) };
  const label = formatMessage(PLANNING_TEXT.bar, facts);
  const classes = [
    styles.bar,
    color === 'block' ? styles.block : colors[color],
    isOverdue && styles.overdue,
    inTheWay && styles.conflict,
    isNarrow && styles.narrow,
    isShort && styles.short,
    isSticky && styles.sticky,
    isCut?.start && styles.cutStart,
    isCut?.end && styles.cutEnd,
    id && styles.current,
    isMoved && styles.moved,
  ];
  return (
    <div
      role="gridcell"
      {...place}
      id={id}
      data-entry={entry.id}
      className={classes.filter(Boolean).join(' ')}
      aria-label={inTheWay ? formatMessage(PLANNING_TEXT.barWithConflict, { bar: label }) : label}
    >
      <span className={styles.label}>
        {pattern !== 'block' && <i className={`${styles.pattern} ${styles[pattern]}`} />}
        {inTheWay && <WarningIcon />}
        <bdi translate="no" data-initials={isShort ? initialsOf(name) : undefined}>
          {name}
        </bdi>
      </span>
    </div>
  );
});

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => Array.from(word)[0] ?? '').join('');
}
