import { ApiError, errorType } from 'shared-kit/api-client';
import type { Booking, BookingContent, DateRange, OfferRequest } from 'shared-kit/domain';
import { afterFailure, type BookingAttempt, planRequest } from './booking-attempt.ts';

interface BookingCalls {
  readonly isCarFree: (carId: string, range: DateRange) => Promise<boolean>;
  /** Returns whether another car of the same offer is free (docs/rules.md#offers). */
  readonly hasTwin: (rental: BookingContent) => Promise<boolean>;
  readonly createBooking: (request: OfferRequest) => Promise<Booking>;
  readonly drawCode: () => string;
}

type BookingOutcome =
  | { readonly status: 'booked'; readonly booking: Booking }
  | { readonly status: 'failed'; readonly error: unknown; readonly attempt: BookingAttempt };

/**
 * Checks that the car is free, then books it (docs/rules.md#booking-a-car), or another car of its offer when it is taken. A
 * repeated request is not checked, because its own booking may exist already.
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
    // Another booking has the same code.
    if (errorType(error) === 'confirmation_code_taken')
      return send({ ...content, confirmationCode: calls.drawCode() }, attempt, calls);
    // The car may have been taken since the check, by an earlier request of this browser too.
    return afterRefusal(error, afterFailure(attempt, planned, error), content, calls);
  }
}

/**
 * Returns the booking of an earlier request without an answer, when the car is taken: by that booking, perhaps. The request
 * is repeated with its code, which books nothing twice. When somebody else has the car, another one of its offer is booked.
 */
async function afterRefusal(
  error: unknown,
  attempt: BookingAttempt,
  content: BookingContent,
  calls: BookingCalls,
): Promise<BookingOutcome> {
  if (errorType(error) !== 'car_unavailable') return { status: 'failed', error, attempt };
  if (attempt.status === 'settled' || attempt.request.carId !== content.carId) {
    const hasTwin = await calls.hasTwin(content).catch(() => false);
    if (!hasTwin) return { status: 'failed', error, attempt };
    return send({ ...content, anyOfOffer: true, confirmationCode: calls.drawCode() }, attempt, calls);
  }
  // Not of any car: this one would then be booked with the former content.
  const { anyOfOffer: _, ...own } = attempt.request;
  const repeated = await send(own, attempt, calls);
  if (repeated.status === 'booked') return repeated;
  const settled = afterFailure(attempt, { request: attempt.request, isRepeat: true }, repeated.error);
  if (settled.status === 'unanswered') return { status: 'failed', error, attempt: settled };
  return afterRefusal(error, settled, content, calls);
}

async function send(request: OfferRequest, attempt: BookingAttempt, calls: BookingCalls): Promise<BookingOutcome> {
  try {
    return { status: 'booked', booking: await calls.createBooking(request) };
  } catch (error) {
    return { status: 'failed', error, attempt: afterFailure(attempt, { request, isRepeat: false }, error) };
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
