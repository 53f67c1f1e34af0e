import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { type CustomerDetails, errorType } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useExport } from '../../kit/list-screen/use-export.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './customers.module.css';
import { DATA_TEXT, HINDRANCE_NAMES } from './texts.ts';

/** The file of a person's data, and the erasure; says why not yet. For owners. */
export function PersonalData({ details: { id, rentals } }: { readonly details: CustomerDetails }) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { describeError } = useErrorText();
  const confirmDeletion = useConfirmDeletion();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const state = toQueryState(
    useSWR(cacheKeys.customerErasure(id), () => api.customers.erasure(id), STAFF_QUERY),
    STAFF_STATE,
  );
  const erasure = state.status === 'ready' ? state.value : undefined;
  const { isExporting, exportList } = useExport({
    load: () => api.customers.data(id),
    name: () => `customer-${id}.zip`,
    texts: DATA_TEXT,
  });
  const hindrances = erasure?.hindrances ?? [];
  const codeOf = (bookingId: number) =>
    rentals.find((rental) => rental.id === bookingId)?.confirmationCode ?? bookingId;
  const erase = async () => {
    try {
      await api.customers.erase(id);
      toasts.success(formatMessage(DATA_TEXT.erased));
      void navigate('/admin/customers');
    } catch (error) {
      const isHindered = errorType(error) === 'booking_open';
      toasts.error(isHindered ? formatMessage(DATA_TEXT.hindered) : describeError(error));
    }
    await refresh.bookings();
  };
  return (
    <Panel title={formatMessage(DATA_TEXT.title)}>
      <div className={styles.stack}>
        <p className={styles.second}>{formatMessage(DATA_TEXT.hint)}</p>
        <p>
          <Button loading={isExporting} onClick={() => void exportList()}>
            {formatMessage(DATA_TEXT.file)}
          </Button>
        </p>
        <p className={styles.second}>{formatMessage(DATA_TEXT.eraseHint)}</p>
        {state.status === 'failed' && <FailureNotice title={formatMessage(DATA_TEXT.failed)} failure={state} />}
        {hindrances.length > 0 && (
          <>
            <p>
              {erasure?.from
                ? formatMessage(DATA_TEXT.from, { day: format.day(erasure.from) })
                : formatMessage(DATA_TEXT.settle)}
            </p>
            <ul className={styles.list}>
              {hindrances.map(({ kind, bookingId, from, amount = 0 }, index) => (
                <li key={`${kind} ${bookingId} ${from ?? index}`}>
                  <BookingLink id={bookingId}>
                    <bdi translate="no">{codeOf(bookingId)}</bdi>
                  </BookingLink>
                  <span>
                    {formatMessage(HINDRANCE_NAMES[kind], { amount: format.price(amount, site.currencySigns.console) })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <Button
            type="text"
            danger
            className={styles.erase ?? ''}
            disabled={!erasure || hindrances.length > 0}
            onClick={() =>
              confirmDeletion({
                title: formatMessage(DATA_TEXT.erase),
                question: formatMessage(DATA_TEXT.eraseHint),
                okText: formatMessage(DATA_TEXT.erase),
                onDelete: erase,
              })
            }
          >
            {formatMessage(DATA_TEXT.erase)}
          </Button>
        </p>
      </div>
    </Panel>
  );
}
