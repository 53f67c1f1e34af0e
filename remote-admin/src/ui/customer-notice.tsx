import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { KnownCustomer } from 'shared-kit/api-client';
import { type CalendarDay, documentEnd } from 'shared-kit/domain';
import { createTexts, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { type CustomerTraces, useTracedCustomers } from '../data/use-traced-customers.ts';
import { loadMessages } from '../load-messages.ts';
import styles from './customer-notice.module.css';
import { NOTICE_TEXT } from './customer-notice-texts.ts';
import { FAILURE_TEXT } from './texts.ts';

export interface CustomerNoticeProps {
  /** The booking, or what was typed of the customer. */
  readonly of: CustomerTraces;
  /** Last day of the rental. */
  readonly until: CalendarDay | undefined;
  readonly onFill?: (customer: KnownCustomer) => void;
}

/** Whom the agency knows by what was typed, or by a booking, and what to know before renting to them; nothing while nobody is known. */
export function CustomerNotice(props: CustomerNoticeProps) {
  // What is known of one customer is never shown of another.
  return <Notice key={JSON.stringify(props.of)} {...props} />;
}

function Notice({ of, until, onFill }: CustomerNoticeProps) {
  const { site, locale } = useHost();
  const format = useFormat();
  const texts = useIntl();
  const { data: messages } = useSWR(['texts of the customer notice', locale.code], () =>
    loadMessages(locale.code, 'customerNotice'),
  );
  const { data = [], error, mutate } = useTracedCustomers(of);
  if (!messages || (data.length === 0 && !error)) return null;
  const { formatMessage } = createTexts(locale.code, messages);
  const warningsOf = ({ open, documents, flags }: KnownCustomer) => {
    const end = documentEnd(documents, 'licence');
    return [
      ...flags.map(({ reason }) => formatMessage(NOTICE_TEXT.flagged, { reason })),
      ...(open > 0
        ? [formatMessage(NOTICE_TEXT.open, { amount: format.price(open, site.currencySigns.console) })]
        : []),
      ...(end && until && end < until ? [formatMessage(NOTICE_TEXT.expired, { day: format.day(end) })] : []),
    ];
  };
  return (
    <ul className={styles.notice}>
      {error !== undefined && (
        <li>
          <span role="alert">{formatMessage(NOTICE_TEXT.failed)}</span>
          <Button size="small" onClick={() => void mutate()}>
            {texts.formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </li>
      )}
      {data.slice(0, 3).map((customer) => (
        <li key={customer.id}>
          <Link to={`/admin/customers/${customer.id}`} {...(onFill && { target: '_blank', rel: 'noopener' })}>
            {onFill
              ? formatMessage(NOTICE_TEXT.known, { name: customer.customerName })
              : formatMessage(NOTICE_TEXT.rentals)}
          </Link>
          {onFill && (
            <Button
              size="small"
              aria-label={`${formatMessage(NOTICE_TEXT.fill)}: ${customer.customerName}`}
              onClick={({ currentTarget }) => {
                // The button goes while others are looked for by what is now filled in.
                currentTarget.closest('fieldset')?.querySelector('input')?.focus();
                onFill(customer);
              }}
            >
              {formatMessage(NOTICE_TEXT.fill)}
            </Button>
          )}
          {warningsOf(customer).map((warning) => (
            <strong key={warning}>{warning}</strong>
          ))}
        </li>
      ))}
    </ul>
  );
}
