import type { Booking } from 'shared-kit/domain';
import { CustomerCard } from '../features/booking-detail/customer-card.tsx';
import { OverviewCard } from '../features/booking-detail/overview-card.tsx';
import { PaymentCard } from '../features/booking-detail/payment-card.tsx';
import { PeriodCard } from '../features/booking-detail/period-card.tsx';
import { PickupCard } from '../features/booking-detail/pickup-card.tsx';
import { StaffNoteCard } from '../features/booking-detail/staff-note-card.tsx';
import { CARD_TITLES, DETAIL_TEXT } from '../features/booking-detail/texts.ts';
import { VehicleCard } from '../features/booking-detail/vehicle-card.tsx';
import { EmailList } from '../features/email/email-list.tsx';
import { LIST_TEXT } from '../features/email/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { ReturnDayButtons } from '../features/status-change/return-day-buttons.tsx';
import { StatusButtons } from '../features/status-change/status-buttons.tsx';
import type { StatusChanges } from '../features/status-change/use-status-changes.tsx';
import type { PagePanel } from '../kit/panel-list.tsx';
import { NOTE_TEXT } from '../ui/texts.ts';

/** What each panel of a booking gets. */
interface BookingFacts {
  readonly booking: Booking;
  readonly changes: StatusChanges;
  readonly onEdit: () => void;
  readonly onWriteEmail: () => void;
}

/** The panels on the page of a booking, in their order. */
export const BOOKING_PANELS: readonly PagePanel<BookingFacts>[] = [
  {
    title: DETAIL_TEXT.booking,
    Panel: ({ title, ...facts }) => (
      <OverviewCard title={title} booking={facts.booking}>
        <StatusButtons {...facts} />
      </OverviewCard>
    ),
  },
  { title: CARD_TITLES.customer, Panel: CustomerCard },
  {
    title: CARD_TITLES.period,
    Panel: ({ title, booking, changes }) => (
      <PeriodCard title={title} booking={booking}>
        <ReturnDayButtons booking={booking} changes={changes} />
      </PeriodCard>
    ),
  },
  { title: CARD_TITLES.pickup, Panel: PickupCard },
  { title: NOTE_TEXT.staff, Panel: StaffNoteCard },
  { title: CARD_TITLES.vehicle, Panel: VehicleCard },
  { title: CARD_TITLES.payment, Panel: PaymentCard },
  { title: LIST_TEXT.title, Panel: EmailList },
  {
    title: HISTORY_TEXT.title,
    Panel: ({ title, booking }) => <HistoryCard title={title} entity="CarsBooking" entityKey={String(booking.id)} />,
  },
];
