import { isApiError, isOutcomeUnknown } from 'shared-kit/api-client';
import {
  type BookingContent,
  CONTACT_FIELD_LIST,
  type ContactFieldName,
  isSameContent,
  type OfferRequest,
  PICKUP_FIELD_NAMES,
  type PickupFieldName,
} from 'shared-kit/domain';

/** State of the requests sent so far. */
export type BookingAttempt =
  /** None was sent, or the server has responded. */
  | { readonly status: 'settled' }
  /** Sent, but the response was lost: the booking may exist. */
  | { readonly status: 'unanswered'; readonly request: OfferRequest };

export const NO_ATTEMPT: BookingAttempt = { status: 'settled' };

interface PlannedRequest {
  readonly request: OfferRequest;
  /** Whether the request repeats an unanswered one; it then returns the booking that this one may have created. */
  readonly isRepeat: boolean;
}

/** Returns the unanswered request if the content is the same, else a new request with a new code. */
export function planRequest(attempt: BookingAttempt, content: BookingContent, drawCode: () => string): PlannedRequest {
  if (attempt.status === 'unanswered' && isSameContent(attempt.request, content))
    return { request: attempt.request, isRepeat: true };
  return { request: { ...content, confirmationCode: drawCode() }, isRepeat: false };
}

/** Returns the state after a failed request. A rejection does not settle an earlier, unanswered request. */
export function afterFailure(attempt: BookingAttempt, sent: PlannedRequest, error: unknown): BookingAttempt {
  if (isOutcomeUnknown(error)) return { status: 'unanswered', request: sent.request };
  return sent.isRepeat ? NO_ATTEMPT : attempt;
}

type FieldName = ContactFieldName | PickupFieldName | 'dropoffTime' | 'dropoffPlace' | 'extras' | 'dates' | 'terms';
export type FieldErrors = { readonly [field in FieldName]?: string | undefined };

/** Returns the server's error per field of the form. */
export function readFieldErrors(
  error: unknown,
  describeFields: (error: unknown) => Readonly<Record<string, string>>,
): FieldErrors {
  return isApiError(error) && error.status === 400 ? toFieldErrors(describeFields(error)) : {};
}

/** Returns the texts of the form's fields, where the two dates are one field, and each extra a part of its list. */
export function toFieldErrors(texts: Readonly<Record<string, string | undefined>>): FieldErrors {
  const names = [...CONTACT_FIELD_LIST.map(([name]) => name), ...PICKUP_FIELD_NAMES, 'dropoffTime', 'dropoffPlace'];
  const known = names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []));
  const dates = texts.pickupDate ?? texts.dropoffDate;
  const [, extras] = Object.entries(texts).find(([name]) => /^extras\b/.test(name)) ?? [];
  return { ...Object.fromEntries(known), ...(dates && { dates }), ...(extras && { extras }) };
}
