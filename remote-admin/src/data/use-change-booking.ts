import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useErrorText } from '../ui/use-error-text.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Texts of the notices after a change. */
interface ChangeTexts {
  readonly saved: Message;
  readonly failed: Message;
}

export type ChangedBooking =
  | { readonly outcome: 'saved' }
  /** `fields` has the server's problem with each field. */
  | { readonly outcome: 'failed'; readonly fields: Readonly<Record<string, string>> };

/** Returns the function that changes fields of a booking, and whether it runs. */
export function useChangeBooking(texts: ChangeTexts) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const [isSaving, setIsSaving] = useState(false);

  async function change({ id }: Booking, changes: Partial<Booking>): Promise<ChangedBooking> {
    setIsSaving(true);
    try {
      await refresh.changedBooking(await api.updateEntity('CarsBooking', { ...changes, id }));
      toasts.success(formatMessage(texts.saved));
      return { outcome: 'saved' };
    } catch (error) {
      showFailure({ log: 'The booking could not be changed', error, text: formatMessage(texts.failed) });
      return { outcome: 'failed', fields: describeFields(error) };
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, change };
}
