import { isApiError, isOutcomeUnknown } from 'shared-kit/api-client';
import {
  type BookingContent,
  type BookingRequest,
  CONTACT_FIELD_LIST,
  type ContactFieldName,
  isSameContent,
} from 'shared-kit/domain';

/** What is known of the requests sent so far. */
export type BookingAttempt =
  /** None was sent, or the server has answered. */
  | { readonly status: 'settled' }
  /** Sent, and the answer was lost: the booking may stand. */
  | { readonly status: 'unanswered'; readonly request: BookingRequest };

export const NO_ATTEMPT: BookingAttempt = { status: 'settled' };

export interface PlannedRequest {
  readonly request: BookingRequest;
  /** The same request again: it yields the booking that it may have made before. */
  readonly isRepeat: boolean;
}

/** Returns a request whose answer was lost, under its code; for any other content a new request under a new code. */
export function planRequest(attempt: BookingAttempt, content: BookingContent, drawCode: () => string): PlannedRequest {
  if (attempt.status === 'unanswered' && isSameContent(attempt.request, content))
    return { request: attempt.request, isRepeat: true };
  return { request: { ...content, confirmationCode: drawCode() }, isRepeat: false };
}

/** Returns what is known after a request failed. A refusal does not settle an earlier, unanswered request. */
export function afterFailure(attempt: BookingAttempt, sent: PlannedRequest, error: unknown): BookingAttempt {
  if (isOutcomeUnknown(error)) return { status: 'unanswered', request: sent.request };
  return sent.isRepeat ? NO_ATTEMPT : attempt;
}

export type FieldErrors = { readonly [field in ContactFieldName | 'dates' | 'terms']?: string | undefined };

/** Returns what the server says of the fields of the form; its two dates are one field here. */
export function readFieldErrors(error: unknown): FieldErrors {
  const fields = (isApiError(error) && error.status === 400 && error.body?.meta?.fields) || {};
  const dates = fields.pickupDate ?? fields.dropoffDate;
  const contact = CONTACT_FIELD_LIST.flatMap(([name]) => (fields[name] ? [[name, fields[name]]] : []));
  return { ...Object.fromEntries(contact), ...(dates && { dates }) };
}
