import { BOOKING_FIELDS, type Booking, PICKUP_FIELD_NAMES } from 'shared-kit/domain';
import { toE164 } from '../../customers/to-e164.ts';
import { type DescribedProblem, invalid } from '../../platform/http/problems.ts';
import { NO_CONTACT } from '../booking-problems.ts';
import type { BookingCommand, StoredBooking } from './booking-command.ts';
import { MOVE_BOOKING } from './move-booking.ts';
import { SET_STATUS } from './set-status.ts';

const CODE_FIXED: DescribedProblem = {
  type: 'code_fixed',
  message: 'The customer knows the booking by this code: it cannot be changed',
};

/** The details of the pick-up belong here too: a change of them can change the price. */
const OTHERS: readonly string[] = ['id', ...MOVE_BOOKING.fields, ...SET_STATUS.fields].filter(
  (name) => !(PICKUP_FIELD_NAMES as readonly string[]).includes(name),
);

/** Changes contact, pick-up details, language and notes. One of phone number and e-mail address must stay. */
export const CHANGE_DETAILS: BookingCommand = {
  fields: Object.entries(BOOKING_FIELDS)
    .filter(([name, { writtenBy }]) => writtenBy !== 'server' && !OTHERS.includes(name))
    .map(([name]) => name as keyof Booking),

  plan({ before, changed }, sent) {
    if (changed.confirmationCode !== before.confirmationCode) throw invalid({ confirmationCode: CODE_FIXED });
    const isContactCleared = sent.customerPhone === '' || sent.customerEmail === '';
    if (isContactCleared && !changed.customerPhone && !changed.customerEmail)
      throw invalid({ customerPhone: NO_CONTACT });
    return { values: { ...sent, ...dialledAs(sent, changed) } };
  },
};

/** Returns the other form of a changed phone number, or of one whose country follows a changed language; null for none. */
function dialledAs(sent: Partial<Booking>, { customerPhone, locale }: StoredBooking) {
  const isChanged = sent.customerPhone !== undefined || sent.locale !== undefined;
  return isChanged ? { customerPhoneE164: toE164(customerPhone, locale ?? undefined) ?? null } : {};
}
