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

export type FieldErrors = {
  readonly [field in ContactFieldName | PickupFieldName | 'dates' | 'terms']?: string | undefined;
};

/** Returns the server's error per field of the form, where the two dates are one field. */
export function readFieldErrors(
  error: unknown,
  describeFields: (error: unknown) => Readonly<Record<string, string>>,
): FieldErrors {
  const fields = isApiError(error) && error.status === 400 ? describeFields(error) : {};
  const dates = fields.pickupDate ?? fields.dropoffDate;
  const names = [...CONTACT_FIELD_LIST.map(([name]) => name), ...PICKUP_FIELD_NAMES];
  const texts = names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return { ...Object.fromEntries(texts), ...(dates && { dates }) };
}
