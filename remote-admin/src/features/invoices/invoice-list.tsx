import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useBookingNames } from '../../data/use-booking-names.ts';
import { useOpenPaper } from '../../data/use-open-paper.ts';
import { usePermission } from '../../data/use-permission.ts';
import cards from '../../kit/list-screen/cards.module.css';
import frame from '../../kit/list-screen/frame.module.css';
import { type ListColumn, ListTable } from '../../kit/list-screen/list-table.tsx';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { CreditDialog } from './credit-dialog.tsx';
import styles from './invoice-list.module.css';
import { INVOICE_COLUMNS, INVOICES_TEXT } from './texts.ts';

const PLACEHOLDERS = 5;

/** The invoices and credit notes of a month, `yyyy-MM`: a table, or cards on a phone. */
export function InvoiceList({ month }: { readonly month: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const mayCredit = usePermission('invoices.credit');
  const openPaper = useOpenPaper(INVOICES_TEXT.exportFailed);
  const isPhone = useMediaQuery('(width < 40rem)');
  const [credited, setCredited] = useState<Invoice>();
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  const state = toQueryState(
    useSWR(cacheKeys.invoices(month), () => api.invoices.list(month), options),
    STAFF_STATE,
  );
  const rows = state.status === 'ready' ? state.value : undefined;
  const bookings = useBookingNames(rows?.map(({ bookingId }) => bookingId) ?? []);
  if (state.status === 'failed') return <FailureNotice title={formatMessage(INVOICES_TEXT.failed)} failure={state} />;
  if (rows?.length === 0)
    return (
      <EmptyNotice
        title={formatMessage(INVOICES_TEXT.empty)}
        text={formatMessage(INVOICES_TEXT.emptyText)}
        action={<Link to="/admin">{formatMessage(COMMON_TEXT.back)}</Link>}
      />
    );

  const money = (amount: number) => <Amount of={amount} />;
  const code = ({ bookingId }: Invoice) => bookings.get(bookingId)?.confirmationCode ?? bookingId;
  const sumOf = (part: 'net' | 'tax' | 'gross') => money(rows?.reduce((sum, invoice) => sum + invoice[part], 0) ?? 0);
  const numbered = (number: string) => ({
    number: (
      <bdi key="number" translate="no">
        {number}
      </bdi>
    ),
  });
  const openButton = ({ id, number }: Invoice) => (
    <Button type="link" size="small" className={styles.number ?? ''} onClick={() => void openPaper({ id })}>
      <bdi translate="no">{number}</bdi>
    </Button>
  );
  const kindLine = ({ kind, credits, creditedBy }: Invoice) => (
    <span className={styles.kind}>
      <span>{formatMessage(kind === 'invoice' ? INVOICES_TEXT.invoice : INVOICES_TEXT.creditNote)}</span>
      {credits && <span>{' · '}</span>}
      {credits && <span>{formatMessage(INVOICES_TEXT.credits, numbered(credits))}</span>}
      {creditedBy && <span>{' · '}</span>}
      {creditedBy && <span>{formatMessage(INVOICES_TEXT.creditedBy, numbered(creditedBy))}</span>}
    </span>
  );
  const creditButton = (invoice: Invoice) =>
    mayCredit &&
    invoice.kind === 'invoice' &&
    invoice.creditedBy === undefined && (
      <Button
        size="small"
        type="text"
        className={styles.credit ?? ''}
        aria-label={formatMessage(INVOICES_TEXT.creditNamed, { number: invoice.number })}
        onClick={() => setCredited(invoice)}
      >
        {formatMessage(INVOICES_TEXT.credit)}
      </Button>
    );
  const columns: readonly ListColumn<Invoice>[] = [
    {
      key: 'number',
      render: (_, invoice) => (
        <span>
          {openButton(invoice)} {kindLine(invoice)}
        </span>
      ),
    },
    { key: 'issuedOn', render: (_, { issuedOn }) => <span className={styles.day}>{format.day(issuedOn)}</span> },
    {
      key: 'bookingId',
      render: (_, invoice) => (
        <BookingLink id={invoice.bookingId}>
          <bdi translate="no">{code(invoice)}</bdi>
        </BookingLink>
      ),
    },
    { key: 'buyer', render: (_, { buyer }) => <bdi translate="no">{buyer.name}</bdi> },
    { key: 'net', align: 'end', render: (_, { net }) => money(net) },
    { key: 'tax', align: 'end', render: (_, { tax }) => money(tax) },
    { key: 'gross', align: 'end', render: (_, { gross }) => <strong>{money(gross)}</strong> },
    { key: 'actions', render: (_, invoice) => creditButton(invoice) },
  ];
  return (
    <>
      {isPhone && !rows && <Skeleton height="12rem" />}
      {isPhone && rows && (
        <ul className={cards.cards}>
          {rows.map((invoice) => (
            <li key={invoice.id}>
              <p className={cards.line}>
                {openButton(invoice)}
                <strong>{money(invoice.gross)}</strong>
              </p>
              <p className={cards.line}>
                <bdi translate="no">{invoice.buyer.name}</bdi>
                <span className={cards.small}>{format.day(invoice.issuedOn)}</span>
              </p>
              <p className={`${cards.line} ${cards.small} ${cards.whole}`}>
                {kindLine(invoice)}
                <span>
                  <span>{formatMessage(INVOICE_COLUMNS.net)}</span> {money(invoice.net)}
                  <span>{' · '}</span>
                  <span>{formatMessage(INVOICE_COLUMNS.tax)}</span> {money(invoice.tax)}
                </span>
              </p>
              <p className={cards.line}>
                <BookingLink id={invoice.bookingId}>
                  {`${formatMessage(INVOICE_COLUMNS.bookingId)} ${code(invoice)}`}
                </BookingLink>
                {creditButton(invoice)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!isPhone && (
        <div className={`${frame.frame} ${styles.table}`}>
          <ListTable<Invoice, never>
            columns={columns}
            titles={INVOICE_COLUMNS}
            rows={rows}
            placeholders={PLACEHOLDERS}
            fields={[]}
            sort={undefined}
            onSort={() => undefined}
            scroll={{ x: true }}
          />
        </div>
      )}
      {rows && (
        <p className={styles.sum}>
          <span>{formatMessage(INVOICE_COLUMNS.net)}</span> {sumOf('net')}
          <span>{' · '}</span>
          <span>{formatMessage(INVOICE_COLUMNS.tax)}</span> {sumOf('tax')}
          <span>{' · '}</span>
          <span>{formatMessage(INVOICE_COLUMNS.gross)}</span> <strong>{sumOf('gross')}</strong>
        </p>
      )}
      {credited && <CreditDialog invoice={credited} onClosed={() => setCredited(undefined)} />}
    </>
  );
}
