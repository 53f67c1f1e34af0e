import { ApiError } from 'shared-kit/api-client';
import type { OfferRequest } from 'shared-kit/domain';
import { sampleBooking, sampleRequest } from '../../testing/sample-booking.ts';
import { type BookingAttempt, NO_ATTEMPT } from './booking-attempt.ts';
import { makeBooking } from './make-booking.ts';

const { confirmationCode: _, ...content } = sampleRequest();
const taken = new ApiError(409, 'in use', { meta: { type: 'confirmation_code_taken' } });

/** Results of `createBooking` in order; an Error is thrown. */
function prepare(
  answers: readonly ('booked' | Error)[],
  check: () => Promise<boolean> = async () => true,
  hasTwin: () => Promise<boolean> = async () => false,
) {
  const sent: OfferRequest[] = [];
  const codes = ['COD-001', 'COD-002', 'COD-003'];
  const isCarFree = jest.fn(check);
  const createBooking = async (request: OfferRequest) => {
    const answer = answers[sent.length];
    sent.push(request);
    if (answer instanceof Error) throw answer;
    return sampleBooking(request);
  };
  const drawCode = () => codes.shift() ?? 'NONE';
  return { sent, isCarFree, calls: { isCarFree, hasTwin, createBooking, drawCode } };
}

test('checks availability, then books with a new code', async () => {
  const { sent, isCarFree, calls } = prepare(['booked']);
  const outcome = await makeBooking(NO_ATTEMPT, content, calls);
  expect(isCarFree).toHaveBeenCalledWith('duster-1', { from: '2026-12-14', to: '2026-12-16' });
  expect(sent).toEqual([{ ...content, confirmationCode: 'COD-001' }]);
  expect(outcome).toEqual({ status: 'booked', booking: sampleBooking({ confirmationCode: 'COD-001' }) });
});

test('an unavailable car is not requested', async () => {
  const { sent, calls } = prepare([], async () => false);
  const outcome = await makeBooking(NO_ATTEMPT, content, calls);
  expect(sent).toEqual([]);
  expect(outcome).toMatchObject({
    status: 'failed',
    error: { message: 'The car is not available for this period' },
    attempt: NO_ATTEMPT,
  });
});

test('a failed check sends no request and keeps the state', async () => {
  const lost = new ApiError(0, 'no answer');
  const { sent, calls } = prepare([], async () => Promise.reject(lost));
  expect(await makeBooking(NO_ATTEMPT, content, calls)).toEqual({ status: 'failed', error: lost, attempt: NO_ATTEMPT });
  expect(sent).toEqual([]);
});

test('an unanswered request is repeated unchanged, without a check', async () => {
  const { sent, isCarFree, calls } = prepare([new ApiError(0, 'no answer'), 'booked']);
  const first = await makeBooking(NO_ATTEMPT, content, calls);
  expect(first).toMatchObject({ status: 'failed', attempt: { status: 'unanswered' } });
  const attempt = (first as { attempt: BookingAttempt }).attempt;
  expect((await makeBooking(attempt, content, calls)).status).toBe('booked');
  expect(sent[1]).toEqual(sent[0]);
  expect(isCarFree).toHaveBeenCalledTimes(1);
});

test('after confirmation_code_taken the request is retried once with a new code', async () => {
  const once = prepare([taken, 'booked']);
  expect((await makeBooking(NO_ATTEMPT, content, once.calls)).status).toBe('booked');
  expect(once.sent.map(({ confirmationCode }) => confirmationCode)).toEqual(['COD-001', 'COD-002']);

  const twice = prepare([taken, taken]);
  expect(await makeBooking(NO_ATTEMPT, content, twice.calls)).toMatchObject({ status: 'failed', error: taken });
  expect(twice.sent).toHaveLength(2);
});

