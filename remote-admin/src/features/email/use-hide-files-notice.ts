import type { MailStatus } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';

/** Returns the function that hides the notice about e-mails written to files, at once, and shows it again if that fails. */
export function useHideFilesNotice() {
  const { api, mutate } = useHost();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  return async () => {
    const hide = (status?: MailStatus) => status && { ...status, hidesFilesNotice: true };
    try {
      await mutate<MailStatus | undefined>(
        cacheKeys.mailStatus,
        async (status: MailStatus | undefined) => {
          await api.hideFilesNotice();
          return hide(status);
        },
        { optimisticData: hide, revalidate: false },
      );
    } catch (error) {
      showFailure({ log: 'A notice could not be dismissed', error, text: describeError(error) });
    }
  };
}
