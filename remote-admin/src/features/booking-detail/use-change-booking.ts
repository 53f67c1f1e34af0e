import { useState } from 'react';
import { errorType } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { basedOn } from '../../data/based-on.ts';
import { type SeenPrice, takeBackPriced } from '../../data/seen-price.ts';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { CHANGE_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';

/** Texts of the notices after a change. */
interface ChangeTexts {
  readonly saved: Message;
  readonly failed: Message;
}

export type ChangedBooking =
  | { readonly outcome: 'saved' }
  /** Another user changed one of the fields first: nothing was changed, and `booking` is the current state. */
  | { readonly outcome: 'overtaken'; readonly booking: Booking }
  /** `fields` has the server's error message by field. */
  | { readonly outcome: 'failed'; readonly fields: Readonly<Record<string, string>> };

/**
 * Returns the function that changes fields of a booking, unless they differ from the displayed ones by now, and whether
 * a change is in progress.
 */
export function useChangeBooking(texts: ChangeTexts) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const refresh = useRefresh();
  const [isSaving, setIsSaving] = useState(false);

  const explain = async ({ id }: Booking, error: unknown): Promise<ChangedBooking> => {
    if (errorType(error) === 'booking_changed') {
      const booking = await api.getEntity('CarsBooking', id);
      await refresh.changedBooking(booking);
      toasts.error(formatMessage(FAILURE_TEXT.title), describeError(error));
      return { outcome: 'overtaken', booking };
    }
    showFailure({ log: 'The booking could not be changed', error, text: formatMessage(texts.failed) });
    return { outcome: 'failed', fields: describeFields(error) };
  };

  /** @param price of a change that the rules price */
  async function change(seen: Booking, changes: Partial<Booking>, price?: SeenPrice): Promise<ChangedBooking> {
    setIsSaving(true);
    const names = Object.keys(changes) as (keyof Booking)[];
    const of = formatMessage(CHANGE_TEXT.of, { name: seen.confirmationCode, what: seen.customerName });
    try {
      const sent = { ...changes, ...price, id: seen.id, ...basedOn(seen, price ? [...names, 'totalPrice'] : names) };
      const changed = await api.updateEntity('CarsBooking', sent);
      await refresh.changedBooking(changed);
      const restored = takeBackPriced(seen, changed, names, price);
      if (restored)
        showUndo(
          formatMessage(texts.saved),
          async () => refresh.changedBooking(await api.updateEntity('CarsBooking', restored)),
          { changed: of },
        );
      else toasts.success(formatMessage(texts.saved), of);
      return { outcome: 'saved' };
    } catch (error) {
      return await explain(seen, error).catch((second: unknown) => explain(seen, second));
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, change };
}
