import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  type Booking,
  CONTACT_FIELD_LIST,
  type ContactField,
  countRentalDays,
  type DayStyle,
  emailLink,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './booking-details.module.css';
import { CustomerLanguage } from './customer-language.tsx';
import { PhoneCountry } from './phone-country.tsx';
import { PickupCard } from './pickup-card.tsx';
import { StaffNoteCard } from './staff-note-card.tsx';
import { CARD_TITLES, CONTACT_LABELS, CUSTOMER_TEXT, DETAIL_TEXT, PAYMENT_TEXT, PERIOD_LABELS } from './texts.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface BookingDetailsProps {
  readonly booking: Booking;
  readonly statusActions?: ReactNode;
  /** Shown beside the days of the rental. */
  readonly periodActions?: ReactNode;
  readonly onEdit: () => void;
}

/** The details of a booking, one card per subject. */
export function BookingDetails({ booking, statusActions, periodActions, onEdit }: BookingDetailsProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const moment = formatAgencyTimestamp(booking.createdAt, site.timeZone, locale.code);
  return (
    <div className={styles.grid}>
      <Panel
        className={styles.wide}
        title={formatMessage(DETAIL_TEXT.booking, {
          code: <bdi key="code" translate="no">{`#${booking.confirmationCode}`}</bdi>,
        })}
        aside={<StatusTag status={booking.status} />}
      >
        <p className={styles.note}>
          {formatMessage(DETAIL_TEXT.requested, { moment: <bdi key="moment">{moment}</bdi> })}
        </p>
        {statusActions}
      </Panel>
      <CustomerCard booking={booking} onEdit={onEdit} />
      <PeriodCard booking={booking} actions={periodActions} />
      <PickupCard booking={booking} />
      <StaffNoteCard booking={booking} />
      <VehicleCard carId={booking.carId} />
      <PaymentCard booking={booking} />
    </div>
  );
}

function CustomerCard({ booking, onEdit }: { readonly booking: Booking; readonly onEdit: () => void }) {
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
    <Panel
      title={formatMessage(CARD_TITLES.customer)}
      aside={<Button onClick={onEdit}>{formatMessage(CUSTOMER_TEXT.edit)}</Button>}
    >
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

interface PeriodCardProps {
  readonly booking: Booking;
  readonly actions: ReactNode;
}

function PeriodCard({ booking: { pickupDate, dropoffDate }, actions }: PeriodCardProps) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const count = countRentalDays(pickupDate, dropoffDate);
  return (
    <Panel title={formatMessage(CARD_TITLES.period)}>
      <DescriptionList
        entries={[
          [formatMessage(PERIOD_LABELS.pickup), day(pickupDate, WITH_WEEKDAY)],
          [formatMessage(PERIOD_LABELS.dropoff), day(dropoffDate, WITH_WEEKDAY)],
          [formatMessage(PERIOD_LABELS.duration), formatMessage(COMMON_TEXT.days, { count })],
        ]}
      />
      {actions}
    </Panel>
  );
}

function PaymentCard({ booking: { unitPrice, days, totalPrice, priceReason } }: { readonly booking: Booking }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const price = (amount: number) => <span translate="no">{format.price(amount, site.currencySigns.console)}</span>;
  return (
    <Panel title={formatMessage(CARD_TITLES.payment)}>
      <DescriptionList
        entries={[
          [formatMessage(PAYMENT_TEXT.rate), price(unitPrice)],
          ...(priceReason
            ? [[formatMessage(PAYMENT_TEXT.reason), <bdi key="reason">{priceReason}</bdi>] as const]
            : []),
          [formatMessage(PAYMENT_TEXT.days), days],
          [
            formatMessage(PAYMENT_TEXT.total),
            <strong key="total" className={styles.total}>
              {price(totalPrice)}
            </strong>,
          ],
        ]}
      />
      <p className={styles.note}>{formatMessage(PAYMENT_TEXT.note)}</p>
    </Panel>
  );
}

const WITH_WEEKDAY: DayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
