import { Button } from 'antd';
import { useParams, useSearchParams } from 'react-router-dom';
import type { BookingHandovers } from 'shared-kit/api-client';
import { type Booking, HANDOVER_DIRECTIONS, type HandoverDirection, needsOtherCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { useSeenBooking } from '../data/live-updates.tsx';
import { useBooking, useStaffCar } from '../data/use-booking.ts';
import { useLast } from '../data/use-last.ts';
import { DETAIL_TEXT, NOT_FOUND } from '../features/booking-detail/texts.ts';
import { CARD_TEXT } from '../features/handover/card-texts.ts';
import { findCarId } from '../features/handover/find-handover.ts';
import { HandoverForm } from '../features/handover/handover-form.tsx';
import { handoverPlace } from '../features/handover/handover-place.ts';
import { initialValues } from '../features/handover/initial-values.ts';
import { OfflineNotice } from '../features/handover/offline-notice.tsx';
import { PAGE_TEXT, TITLES } from '../features/handover/texts.ts';
import { useHandover } from '../features/handover/use-handover.ts';
import { useHandovers } from '../features/handover/use-handovers.ts';
import { useKeptCopy, useOfflineCopy } from '../features/handover/use-offline-copy.ts';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/bookings/{bookingId}/handover/{direction}`: the protocol of a hand-over, or of a return; with `?id=` one that was followed by others. */
export function HandoverPage() {
  const { bookingId = '', direction: given } = useParams();
  const id = useSearchParams()[0].get('id') ?? undefined;
  const direction = HANDOVER_DIRECTIONS.find((one) => one === given) ?? 'pickup';
  return <HandoverBody key={`${bookingId} ${direction} ${id}`} {...{ bookingId, direction, id }} />;
}

interface HandoverBodyProps {
  readonly bookingId: string;
  readonly direction: HandoverDirection;
  readonly id: string | undefined;
}

function HandoverBody({ bookingId, direction, id }: HandoverBodyProps) {
  const { formatMessage } = useIntl();
  const state = useBooking(bookingId);
  const booking = useLast(state);
  const handovers = useHandovers(Number(bookingId));
  // What was read stays when the network goes: a form is not replaced by its copy.
  const failed = handovers.status === 'failed' ? handovers : !booking && state.status === 'failed' ? state : undefined;
  const copy = useOfflineCopy(Number(bookingId), failed?.error);
  useSeenBooking(Number(bookingId));
  const content = () => {
    if (state.status === 'missing')
      return <EmptyNotice title={formatMessage(NOT_FOUND.title)} text={formatMessage(NOT_FOUND.text)} />;
    if (copy.status === 'reading') return <Skeleton height="40rem" />;
    if (!booking && state.status === 'failed')
      return <FailureNotice title={formatMessage(DETAIL_TEXT.failure)} failure={state} />;
    if (handovers.status === 'failed')
      return <FailureNotice title={formatMessage(PAGE_TEXT.failure)} failure={handovers} />;
    if (!booking || handovers.status === 'loading') return <Skeleton height="40rem" />;
    return (
      <>
        {copy.status === 'shown' && <OfflineNotice copiedAt={copy.copiedAt} />}
        <Loaded {...{ booking, direction, id }} all={handovers.value} isCopy={copy.status === 'shown'} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        isQuiet
        title={formatMessage(TITLES[direction])}
        back={<BackLink to={`/admin/bookings/${bookingId}`} label={PAGE_TEXT.booking} />}
      />
      {content()}
    </>
  );
}

interface LoadedProps extends Pick<HandoverBodyProps, 'direction' | 'id'> {
  readonly booking: Booking;
  readonly all: BookingHandovers;
  readonly isCopy: boolean;
}

function Loaded({ booking, direction, id, all, isCopy }: LoadedProps) {
  const { address } = useHost().site;
  const texts = useIntl();
  const { formatMessage } = texts;
  const state = useStaffCar(findCarId(booking, all.handovers, direction, id));
  const car = useLast(state);
  const initial = initialValues(booking, direction, all, handoverPlace(booking, direction, texts, address));
  const handover = useHandover(booking, direction, all, initial, id);
  const openMoveDialog = useMoveDialog();
  useKeptCopy({ booking, car, handover, isCopy });
  // A signed protocol has its id in the address and stays readable.
  if (direction === 'pickup' && !handover?.stored?.signedAt && needsOtherCar(booking, all.handovers))
    return (
      <EmptyNotice
        title={formatMessage(CARD_TEXT.goesOn)}
        action={
          <Button type="primary" onClick={() => void openMoveDialog(booking.id)}>
            {formatMessage(CARD_TEXT.chooseCar)}
          </Button>
        }
      />
    );
  if (!handover || (!car && state.status === 'loading')) return <Skeleton height="40rem" />;
  return <HandoverForm booking={booking} car={car} handover={handover} />;
}
