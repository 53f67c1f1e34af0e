import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { agencyTime } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { PICKUPS, type TodayGroup } from '../../data/group-for-today.ts';
import { useAgencyTime, useAgencyToday } from '../../data/use-agency-today.ts';
import { useLast } from '../../data/use-last.ts';
import { type ConflictWithCars, usePickupConflicts } from '../../data/use-pickup-conflicts.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { AskedChanges } from './asked-changes.tsx';
import { type OnMove, PickupConflicts } from './pickup-conflicts.tsx';
import { RequestWarning } from './request-warning.tsx';
import { GROUP_TITLES, TODAY_TEXT } from './texts.ts';
import styles from './today-board.module.css';
import { type StepOf, type TodayChanges, TodayItem } from './today-item.tsx';
import strip from './today-strip.module.css';
import { useOpenRequests } from './use-open-requests.ts';
import { useTodayRows, useUndelivered } from './use-today-rows.ts';

/** Columns of the board in a wide window; stacked in a narrow one. */
const COLUMNS = [
  ['overdueReturns', 'overduePickups', 'undelivered', 'pickupsToday', 'returnsToday'],
  ['requests', 'pickupsTomorrow', 'returnsTomorrow'],
] as const satisfies readonly (readonly BoardGroup[])[];

/** Number of requests shown initially: a busy week has dozens, which would push the tasks of today out of view. */
const SHOWN_REQUESTS = 5;

type BoardGroup = TodayGroup | 'undelivered';

interface TodayBoardProps {
  readonly changes: TodayChanges;
  readonly onMove: OnMove;
  readonly stepOf: StepOf;
  /** Between the conflicts and the tasks. */
  readonly children?: ReactNode;
}

