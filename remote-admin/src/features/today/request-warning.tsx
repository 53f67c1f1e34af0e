import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { NO_FILTER, parsePeriod } from '../../data/bookings-filter.ts';
import { writeDashboardUrlState } from '../../data/use-dashboard-url-state.ts';
import styles from './request-warning.module.css';
import { COMMON_TEXT, TODAY_TEXT } from './texts.ts';
import { useOpenRequests } from './use-open-requests.ts';

/** Warns of unusually many unanswered requests, with links to those that have something in common. */
export function RequestWarning() {
  const { formatMessage } = useIntl();
  const requests = useOpenRequests();
  const { range } = useFormat();
  const write = (kind: string, value: string) => {
    const days = kind === 'days' ? parsePeriod(value) : undefined;
    return typeof days === 'object' ? range(days) : value;
  };
  if (!requests?.isUnusual) return null;
  const { count, ids, common } = requests;
  return (
    <section role="alert" className={styles.warning}>
      <p>
        <strong>{formatMessage(TODAY_TEXT.manyRequests, { count })}</strong>{' '}
        <Link to={listOf(ids)}>{formatMessage(TODAY_TEXT.seeRequests)}</Link>
      </p>
      {common.length > 0 && (
        <ul>
          {common.map(({ kind, value = '', ids: own }) => {
            const text = Object.hasOwn(COMMON_TEXT, kind) && COMMON_TEXT[kind as keyof typeof COMMON_TEXT];
            return (
              text && (
                <li key={kind}>
                  <Link to={listOf(own)}>
                    {formatMessage(text, {
                      count: own.length,
                      value: (
                        <bdi
                          key="value"
                          dir={kind === 'phone' || kind === 'email' ? 'ltr' : 'auto'}
                          translate={kind === 'days' ? undefined : 'no'}
                        >
                          {write(kind, value)}
                        </bdi>
                      ),
                    })}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Returns the address of the list of these bookings, in which staff select and cancel them. */
function listOf(ids: readonly number[]): string {
  const filter = { ...NO_FILTER, status: 'requested', ids } as const;
  const state = { tab: 'bookings', bookingsPage: 1, filter, sort: undefined, pageSize: 50 } as const;
  return `/admin?${writeDashboardUrlState(state)}`;
}
