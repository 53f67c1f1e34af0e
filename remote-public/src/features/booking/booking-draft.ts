import {
  type ContactTexts,
  type OfferRequest,
  PICKUP_FIELD_NAMES,
  type PickupTexts,
  toContactTexts,
} from 'shared-kit/domain';
import { useDraft, useDraftPart } from 'shared-kit/remote';
import { type BookingAttempt, NO_ATTEMPT } from './booking-attempt.ts';
import type { ChoiceTexts } from './rental-choices.ts';

const BOOKING_DRAFT_KEY = 'booking';

/** Input of the booking form, shared by all cars. */
export interface BookingDraft {
  readonly contact: ContactTexts;
  /** The changed fields. An unchanged time is that of the search. */
  readonly pickup: Partial<PickupTexts>;
  /** Return, extras and driver; absent until one is chosen. */
  readonly choices?: ChoiceTexts | undefined;
  readonly hasAgreed: boolean;
  /** Part of the draft, so that an unanswered request is repeated even after visiting other pages. */
  readonly attempt: BookingAttempt;
}

/** Returns the draft, initially empty, and functions that change and clear it. */
export function useBookingDraft() {
  const { read, keep, drop } = useDraft(BOOKING_DRAFT_KEY, parseBookingDraft);
  return {
    draft: parseBookingDraft(useDraftPart(BOOKING_DRAFT_KEY, (kept) => kept)),
    changeDraft: (update: (draft: BookingDraft) => Partial<BookingDraft>) => keep({ ...read(), ...update(read()) }),
    clearDraft: drop,
  };
}

/** Returns the unanswered request for a car, which may have been booked. Changes of other input do not render. */
export function useUnansweredRequest(carId: string): OfferRequest | undefined {
  return useDraftPart(BOOKING_DRAFT_KEY, (kept) => {
    const attempt = parseAttempt(toRecord(kept).attempt);
    return attempt.status === 'unanswered' && attempt.request.carId === carId ? attempt.request : undefined;
  });
}

/** Parses a stored draft, perhaps of another version: unknown fields are left out, missing ones are empty. */
export function parseBookingDraft(kept: unknown): BookingDraft {
  const { contact, pickup, choices, hasAgreed, attempt } = toRecord(kept);
  const details = toRecord(pickup);
  const changed = PICKUP_FIELD_NAMES.filter((name) => typeof details[name] === 'string');
  return {
    contact: toContactTexts(toRecord(contact)),
    pickup: Object.fromEntries(changed.map((name) => [name, details[name]])),
    choices: parseChoices(choices),
    hasAgreed: hasAgreed === true,
    attempt: parseAttempt(attempt),
  };
}

function parseChoices(kept: unknown): ChoiceTexts | undefined {
  if (kept === undefined) return undefined;
  const { dropoffTime, dropoffPlace, extras, youngDriver } = toRecord(kept);
  const quantities = Object.entries(toRecord(extras)).filter(([, quantity]) => Number.isInteger(quantity));
  return {
    dropoffTime: typeof dropoffTime === 'string' ? dropoffTime : '',
    dropoffPlace: typeof dropoffPlace === 'string' ? dropoffPlace : '',
    extras: Object.fromEntries(quantities) as ChoiceTexts['extras'],
    youngDriver: youngDriver === true,
  };
}

function parseAttempt(kept: unknown): BookingAttempt {
  const { request } = toRecord(kept);
  const { carId, pickupDate, dropoffDate, confirmationCode } = toRecord(request);
  const isRequest = [carId, pickupDate, dropoffDate, confirmationCode].every((value) => typeof value === 'string');
  return isRequest ? { status: 'unanswered', request: request as OfferRequest } : NO_ATTEMPT;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
