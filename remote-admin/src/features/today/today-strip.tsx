import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon, Skeleton } from 'shared-kit/ui';
import { TODAY_GROUPS } from '../../data/group-for-today.ts';
import { usePickupConflicts } from '../../data/use-pickup-conflicts.ts';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { GROUP_TITLES, TODAY_TEXT } from './texts.ts';
import styles from './today-strip.module.css';
import { useTodayRows, useUndelivered } from './use-today-rows.ts';

/** One line with the number of due tasks, linked to the board. */
export function TodayStrip() {
  const { formatMessage } = useIntl();
  const board = useTodayRows();
  const conflicts = usePickupConflicts();
  const undelivered = useUndelivered();

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
    const counts = [
      ['conflicts', conflicts.length] as const,
      ...TODAY_GROUPS.map((group) => [group, board.value[group].length] as const),
      ['undelivered', undelivered.count] as const,
    ].filter(([, count]) => count > 0);
    if (counts.length === 0) return <span>{formatMessage(TODAY_TEXT.nothing)}</span>;
    return (
      <ul>
        {counts.map(([group, count]) => (
          <li key={group}>
            <Link to={`/admin/today#${group}`} data-urgent={URGENT.includes(group)}>
              <strong>{count}</strong> <span>{formatMessage(GROUP_TITLES[group])}</span>
            </Link>
          </li>
        ))}
      </ul>
    );
  };

  return (
    <nav aria-label={formatMessage(TODAY_TEXT.title)} aria-busy={board.status === 'loading'} className={styles.strip}>
      {content()}
      <Link to="/admin/today" className={styles.board}>
        {formatMessage(TODAY_TEXT.board)} <Icon name="chevronForward" size={16} />
      </Link>
    </nav>
  );
}

const URGENT: readonly string[] = ['conflicts', 'overdueReturns', 'overduePickups', 'undelivered'];
