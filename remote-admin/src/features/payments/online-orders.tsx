import { Button } from 'antd';
import { useState } from 'react';
import type { OnlinePayments, StaffOnlineOrder } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { Amount } from '../../ui/amount.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { ATTENTION_TEXT, ONLINE_TEXT, ORDER_STATE_TEXT, ORDER_TEXT } from './online-texts.ts';
import styles from './payments-panel.module.css';

interface OnlineOrdersProps {
  readonly booking: Booking;
  readonly online: OnlinePayments<StaffOnlineOrder>;
}

/** What the customer has tried to pay by card, a line each, and the button that asks for it by e-mail. */
export function OnlineOrders({ booking, online: { offers, orders } }: OnlineOrdersProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const maySend = usePermission('mail.send') && offers.length > 0 && booking.customerEmail !== '';
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await api.payments.sendPayLink(booking.id);
      toasts.success(formatMessage(ONLINE_TEXT.sent, { email: booking.customerEmail }));
    } catch (error) {
      toasts.error(formatMessage(FAILURE_TEXT.title), describeError(error));
    } finally {
      setSending(false);
      await refresh.bookings();
    }
  };
  if (orders.length === 0 && !maySend) return null;
  return (
    <div className={styles.online}>
      {orders.length > 0 && (
        <>
          <h3>{formatMessage(ONLINE_TEXT.heading)}</h3>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
      {maySend && (
        <Button size="small" loading={isSending} onClick={() => void send()}>
          {formatMessage(ONLINE_TEXT.send)}
        </Button>
      )}
    </div>
  );
}

function OrderLine({ order }: { readonly order: StaffOnlineOrder }) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const { purpose, amount, state, code, attention, createdAt, answeredAt = createdAt } = order;
  const at = state === 'waiting' || state === 'expired' ? createdAt : answeredAt;
  return (
    <li>
      <span>
        {formatMessage(ORDER_TEXT[purpose], {
          amount: <Amount key="amount" of={amount} />,
        })}
      </span>
      <span>{' · '}</span>
      <span>
        {formatMessage(ORDER_STATE_TEXT[state], {
          time: <bdi key="time">{formatAgencyTimestamp(at.$date, site.timeZone, locale.code)}</bdi>,
          code: (
            <bdi key="code" translate="no">
              {code ?? '–'}
            </bdi>
          ),
        })}
      </span>
      {attention && <strong className={styles.attention}>{formatMessage(ATTENTION_TEXT[attention])}</strong>}
    </li>
  );
}
