import { useState } from 'react';
import type { Booking, LocaleCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { LANGUAGE_TEXT } from './texts.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Returns the function that changes the language of a booking's customer, and whether it runs. */
export function useChangeBookingLanguage() {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const [isSaving, setIsSaving] = useState(false);

  async function change({ id }: Booking, locale: LocaleCode) {
    setIsSaving(true);
    try {
      await refresh.changedBooking(await api.updateEntity('CarsBooking', { id, locale }));
      toasts.success(formatMessage(LANGUAGE_TEXT.saved));
    } catch (error) {
      showFailure({
        log: "The customer's language could not be saved",
        error,
        text: formatMessage(LANGUAGE_TEXT.failed),
      });
    } finally {
      setIsSaving(false);
    }
  }
  return { isSaving, change };
}