/** Board with the tasks of today and tomorrow. A booking is removed from its list when it is handled. */
export function TodayBoard({ changes, onMove, stepOf, children }: TodayBoardProps) {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const isPhone = useMediaQuery('(width < 40rem)');
  const { site } = useHost();
  const format = useFormat();
  const today = useAgencyToday();
  const board = useTodayRows();
  const conflicts = usePickupConflicts();
  const undelivered = useUndelivered();
  const heldUntil = useOpenRequests()?.heldUntil;
  // The list stays when the network goes: in a yard its protocols open without one.
  const last = useLast(board);
  const due = last?.day === today ? last.groups : undefined;
  const isReady = due !== undefined;
  // The conflicts may come after the groups.
  const hasTarget = isReady && (hash !== '#conflicts' || conflicts.length > 0);
  useEffect(() => {
    if (hasTarget && hash) document.getElementById(hash.slice(1))?.focus();
  }, [hasTarget, hash]);

  const readAt = last && <bdi key="time">{format.time(agencyTime(new Date(last.readAt), site.timeZone).time)}</bdi>;
  const failure = board.status === 'failed' && (
    <FailureNotice title={formatMessage(TODAY_TEXT.failure)} failure={board} />
  );
  if (failure && !due) return failure;
  const rowsOf = (group: BoardGroup) => {
    if (group === 'undelivered') return undelivered.rows;
    return due?.[group];
  };
  const { problem } = changes;
  const isShown = isReady && Object.values(due).some((rows) => rows.some(({ id }) => id === problem?.bookingId));
  return (
    <>
      {failure && (
        <div className={styles.stale}>
          {failure}
          <p>{formatMessage(TODAY_TEXT.asOf, { time: readAt })}</p>
        </div>
      )}
      {isPhone && isReady && (
        <nav aria-label={formatMessage(TODAY_TEXT.jumps)} className={`${strip.strip} ${styles.jumps}`} data-scrolled>
          <ul>
            {COLUMNS.flat().map((group) => {
              const count = rowsOf(group)?.length ?? 0;
              return (
                count > 0 && (
                  <li key={group}>
                    <a href={`#${group}`} data-urgent={group.startsWith('overdue')}>
                      <span>{formatMessage(GROUP_TITLES[group])}</span> <strong>{count}</strong>
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </nav>
      )}
      <RequestWarning />
      <AskedChanges />
      {problem && !isShown && (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      )}
      {isReady && <PickupConflicts conflicts={conflicts} onMove={onMove} />}
      {children}
      <div
        className={styles.board}
        aria-busy={board.status === 'loading' || (board.status === 'ready' && board.isRefreshing)}
      >
        {COLUMNS.map((groups) => (
          <div key={groups[0]} className={styles.column}>
            {/* The others come with their bookings, or those above would push them down. */}
            {(isReady ? groups : groups.slice(0, 1)).map((group) => (
              <Group
                key={group}
                group={group}
                rows={rowsOf(group)}
                moreBookings={group === 'undelivered' ? undelivered.moreBookings : 0}
                conflicts={conflicts}
                heldUntil={heldUntil}
                changes={changes}
                stepOf={stepOf}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface GroupProps extends Pick<TodayBoardProps, 'changes' | 'stepOf'> {
  readonly group: BoardGroup;
  /** Undefined while they load. */
  readonly rows: readonly BookingRow[] | undefined;
  readonly conflicts: readonly ConflictWithCars[];
  /** Until when requests that lapse soon are held, as ISO timestamps by id. */
  readonly heldUntil?: ReadonlyMap<number, string> | undefined;
  /** Number of bookings that are not in `rows`. */
  readonly moreBookings: number;
}

function Group({ group, rows, conflicts, heldUntil, moreBookings, changes, stepOf }: GroupProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const handled = useRef<{ readonly id: number; readonly index: number }>(undefined);

  // Moves the focus to the booking that takes the place of the handled one.
  useEffect(() => {
    const { id, index } = handled.current ?? {};
    if (index === undefined || !rows || rows.some((row) => row.id === id)) return;
    handled.current = undefined;
    const isLost = !document.activeElement || document.activeElement === document.body;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (isLost) (buttons[Math.min(index, buttons.length - 1)] ?? heading.current)?.focus();
  }, [rows]);

  const [isOpen, setIsOpen] = useState(false);
  const count = (rows?.length ?? 0) + moreBookings;
  const isLong = group === 'requests' && count > SHOWN_REQUESTS;
  const nowPlace = findNowPlace(group === 'pickupsToday' && rows ? rows : [], useAgencyTime());
  const shownCount = isLong && !isOpen ? SHOWN_REQUESTS : count;
  return (
    <section className={styles.group} aria-labelledby={group} data-empty={rows !== undefined && count === 0}>
      <h2 id={group} ref={heading} tabIndex={-1}>
        <span>{formatMessage(GROUP_TITLES[group])}</span> {count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {!rows && <Skeleton height="40rem" />}
      {rows && count === 0 && <p className={styles.none}>{formatMessage(TODAY_TEXT.none)}</p>}
      {rows && rows.length > 0 && (
        <ul ref={list}>
          {rows.map((booking, index) => (
            <TodayItem
              key={booking.id}
              booking={booking}
              group={group}
              standsInTheWay={
                PICKUPS.includes(group) ? conflicts.find(({ due }) => due.id === booking.id)?.inTheWay : undefined
              }
              heldUntil={group === 'requests' ? heldUntil?.get(booking.id) : undefined}
              isOnPaperOnly={index >= shownCount}
              nowLine={index === nowPlace.index && <NowLine {...nowPlace} />}
              changes={group === 'undelivered' ? undefined : changes}
              stepOf={stepOf}
              onChange={() => {
                handled.current = { id: booking.id, index };
              }}
            />
          ))}
        </ul>
      )}
      {isLong && (
        <Button className={styles.toggle ?? ''} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? formatMessage(TODAY_TEXT.showFewer) : formatMessage(TODAY_TEXT.showAll, { count })}
        </Button>
      )}
      {moreBookings > 0 && <p className={styles.none}>{formatMessage(TODAY_TEXT.andMore, { count: moreBookings })}</p>}
    </section>
  );
}

interface NowPlace {
  readonly time: string;
  /** The booking above which the line stands, or else the last one; -1 without one. */
  readonly index: number;
  readonly isBelow: boolean;
}

/** Returns where the line of the current time stands among the pick-ups of today: above the first one that is to come. */
function findNowPlace(pickups: readonly BookingRow[], time: string): NowPlace {
  const index = pickups.findIndex(({ pickupTime }) => !pickupTime || pickupTime >= time);
  return { time, index: index === -1 ? pickups.length - 1 : index, isBelow: index === -1 };
}

function NowLine({ time, isBelow }: NowPlace) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <p className={`${styles.now} ${isBelow ? styles.nowBelow : ''}`}>
      <span>{formatMessage(TODAY_TEXT.now, { time: <bdi key="time">{format.time(time)}</bdi> })}</span>
    </p>
  );
}
