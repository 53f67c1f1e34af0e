import { type ComponentType, Suspense } from 'react';
import type { Booking } from 'shared-kit/domain';
import { lazyComponent } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { CustomerCard } from '../features/booking-detail/customer-card.tsx';
import { OverviewCard } from '../features/booking-detail/overview-card.tsx';
import { PaymentCard } from '../features/booking-detail/payment-card.tsx';
import { PeriodCard } from '../features/booking-detail/period-card.tsx';
import { PickupCard } from '../features/booking-detail/pickup-card.tsx';
import { StaffNoteCard } from '../features/booking-detail/staff-note-card.tsx';
import { CARD_TITLES, DETAIL_TEXT } from '../features/booking-detail/texts.ts';
import { VehicleCard } from '../features/booking-detail/vehicle-card.tsx';
import { CARD_TEXT } from '../features/handover/card-texts.ts';
import { PAPERS_TEXT } from '../features/papers/texts.ts';
import { ReturnDayButtons } from '../features/status-change/return-day-buttons.tsx';
import { StatusButtons } from '../features/status-change/status-buttons.tsx';
import type { StatusChanges } from '../features/status-change/use-status-changes.ts';
import type { PagePanel, PanelProps } from '../kit/panel-list.tsx';
import { Panel } from '../ui/panel.tsx';
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

/** What is open and held stands at the head of the page too. */
const Payments = loadedLater('5.6rem', () =>
  import('../features/payments/payments-panel.tsx').then((loaded) => loaded.PaymentsPanel),
);
const Handovers = loadedLater('0', () => import('./handovers-panel.tsx').then((loaded) => loaded.HandoversPanel));

const Papers = loadedLater('5.4rem', () => import('./papers-of-booking.tsx').then((loaded) => loaded.PapersOfBooking));

/** Only of a rental whose car came back before its end. */
const StepsOfSwap = lazyComponent(() => import('./steps-of-swap.tsx').then((loaded) => loaded.StepsOfSwap));

/** Returns a panel that the page does not wait for. */
function loadedLater(height: string, load: () => Promise<ComponentType<PanelProps<BookingFacts>>>) {
  const Loaded = lazyComponent(load);
  return (props: PanelProps<BookingFacts>) => (
    <Suspense
      fallback={
        <Panel title={props.title} isBusy>
          <Skeleton height={height} />
        </Panel>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

/**
 * The panels on the page of a booking, in the order in which a phone shows them: each list is a stack. The first takes the
 * width of the page, the next three stand side by side, and the last below the first two of them.
 */
export const BOOKING_PANELS: readonly (readonly BookingPanel[])[] = [
  [
    {
      title: DETAIL_TEXT.booking,
      lines: 2,
      Panel: ({ title, ...facts }) => (
        <OverviewCard title={title} booking={facts.booking}>
          {facts.booking.status === 'reserved' && facts.booking.carSince ? (
            <Suspense fallback={<StatusButtons {...facts} insteadOfNext={<Skeleton width="10rem" height="2rem" />} />}>
              <StepsOfSwap {...facts} />
            </Suspense>
          ) : (
            <StatusButtons {...facts} />
          )}
        </OverviewCard>
      ),
    },
  ],
  [
    { title: CARD_TITLES.customer, lines: 6, Panel: CustomerCard },
    // Last in its column: the lines that come late move nothing.
    { title: CARD_TITLES.payments, lines: 3, Panel: Payments },
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
    { title: CARD_TITLES.pickup, lines: 4, Panel: PickupCard },
    { title: CARD_TEXT.title, lines: 0, Panel: Handovers },
  ],
  [
    { title: CARD_TITLES.payment, isFolded: true, lines: 4, Panel: PaymentCard },
    { title: NOTE_TEXT.staff, lines: 0, Panel: StaffNoteCard },
    { title: CARD_TITLES.vehicle, isFolded: true, lines: 3, Panel: VehicleCard },
    { title: PAPERS_TEXT.title, isFolded: true, permission: 'papers.read', lines: 3, Panel: Papers },
  ],
  [{ title: DETAIL_TEXT.timeline, isFolded: true, lines: 3, Panel: BookingTimeline }],
];