test('a car that an unanswered request has taken is not refused: the request is repeated, and its booking returned', async () => {
  const attempt: BookingAttempt = { status: 'unanswered', request: { ...content, confirmationCode: 'OWN-111' } };
  const { sent, calls } = prepare(['booked'], async () => false);
  const outcome = await makeBooking(attempt, { ...content, customerPhone: '+212 600 000 009' }, calls);
  expect(outcome).toMatchObject({ status: 'booked', booking: { confirmationCode: 'OWN-111' } });
  expect(sent).toEqual([attempt.request]);
});

test('a car that somebody else has taken is refused after an unanswered request, which is settled', async () => {
  const attempt: BookingAttempt = { status: 'unanswered', request: { ...content, confirmationCode: 'OWN-111' } };
  const refused = new ApiError(409, 'taken', { meta: { type: 'car_unavailable' } });
  const { calls } = prepare([refused], async () => false);
  const outcome = await makeBooking(attempt, { ...content, customerPhone: '+212 600 000 009' }, calls);
  expect(outcome).toMatchObject({ status: 'failed', attempt: NO_ATTEMPT });
});

describe('when another car of the offer is free', () => {
  const yes = async () => true;
  const no = async () => false;
  const refused = new ApiError(409, 'taken', { meta: { type: 'car_unavailable' } });
  const lost = new ApiError(0, 'no answer');
  const own: BookingAttempt = { status: 'unanswered', request: { ...content, confirmationCode: 'OWN-111' } };

  test('a car that was taken before the check or after it is replaced', async () => {
    const before = prepare(['booked'], no, yes);
    expect((await makeBooking(NO_ATTEMPT, content, before.calls)).status).toBe('booked');
    expect(before.sent).toEqual([{ ...content, anyOfOffer: true, confirmationCode: 'COD-002' }]);

    const after = prepare([refused, 'booked'], yes, yes);
    expect((await makeBooking(NO_ATTEMPT, content, after.calls)).status).toBe('booked');
    expect(after.sent).toEqual([
      { ...content, confirmationCode: 'COD-001' },
      { ...content, anyOfOffer: true, confirmationCode: 'COD-002' },
    ]);
  });

  test('a refusal remains when it was taken too, or cannot be asked for', async () => {
    const taken = prepare([refused], no, yes);
    expect(await makeBooking(NO_ATTEMPT, content, taken.calls)).toMatchObject({ status: 'failed', error: refused });
    const unknown = prepare([], no, async () => Promise.reject(lost));
    expect(await makeBooking(NO_ATTEMPT, content, unknown.calls)).toMatchObject({
      status: 'failed',
      error: { message: 'The car is not available for this period' },
      attempt: NO_ATTEMPT,
    });
  });

  test('a lost answer is asked for again with the same code, so that one car is booked', async () => {
    const { sent, calls } = prepare([lost, 'booked'], no, yes);
    const { attempt } = (await makeBooking(NO_ATTEMPT, content, calls)) as { attempt: BookingAttempt };
    expect((await makeBooking(attempt, content, calls)).status).toBe('booked');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('with changed details, the own booking is looked for first, and no other car is booked with the former ones', async () => {
    const attempt: BookingAttempt = { status: 'unanswered', request: { ...own.request, anyOfOffer: true } };
    const changed = { ...content, customerPhone: '+212 600 000 009' };
    const found = prepare(['booked'], no, yes);
    expect(await makeBooking(attempt, changed, found.calls)).toMatchObject({
      booking: { confirmationCode: 'OWN-111' },
    });
    expect(found.sent).toEqual([own.request]);

    const missing = prepare([refused, 'booked'], no, yes);
    expect((await makeBooking(attempt, changed, missing.calls)).status).toBe('booked');
    expect(missing.sent).toEqual([own.request, { ...changed, anyOfOffer: true, confirmationCode: 'COD-002' }]);

    const unsure = prepare([lost], no, yes);
    expect(await makeBooking(attempt, changed, unsure.calls)).toMatchObject({ status: 'failed', attempt: own });
    expect(unsure.sent).toHaveLength(1);
  });
});
