import type { BookingStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../data/use-failure-toast.ts';
import { useBookingForm } from '../features/booking-form/use-booking-form.tsx';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import { type BookingDays, Planning } from '../features/planning/planning.tsx';
import { PLANNING_TEXT } from '../features/planning/texts.ts';
import type { PlannedRental } from '../features/planning/use-planning-entries.ts';
import { useStatusChanges } from '../features/status-change/use-status-changes.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/planning`: which car is rented or blocked on which days. */
export function PlanningPage() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const form = useBookingForm();
  const openMoveDialog = useMoveDialog();
  const { change } = useStatusChanges();
  const setStatus = async ({ id, status: seen }: PlannedRental, status: BookingStatus) => {
    try {
      // Refused, should the booking have another status by now.
      await change({ ...(await api.getEntity('CarsBooking', id)), status: seen }, status);
    } catch (error) {
      showFailure({ log: 'The booking could not be read', error, text: formatMessage(PLANNING_TEXT.bookingFailed) });
    }
  };
  const edit = async ({ id }: PlannedRental, proposed?: BookingDays) => {
    try {
      form.edit(await api.getEntity('CarsBooking', id), proposed);
    } catch (error) {
      showFailure({ log: 'The booking could not be read', error, text: formatMessage(PLANNING_TEXT.bookingFailed) });
    }
  };
  return (
    <>
      <PageHeader title={formatMessage(PLANNING_TEXT.title)} isQuiet />
      <Planning
        onBook={form.create}
        onEdit={(rental, proposed) => void edit(rental, proposed)}
        onMove={(id, onMoved) => void openMoveDialog(id, undefined, onMoved)}
        onStatus={(rental, status) => void setStatus(rental, status)}
      />
      {form.dialog}
    </>
  );
}
