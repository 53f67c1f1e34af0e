import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { PaymentsOfBooking, RecordedPayment } from 'shared-kit/api-client';
import { type Booking, openHolds, type PaymentType, refundable, toCents } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { nextStatus } from '../../data/next-status.ts';
import { usePayments } from '../../data/use-payments.ts';
import { usePermission } from '../../data/use-permission.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { Amount } from '../../ui/amount.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaymentLine } from './payment-line.tsx';
import styles from './payments-panel.module.css';
import { INVOICE_TEXT, PAYMENTS_TEXT, TYPE_ACTIONS } from './texts.ts';

/** Loaded when they are first opened: the page does not wait for them. */
const PaymentDialog = lazyComponent(() => import('./payment-dialog.tsx').then((loaded) => loaded.PaymentDialog));
const InvoiceDialog = lazyComponent(() => import('./invoice-dialog.tsx').then((loaded) => loaded.InvoiceDialog));
/** Only of agencies with a gateway. */
const OnlineOrders = lazyComponent(() => import('./online-orders.tsx').then((loaded) => loaded.OnlineOrders));
const VoidDialog = lazyComponent(() => import('./void-dialog.tsx').then((loaded) => loaded.VoidDialog));

type Asked = { readonly type: PaymentType } | 'invoice' | { readonly voided: RecordedPayment };

/** The payments of a booking, what is open and held, and the buttons that record more. An older host cannot do it. */
export function PaymentsPanel({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const state = usePayments(booking.id);
  const mayIssue = usePermission('invoices.issue');
  const mayWrite = usePermission('payments.write');
  const [asked, setAsked] = useState<Asked>();
  if (!state) return null;
  const ready = state.status === 'ready' ? state.value : undefined;
  const isDue = !nextStatus(booking.status) && (ready?.balance?.open ?? 1) > 0;
  return (
    <Panel title={title} isBusy={state.status === 'loading'}>
      {/* As high as a booking without payments. */}
      {state.status === 'loading' && <Skeleton height="5.6rem" />}
      {state.status === 'failed' && <FailureNotice title={formatMessage(PAYMENTS_TEXT.failed)} failure={state} />}
      {ready && (
        <>
          <Sums facts={ready} />
          {ready.payments.length === 0 ? (
            <p className={styles.none}>{formatMessage(PAYMENTS_TEXT.none)}</p>
          ) : (
            <ul className={styles.list}>
              {ready.payments.map((payment) => (
                <PaymentLine key={payment.id} payment={payment} onVoid={() => setAsked({ voided: payment })} />
              ))}
            </ul>
          )}
          {ready.online && (
            <Suspense>
              <OnlineOrders booking={booking} online={ready.online} />
            </Suspense>
          )}
          {mayWrite && (
            <div className={styles.buttons}>
              {possibleTypes(ready).map((type, index) => (
                <Button
                  key={type}
                  size="small"
                  type={index > 1 || ready.balance?.open === 0 ? 'link' : index === 0 && isDue ? 'primary' : 'default'}
                  onClick={() => setAsked({ type })}
                >
                  {formatMessage(TYPE_ACTIONS[type])}
                </Button>
              ))}
              {mayIssue && (
                <Button size="small" type="link" onClick={() => setAsked('invoice')}>
                  {formatMessage(INVOICE_TEXT.issue)}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <Suspense>
        {asked === 'invoice' && <InvoiceDialog booking={booking} onClosed={() => setAsked(undefined)} />}
        {ready && typeof asked === 'object' && 'type' in asked && (
          <PaymentDialog booking={booking} facts={ready} type={asked.type} onClosed={() => setAsked(undefined)} />
        )}
        {typeof asked === 'object' && 'voided' in asked && (
          <VoidDialog payment={asked.voided} onClosed={() => setAsked(undefined)} />
        )}
      </Suspense>
    </Panel>
  );
}

/** Returns what can be recorded now: a deposit is given back once it is held, and a sum once it was received. */
function possibleTypes({ payments }: PaymentsOfBooking): readonly PaymentType[] {
  const inCents = payments.map((one) => ({ ...one, amount: toCents(one.amount) }));
  const isHeld = openHolds(inCents).length > 0;
  const canRefund = (['rental', 'fine', 'other'] as const).some((purpose) => refundable(inCents, purpose) > 0);
  return [
    'receipt',
    'hold',
    ...(isHeld ? (['release', 'capture'] as const) : []),
    ...(canRefund ? (['refund'] as const) : []),
  ];
}

function Sums({ facts: { balance } }: { readonly facts: PaymentsOfBooking }) {
  const { formatMessage } = useIntl();
  if (!balance) return null;
  const { open, paid, held } = balance;
  const money = (amount: number) => <Amount of={amount} />;
  return (
    <DescriptionList
      areSums
      entries={[
        [
          formatMessage(open < 0 ? PAYMENTS_TEXT.owed : PAYMENTS_TEXT.open),
          <strong key="open" className={open === 0 ? undefined : styles.open}>
            {money(Math.abs(open))}
          </strong>,
        ],
        ...(paid === 0 ? [] : [[formatMessage(PAYMENTS_TEXT.paid), money(paid)] as const]),
        ...(held === 0 ? [] : [[formatMessage(PAYMENTS_TEXT.held), money(held)] as const]),
      ]}
    />
  );
}
