import { Button } from 'antd';
import { Suspense } from 'react';
import { type Booking, CONTACT_FIELD_LIST, type ContactField } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { isErased } from '../../ui/customer-name.tsx';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { CustomerNotice } from '../../ui/lazy-customer-notice.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './booking-cards.module.css';
import { CustomerLanguage } from './customer-language.tsx';
import { EraseButton } from './erase-button.tsx';
import { PhoneCountry } from './phone-country.tsx';
import { ACCESS_TEXT, CONTACT_LABELS, CUSTOMER_TEXT } from './texts.ts';
import { useEndAccess } from './use-end-access.ts';

type CustomerCardProps = PanelProps<{ readonly booking: Booking; readonly onEdit: () => void }>;

/** The contact details of the customer, the language of messages, and what ends the customer's access and data. */
export function CustomerCard({ title, booking, onEdit }: CustomerCardProps) {
  const { formatMessage } = useIntl();
  const askToEndAccess = useEndAccess();
  const facts = CONTACT_FIELD_LIST.map(([name, { input }]): DescriptionEntry => {
    const text = booking[name]?.trim();
    return [
      formatMessage(CONTACT_LABELS[name]),
      text ? (
        <ContactText key={name} type={input.type} text={text} booking={booking} />
      ) : (
        formatMessage(name === 'customerName' ? COMMON_TEXT.erased : CUSTOMER_TEXT.notProvided)
      ),
    ];
  });
  return (
    <Panel
      title={title}
      aside={
        <Button size="small" type="link" onClick={onEdit}>
          {formatMessage(COMMON_TEXT.edit)}
        </Button>
      }
    >
      <DescriptionList entries={facts} />
      {!isErased(booking) && (
        <div className={styles.known}>
          <Suspense fallback={null}>
            <CustomerNotice of={{ bookingId: booking.id }} until={booking.dropoffDate} />
          </Suspense>
        </div>
      )}
      <details className={styles.more}>
        <summary>
          <span>{formatMessage(CUSTOMER_TEXT.more)}</span>
          <Icon name="chevronDown" size={16} />
        </summary>
        <CustomerLanguage booking={booking} />
        {!isErased(booking) && (
          <div className={styles.rare}>
            <Button size="small" type="text" onClick={() => askToEndAccess(booking)}>
              {formatMessage(ACCESS_TEXT.end)}
            </Button>
            <EraseButton booking={booking} />
          </div>
        )}
      </details>
    </Panel>
  );
}

interface ContactTextProps {
  readonly type: ContactField['input']['type'];
  readonly text: string;
  readonly booking: Booking;
}

function ContactText({ type, text, booking }: ContactTextProps) {
  if (type === 'text') return <bdi translate="no">{text}</bdi>;
  if (type === 'tel')
    return (
      <>
        <PhoneLinks booking={booking} />
        <PhoneCountry booking={booking} />
      </>
    );
  return <EmailLink email={text} />;
}
