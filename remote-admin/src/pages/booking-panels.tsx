import type { Booking } from 'shared-kit/domain';
import { CustomerCard } from '../features/booking-detail/customer-card.tsx';
import { OverviewCard } from '../features/booking-detail/overview-card.tsx';
import { PaymentCard } from '../features/booking-detail/payment-card.tsx';
import { PeriodCard } from '../features/booking-detail/period-card.tsx';
import { PickupCard } from '../features/booking-detail/pickup-card.tsx';
import { StaffNoteCard } from '../features/booking-detail/staff-note-card.tsx';
import { CARD_TITLES, DETAIL_TEXT } from '../features/booking-detail/texts.ts';
import { VehicleCard } from '../features/booking-detail/vehicle-card.tsx';
import { PaymentsPanel } from '../features/payments/payments-panel.tsx';
import { PAYMENTS_TEXT } from '../features/payments/texts.ts';
import { ReturnDayButtons } from '../features/status-change/return-day-buttons.tsx';
import { StatusButtons } from '../features/status-change/status-buttons.tsx';
import type { StatusChanges } from '../features/status-change/use-status-changes.ts';
import type { PagePanel } from '../kit/panel-list.tsx';
import { NOTE_TEXT } from '../ui/texts.ts';
import { BookingTimeline } from './booking-timeline.tsx';

/** What each panel of a booking gets. */
interface BookingFacts {
  readonly booking: Booking;
  readonly changes: StatusChanges;
  readonly onEdit: () => void;
  readonly onWriteEmail: () => void;
}

interface BookingPanel extends PagePanel<BookingFacts> {
  /** Lines of its placeholder while the booking loads. */
  readonly lines: number;
}

/**
 * The panels on the page of a booking: each list is a stack. The first and the last take the width of the page, those
 * between them stand side by side.
 */
export const BOOKING_PANELS: readonly (readonly BookingPanel[])[] = [
  [
    {
      title: DETAIL_TEXT.booking,
      lines: 2,
      Panel: ({ title, ...facts }) => (
        <OverviewCard title={title} booking={facts.booking}>
          <StatusButtons {...facts} />
        </OverviewCard>
      ),
    },
  ],
  [
    { title: CARD_TITLES.customer, lines: 6, Panel: CustomerCard },
    { title: NOTE_TEXT.staff, lines: 1, Panel: StaffNoteCard },
  ],
  [
    {
      title: CARD_TITLES.period,
      lines: 3,
      Panel: ({ title, booking, changes }) => (
        <PeriodCard title={title} booking={booking}>
          <ReturnDayButtons booking={booking} changes={changes} />
        </PeriodCard>
      ),
    },
    { title: CARD_TITLES.pickup, lines: 3, Panel: PickupCard },
  ],
  [
    { title: CARD_TITLES.payment, lines: 4, Panel: PaymentCard },
    { title: PAYMENTS_TEXT.title, lines: 3, Panel: PaymentsPanel },
    { title: CARD_TITLES.vehicle, lines: 5, Panel: VehicleCard },
  ],
  [{ title: DETAIL_TEXT.timeline, lines: 3, Panel: BookingTimeline }],
];
