import { isApiError, isOutcomeUnknown } from 'shared-kit/api-client';
import type { BookingRequest, Contact } from 'shared-kit/domain';

/** What the visitor asks for; with a confirmation code it becomes a request. */
export type BookingContent = Omit<BookingRequest, 'confirmationCode'>;

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

/** A lost answer is asked for again under the same code; anything else is a new request under a new code. */
export function planRequest(attempt: BookingAttempt, content: BookingContent, drawCode: () => string): PlannedRequest {
  if (attempt.status === 'unanswered' && hasContent(attempt.request, content))
    return { request: attempt.request, isRepeat: true };
  return { request: { ...content, confirmationCode: drawCode() }, isRepeat: false };
}

/** What is known after a request failed. A refused request says nothing about an earlier, other one. */
export function afterFailure(attempt: BookingAttempt, sent: PlannedRequest, error: unknown): BookingAttempt {
  if (isOutcomeUnknown(error)) return { status: 'unanswered', request: sent.request };
  return sent.isRepeat ? NO_ATTEMPT : attempt;
}

export type FieldErrors = { readonly [field in keyof Contact | 'dates' | 'terms']?: string | undefined };

/** What the server says of the fields of the form; its two dates are one field here. */
export function readFieldErrors(error: unknown): FieldErrors {
  const fields = (isApiError(error) && error.status === 400 && error.body?.meta?.fields) || {};
  const { customerName, customerEmail, customerPhone, driverLicense, pickupDate, dropoffDate } = fields;
  const found = { customerName, customerEmail, customerPhone, driverLicense, dates: pickupDate ?? dropoffDate };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

function hasContent(request: BookingRequest, content: BookingContent): boolean {
  return (Object.keys(content) as (keyof BookingContent)[]).every((field) => request[field] === content[field]);
}
