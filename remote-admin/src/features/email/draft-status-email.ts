import { type Booking, formatCalendarDay, type LocaleCode } from 'shared-kit/domain';
import { createTexts } from 'shared-kit/intl';
import { loadMessages } from '../../load-messages.ts';
import type { EmailDraft } from './email-draft.ts';
import { LETTER_TEXT, letterAbout } from './letter-texts.ts';

/**
 * Returns the default text of the e-mail about the booking's status, in a language other than the console's perhaps.
 * @throws ChunkError when its messages cannot be loaded
 */
export async function draftStatusEmail(
  { customerName, customerEmail, confirmationCode, pickupDate, dropoffDate, status }: Booking,
  agencyName: string,
  language: LocaleCode,
): Promise<EmailDraft> {
  const { formatMessage } = createTexts(language, await loadMessages(language, 'letter'));
  const day = (date: typeof pickupDate) => formatCalendarDay(date, undefined, language);
  const { subject, message } = letterAbout(status);
  const name = customerName?.trim();
  return {
    to: customerEmail?.trim() ?? '',
    subject: formatMessage(subject, { status }),
    body: [
      name ? formatMessage(LETTER_TEXT.greeting, { name }) : formatMessage(LETTER_TEXT.greetingWithoutName),
      formatMessage(message, { status }),
      formatMessage(LETTER_TEXT.booking, { code: confirmationCode, from: day(pickupDate), to: day(dropoffDate) }),
      formatMessage(LETTER_TEXT.regards, { agencyName }),
    ].join('\n\n'),
    language,
  };
}
