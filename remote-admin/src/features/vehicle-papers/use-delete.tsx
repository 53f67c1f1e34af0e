import { useIntl } from 'shared-kit/intl';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { VEHICLE_TEXT } from './texts.ts';

/** Returns the function that deletes a paper or work on a car, after a question. */
export function useDelete() {
  const { formatMessage } = useIntl();
  const confirmDeletion = useConfirmDeletion();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  return (name: string, remove: () => Promise<void>) =>
    confirmDeletion({
      title: name,
      question: formatMessage(VEHICLE_TEXT.deleteQuestion),
      async onDelete() {
        await remove().catch((error) =>
          showFailure({ log: 'A paper was not deleted', error, text: formatMessage(VEHICLE_TEXT.deleteFailed) }),
        );
        await Promise.all([refresh.cars(), refresh.bookings()]);
      },
    });
}
