import { App } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { CustomerName } from '../../ui/customer-name.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { MOVE_TEXT } from './texts.ts';

/** Loaded when it is first opened: pages do not wait for it. */
const loadMoveForm = () => import('./move-form.tsx');

/**
 * Opens the dialog that moves a booking to another car.
 * @param carId the car that is chosen at first, by default the most similar one
 * @param onMoved called after the booking was moved
 */
export type OpenMoveDialog = (bookingId: number, carId?: string, onMoved?: () => void) => Promise<void>;

/** Returns the function that opens the dialog in which a booking is moved to a free car. */
export function useMoveDialog(): OpenMoveDialog {
  const { api } = useHost();
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  return async (bookingId, carId, onMoved) => {
    try {
      // The dialog opens with its content.
      const [booking, { MoveForm }] = await Promise.all([api.getEntity('CarsBooking', bookingId), loadMoveForm()]);
      const dialog = modal.confirm({
        title: formatMessage(MOVE_TEXT.title, { name: <CustomerName key="name" name={booking.customerName} /> }),
        content: <MoveForm booking={booking} carId={carId} onMoved={onMoved} onClose={() => dialog.destroy()} />,
        icon: null,
        footer: null,
        width: '34rem',
        afterClose: focusHeadingIfLost,
      });
    } catch (error) {
      showFailure({ log: 'The booking could not be read', error, text: formatMessage(MOVE_TEXT.unread) });
    }
  };
}
