import { Button } from 'antd';
import { type Booking, CONTACT_FIELD_LIST, type ContactField, emailLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { CustomerLanguage } from './customer-language.tsx';
import { PhoneCountry } from './phone-country.tsx';
import { CONTACT_LABELS, CUSTOMER_TEXT } from './texts.ts';

type CustomerCardProps = PanelProps<{ readonly booking: Booking; readonly onEdit: () => void }>;

/** The contact details of the customer, and the language of messages. */
export function CustomerCard({ title, booking, onEdit }: CustomerCardProps) {
  const { formatMessage } = useIntl();
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
    <Panel title={title} aside={<Button onClick={onEdit}>{formatMessage(COMMON_TEXT.edit)}</Button>}>
      <DescriptionList entries={facts} />
      <CustomerLanguage booking={booking} />
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
  return (
    <a href={emailLink({ email: text })}>
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </a>
  );
}
