import { type Booking, formatCalendarDay, formatPrice, formatTime, type SiteSettings } from 'shared-kit/domain';
import { createTexts } from 'shared-kit/intl';
import { pickupLine } from 'shared-kit/ui';
import { loadMessages } from '../../load-messages.ts';
import type { DraftChoice, EmailDraft } from './email-draft.ts';
import { CANCELED_BY_AGENCY, emailAbout, STATUS_EMAIL_TEXT } from './status-email-texts.ts';

interface StatusEmailContent extends DraftChoice {
  readonly booking: Booking;
  readonly carName: string;
  readonly site: SiteSettings;
}

/**
 * Returns the default text of the e-mail about the booking's status, in the customer's language. A cancellation is the
 * customer's wish unless `canceledBy` says that it is the agency's.
 * @throws ChunkError when its messages cannot be loaded
 */
export async function draftStatusEmail({
  booking,
  carName,
  site,
  language,
  canceledBy = 'customer',
}: StatusEmailContent): Promise<EmailDraft> {
  const { formatMessage } = createTexts(language, await loadMessages(language, 'statusEmail'));
  const { customerName, customerEmail, confirmationCode, pickupDate, pickupTime, dropoffDate, totalPrice, status } =
    booking;
  const day = (date: typeof pickupDate) => formatCalendarDay(date, undefined, language);
  const isCanceled = status === 'canceled';
  const about = emailAbout(status);
  const message = isCanceled && canceledBy === 'agency' ? CANCELED_BY_AGENCY : about.message;
  const name = customerName?.trim();
  const facts = formatMessage(STATUS_EMAIL_TEXT.booking, {
    car: carName,
    code: confirmationCode,
    from: day(pickupDate),
    to: day(dropoffDate),
    total: formatPrice(totalPrice, site.currencySigns.message, language),
  });
  const place = pickupLine(booking, formatMessage, site.address);
  const pickup = pickupTime
    ? formatMessage(STATUS_EMAIL_TEXT.timeAndPlace, { time: formatTime(pickupTime, language), place })
    : place;
  const isAhead = status === 'requested' || status === 'reserved';
  return {
    to: customerEmail?.trim() ?? '',
    subject: formatMessage(about.subject, { status }),
    body: [
      name ? formatMessage(STATUS_EMAIL_TEXT.greeting, { name }) : formatMessage(STATUS_EMAIL_TEXT.greetingWithoutName),
      formatMessage(message, { status }),
      isAhead ? `${facts}\n${formatMessage(STATUS_EMAIL_TEXT.pickup, { place: pickup })}` : facts,
      formatMessage(STATUS_EMAIL_TEXT.phone, { phone: site.phone }),
      formatMessage(STATUS_EMAIL_TEXT.regards, { agencyName: site.agencyName }),
    ].join('\n\n'),
    language,
    ...(isCanceled && { canceledBy }),
  };
}
