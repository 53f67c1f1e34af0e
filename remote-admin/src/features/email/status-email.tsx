import { useEffect, useEffectEvent, useState } from 'react';
import { type Booking, DEFAULT_LOCALE } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useStaffCar } from '../../data/use-booking.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { draftStatusEmail } from './draft-status-email.ts';
import { EmailDialog } from './email-dialog.tsx';
import { type DraftChoice, type EmailDraft, emailDraftKey } from './email-draft.ts';
import { LANGUAGE_TEXT, STATUS_EMAIL } from './texts.ts';

interface StatusEmailProps {
  /** Another status, language or address of it needs a new `key`. */
  readonly booking: Booking;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of the e-mail about the booking's status, in the customer's language. Opens when its texts are loaded. */
export function StatusEmail({ booking, isOpen, onClose }: StatusEmailProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const car = useStaffCar(booking.carId);
  const [draft, setDraft] = useState<EmailDraft>();

  const write = async (choice: DraftChoice): Promise<EmailDraft | undefined> => {
    try {
      const carName = car.status === 'ready' ? car.value.name : booking.carId;
      return await draftStatusEmail({ booking, carName, site, ...choice });
    } catch (error) {
      showFailure({ log: 'The draft could not be loaded', error, text: formatMessage(LANGUAGE_TEXT.failed) });
      return undefined;
    }
  };
  const prepare = useEffectEvent(async () => {
    const written = await write({ language: booking.locale ?? DEFAULT_LOCALE });
    if (written) setDraft(written);
    else onClose();
  });
  const isNeeded = isOpen && !draft && car.status !== 'loading';
  useEffect(() => {
    if (isNeeded) void prepare();
  }, [isNeeded]);

  if (!draft) return null;
  return (
    <EmailDialog
      bookingId={booking.id}
      texts={STATUS_EMAIL}
      isOpen={isOpen}
      isRecipientFixed
      draftKey={emailDraftKey(booking, 'status')}
      draft={draft}
      onWrite={write}
      onClose={onClose}
    />
  );
}
