import type { ReactNode } from 'react';
import {
  type Booking,
  CONTACT_FIELD_LIST,
  type ContactField,
  countRentalDays,
  type DayStyle,
  emailLink,
  formatCalendarDay,
  formatPrice,
  telephoneLink,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { durationInDays } from '../../ui/texts.ts';
import styles from './booking-details.module.css';
import { CARD_TITLES, CONTACT_LABELS, DETAIL_TEXT, NOT_PROVIDED, PAYMENT_TEXT, PERIOD_LABELS } from './texts.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface BookingDetailsProps {
  readonly booking: Booking;
  readonly statusActions?: ReactNode;
}

/** The details of a booking, one card per subject. */
export function BookingDetails({ booking, statusActions }: BookingDetailsProps) {
  const { site } = useHost();
  return (
    <div className={styles.grid}>
      <Panel
        className={styles.wide}
        title={DETAIL_TEXT.booking(booking.confirmationCode)}
        aside={<StatusTag status={booking.status} />}
      >
        <p className={styles.note}>{DETAIL_TEXT.requested(formatAgencyTimestamp(booking.createdAt, site.timeZone))}</p>
        {statusActions}
      </Panel>
      <CustomerCard booking={booking} />
      <PeriodCard booking={booking} />
      <VehicleCard carId={booking.carId} />
      <PaymentCard booking={booking} />
    </div>
  );
}

function CustomerCard({ booking }: { readonly booking: Booking }) {
  const facts = CONTACT_FIELD_LIST.map(([name, { label, input }]): DescriptionEntry => {
    const text = booking[name]?.trim();
    return [
      CONTACT_LABELS[name] ?? label,
      text ? <ContactText key={name} type={input.type} text={text} /> : NOT_PROVIDED,
    ];
  });
  return (
    <Panel title={CARD_TITLES.customer}>
      <DescriptionList entries={facts} />
    </Panel>
  );
}

function ContactText({ type, text }: { readonly type: ContactField['input']['type']; readonly text: string }) {
  if (type === 'email') return <a href={emailLink({ email: text })}>{text}</a>;
  return type === 'tel' ? <a href={telephoneLink(text)}>{text}</a> : text;
}

function PeriodCard({ booking: { pickupDate, dropoffDate } }: { readonly booking: Booking }) {
  return (
    <Panel title={CARD_TITLES.period}>
      <DescriptionList
        entries={[
          [PERIOD_LABELS.pickup, formatCalendarDay(pickupDate, WITH_WEEKDAY)],
          [PERIOD_LABELS.dropoff, formatCalendarDay(dropoffDate, WITH_WEEKDAY)],
          [PERIOD_LABELS.duration, durationInDays(countRentalDays(pickupDate, dropoffDate))],
        ]}
      />
    </Panel>
  );
}

function PaymentCard({ booking: { unitPrice, days, totalPrice } }: { readonly booking: Booking }) {
  const { site } = useHost();
  const price = (amount: number) => formatPrice(amount, site.currencySigns.console);
  return (
    <Panel title={CARD_TITLES.payment}>
      <DescriptionList
        entries={[
          [PAYMENT_TEXT.rate, price(unitPrice)],
          [PAYMENT_TEXT.days, days],
          [
            PAYMENT_TEXT.total,
            <strong key="total" className={styles.total}>
              {price(totalPrice)}
            </strong>,
          ],
        ]}
      />
      <p className={styles.note}>{PAYMENT_TEXT.note}</p>
    </Panel>
  );
}

const WITH_WEEKDAY: DayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
