import type { Car, NewCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import { type FilledCar, findCarChanges, leaveOutDefaults } from './car-form-values.ts';
import { FORM_TEXT } from './texts.ts';
import { useCarChangeText } from './use-car-change-text.ts';

type SavedCar =
  | { readonly outcome: 'saved' }
  /** `fields` has the server's problem with each field. */
  | { readonly outcome: 'failed'; readonly fields: Readonly<Record<string, string>> };

/** Returns the function that creates a car, or updates `existing`, as the person began with it. */
export function useSaveCar(existing: Car | undefined) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const tellChange = useCarChangeText();
  const refresh = useRefresh();
  const mayPrice = usePermission('cars.price');

  return async (filled: FilledCar): Promise<SavedCar> => {
    const { price, ...rest } = existing ? findCarChanges(filled, existing) : leaveOutDefaults(filled);
    // Null clears a field, which the type does not allow.
    const car = (mayPrice && price !== undefined ? { ...rest, price } : rest) as NewCar;
    try {
      if (!existing) await api.createCar(car);
      else if (Object.keys(car).length > 0) await api.updateEntity('Cars', { ...car, CarId: existing.CarId });
    } catch (error) {
      const text = formatMessage(existing ? FORM_TEXT.updateFailed : FORM_TEXT.addFailed);
      showFailure({ log: 'The car could not be saved', error, text });
      return { outcome: 'failed', fields: describeFields(error) };
    }
    if (existing && Object.keys(car).length > 0)
      showUndo(
        formatMessage(FORM_TEXT.updated),
        async () => {
          const before = Object.keys(car).map((name) => [name, existing[name as keyof Car] ?? null]);
          await api.updateEntity('Cars', { ...Object.fromEntries(before), CarId: existing.CarId });
          await refresh.cars();
        },
        tellChange(existing, car),
      );
    else toasts.success(formatMessage(existing ? FORM_TEXT.updated : FORM_TEXT.added));
    await refresh.cars();
    return { outcome: 'saved' };
  };
}
