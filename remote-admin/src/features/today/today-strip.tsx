import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon, Skeleton } from 'shared-kit/ui';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { DESK_GROUPS } from './group-desk.ts';
import { GROUP_TITLES, TODAY_TEXT } from './texts.ts';
import styles from './today-strip.module.css';
import { useDesk, useUndelivered } from './use-desk.ts';

/** One line with the number of due tasks, linked to the board. */
export function TodayStrip() {
  const { formatMessage } = useIntl();
  const desk = useDesk();
  const undelivered = useUndelivered();

  const content = () => {
    if (desk.status === 'loading') return <Skeleton width="60%" />;
    if (desk.status === 'failed')
      return (
        <>
          <span>{formatMessage(TODAY_TEXT.failure)}</span>
          <Button size="small" loading={desk.isRetrying} onClick={desk.retry}>
            {formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </>
      );
    const counts = [
      ...DESK_GROUPS.map((group) => [group, desk.value[group].length] as const),
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
    <nav aria-label={formatMessage(TODAY_TEXT.title)} aria-busy={desk.status === 'loading'} className={styles.strip}>
      {content()}
      <Link to="/admin/today" className={styles.board}>
        {formatMessage(TODAY_TEXT.board)} <Icon name="chevronForward" size={16} />
      </Link>
    </nav>
  );
}

const URGENT: readonly string[] = ['overdueReturns', 'overduePickups', 'undelivered'];
