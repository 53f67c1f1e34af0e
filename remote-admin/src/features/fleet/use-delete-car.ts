import { isApiError } from 'shared-kit/api-client';
import type { Car } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { FLEET_TEXT } from './texts.ts';

/** Returns the function that deletes a car after confirmation, and refreshes the fleet. */
export function useDeleteCar() {
  const { api, toasts } = useHost();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const ask = useConfirmDeletion();

  async function remove({ CarId }: Car) {
    try {
      await api.deleteEntity('Cars', CarId);
      toasts.success(FLEET_TEXT.deleted);
    } catch (error) {
      const reason = isApiError(error) && error.status === 409 ? `. ${error.message}` : '';
      showFailure({ log: 'The car could not be deleted', error, text: FLEET_TEXT.deleteFailed + reason });
    }
    // Also after a failure: the car may have been deleted already.
    await refresh.cars();
  }

  return (car: Car) =>
    ask({
      title: car.name,
      question: FLEET_TEXT.deleteQuestion,
      onDelete: () => remove(car),
    });
}
