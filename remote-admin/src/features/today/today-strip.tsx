import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { NO_FILTER } from '../../data/bookings-filter.ts';
import { TODAY_GROUPS } from '../../data/group-for-today.ts';
import { useDashboardUrlState } from '../../data/use-dashboard-url-state.ts';
import { usePickupConflicts } from '../../data/use-pickup-conflicts.ts';
import { scrollToMiddle } from '../../kit/scroll-to-middle.ts';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { GROUP_TITLES, TODAY_TEXT } from './texts.ts';
import styles from './today-strip.module.css';
import { useTodayRows } from './use-today-rows.ts';

/**
 * One line with the number of what is due. A press shows these bookings only; another one, all. Conflicts lead to the page
 * Today, which solves them.
 */
export function TodayStrip() {
  const { formatMessage } = useIntl();
  const [{ filter }, change] = useDashboardUrlState();
  const board = useTodayRows();
  const conflicts = usePickupConflicts();

  const content = () => {
    if (board.status === 'loading') return <Skeleton width="60%" />;
    if (board.status === 'failed')
      return (
        <>
          <span>{formatMessage(TODAY_TEXT.failure)}</span>
          <Button size="small" loading={board.isRetrying} onClick={board.retry}>
            {formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </>
      );
    const groups = TODAY_GROUPS.filter((group) => board.value.groups[group].length > 0 || group === filter.group);
    if (groups.length === 0 && conflicts.length === 0) return <span>{formatMessage(TODAY_TEXT.nothing)}</span>;
    return (
      <ul>
        {conflicts.length > 0 && (
          <li>
            <Link to="/admin/today#conflicts" data-urgent="true">
              <span>{formatMessage(GROUP_TITLES.conflicts)}</span> <strong>{conflicts.length}</strong>
            </Link>
          </li>
        )}
        {groups.map((group) => {
          const isOn = group === filter.group;
          return (
            <li key={group}>
              <button
                // Again when another one comes before it.
                ref={(button) => void (isOn && scrollToMiddle(button))}
                type="button"
                aria-pressed={isOn}
                data-urgent={group === 'overdueReturns' || group === 'overduePickups'}
                onClick={() => change({ bookingsPage: 1, filter: isOn ? NO_FILTER : { ...NO_FILTER, group } })}
              >
                <span>{formatMessage(GROUP_TITLES[group])}</span> <strong>{board.value.groups[group].length}</strong>
              </button>
            </li>
          );
        })}
      </ul>
    );
  };

  return (
    <section
      aria-label={formatMessage(TODAY_TEXT.title)}
      aria-busy={board.status === 'loading'}
      className={styles.strip}
    >
      {content()}
    </section>
  );
}
