import { ApiError, errorType } from 'shared-kit/api-client';
import type { Booking, BookingContent, BookingRequest, DateRange } from 'shared-kit/domain';
import { afterFailure, type BookingAttempt, planRequest } from './booking-attempt.ts';

interface BookingCalls {
  readonly isCarFree: (carId: string, range: DateRange) => Promise<boolean>;
  readonly createBooking: (request: BookingRequest) => Promise<Booking>;
  readonly drawCode: () => string;
}

type BookingOutcome =
  | { readonly status: 'booked'; readonly booking: Booking }
  | { readonly status: 'failed'; readonly error: unknown; readonly attempt: BookingAttempt };

/**
 * Checks that the car is free, then books it (docs/rules.md#booking-a-car). A repeated request is not checked, because its
 * own booking may exist already.
 */
export async function makeBooking(
  attempt: BookingAttempt,
  content: BookingContent,
  calls: BookingCalls,
): Promise<BookingOutcome> {
  const planned = planRequest(attempt, content, calls.drawCode);
  if (!planned.isRepeat) {
    const refusal = await findRefusal(content, calls);
    if (refusal) return afterRefusal(refusal, attempt, content, calls);
  }
  try {
    return { status: 'booked', booking: await calls.createBooking(planned.request) };
  } catch (error) {
    if (errorType(error) === 'confirmation_code_taken') return retryWithNewCode(attempt, content, calls);
    // The car may have been taken since the check, by an earlier request of this browser too.
    if (!planned.isRepeat) return afterRefusal(error, afterFailure(attempt, planned, error), content, calls);
    return { status: 'failed', error, attempt: afterFailure(attempt, planned, error) };
  }
}

/**
 * Returns the booking of an earlier request without an answer, when the car is taken: by that booking, perhaps. The request
 * is repeated with its code, which books nothing twice.
 */
async function afterRefusal(
  error: unknown,
  attempt: BookingAttempt,
  { carId }: BookingContent,
  { createBooking }: BookingCalls,
): Promise<BookingOutcome> {
  const isOwnPossible =
    errorType(error) === 'car_unavailable' && attempt.status === 'unanswered' && attempt.request.carId === carId;
  if (!isOwnPossible) return { status: 'failed', error, attempt };
  try {
    return { status: 'booked', booking: await createBooking(attempt.request) };
  } catch (repeated) {
    return {
      status: 'failed',
      error,
      attempt: afterFailure(attempt, { request: attempt.request, isRepeat: true }, repeated),
    };
  }
}

async function findRefusal({ carId, pickupDate, dropoffDate }: BookingContent, { isCarFree }: BookingCalls) {
  try {
    if (await isCarFree(carId, { from: pickupDate, to: dropoffDate })) return undefined;
    return new ApiError(409, 'The car is not available for this period', { meta: { type: 'car_unavailable' } });
  } catch (error) {
    return error;
  }
}

/** Retries once with a new code, after another booking had the same code. */
async function retryWithNewCode(
  attempt: BookingAttempt,
  content: BookingContent,
  { createBooking, drawCode }: BookingCalls,
): Promise<BookingOutcome> {
  const planned = { request: { ...content, confirmationCode: drawCode() }, isRepeat: false };
  try {
    return { status: 'booked', booking: await createBooking(planned.request) };
  } catch (error) {
    return { status: 'failed', error, attempt: afterFailure(attempt, planned, error) };
  }
}
