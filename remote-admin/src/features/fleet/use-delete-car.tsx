import { isApiError } from 'shared-kit/api-client';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { FLEET_TEXT } from './texts.ts';

/** Returns the function that deletes a car after confirmation, and refreshes the fleet. */
export function useDeleteCar() {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const ask = useConfirmDeletion();

  async function remove({ CarId }: Car) {
    try {
      await api.deleteEntity('Cars', CarId);
      toasts.success(formatMessage(FLEET_TEXT.deleted));
    } catch (error) {
      const isRefused = isApiError(error) && error.status === 409;
      const text = isRefused
        ? formatMessage(FLEET_TEXT.deleteRefused, { reason: describeError(error) })
        : formatMessage(FLEET_TEXT.deleteFailed);
      showFailure({ log: 'The car could not be deleted', error, text });
    }
    // Also after a failure: the car may have been deleted already.
    await refresh.cars();
  }

  return (car: Car) =>
    ask({
      title: <bdi>{car.name}</bdi>,
      question: formatMessage(FLEET_TEXT.deleteQuestion),
      onDelete: () => remove(car),
    });
}
