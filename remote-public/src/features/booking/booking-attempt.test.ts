import { ApiError, isApiError } from 'shared-kit/api-client';
import type { BookingContent } from 'shared-kit/domain';
import { sampleRequest } from '../../testing/sample-booking.ts';
import { afterFailure, type BookingAttempt, NO_ATTEMPT, planRequest, readFieldErrors } from './booking-attempt.ts';

const { confirmationCode: _, ...content } = sampleRequest();
const unanswered: BookingAttempt = { status: 'unanswered', request: sampleRequest({ confirmationCode: 'OLD-111' }) };

test.each<[string, BookingAttempt, Partial<BookingContent>, string, boolean]>([
  ['the first request has a new code', NO_ATTEMPT, {}, 'NEW-222', false],
  ['the same content after a lost answer has the same code', unanswered, {}, 'OLD-111', true],
  ['another name has a new code', unanswered, { customerName: 'Amina' }, 'NEW-222', false],
  ['another phone number has a new code', unanswered, { customerPhone: '+33 6 00 00 00 00' }, 'NEW-222', false],
  [
    'other dates have a new code',
    unanswered,
    { dropoffDate: '2026-12-17', days: 4, totalPrice: 168 },
    'NEW-222',
    false,
  ],
  ['another pick-up time has a new code', unanswered, { pickupTime: '10:30' }, 'NEW-222', false],
  ['another price has a new code', unanswered, { unitPrice: 40, totalPrice: 120 }, 'NEW-222', false],
])('%s', (_name, attempt, changes, code, isRepeat) => {
  const planned = planRequest(attempt, { ...content, ...changes }, () => 'NEW-222');
  expect(planned).toEqual({ request: { ...content, ...changes, confirmationCode: code }, isRepeat });
});

const sent = sampleRequest({ confirmationCode: 'NEW-222' });

test.each<[string, BookingAttempt, boolean, unknown, BookingAttempt]>([
  ['no answer', NO_ATTEMPT, false, new ApiError(0, 'gone'), { status: 'unanswered', request: sent }],
  ['a server error', NO_ATTEMPT, false, new ApiError(502, 'Bad Gateway'), { status: 'unanswered', request: sent }],
  ['an answer nobody understands', NO_ATTEMPT, false, new TypeError('x'), { status: 'unanswered', request: sent }],
  ['a refusal', NO_ATTEMPT, false, new ApiError(409, 'taken'), NO_ATTEMPT],
  ['a refusal of the repeat', unanswered, true, new ApiError(409, 'taken'), NO_ATTEMPT],
  ['a refusal of another request than the lost one', unanswered, false, new ApiError(409, 'taken'), unanswered],
])('after %s', (_name, attempt, isRepeat, error, expected) => {
  expect(afterFailure(attempt, { request: sent, isRepeat }, error)).toEqual(expected);
});

const describeFields = (error: unknown) => (isApiError(error) && error.body?.meta?.fields) || {};

test('maps the fields of a 400 to form fields, both dates to one', () => {
  const texts = { customerEmail: 'Not an address', flightNumber: 'Not a flight' };
  const fields = { ...texts, pickupDate: 'In the past', carId: 'unknown' };
  const error = new ApiError(400, 'Please check', { meta: { type: 'validation_failed', fields } });
  expect(readFieldErrors(error, describeFields)).toEqual({ ...texts, dates: 'In the past' });
});

test.each([
  new ApiError(409, 'x', { meta: { fields: { customerName: 'x' } } }),
  new ApiError(400, 'x'),
  new Error('x'),
])('other errors have no fields', (error) => {
  expect(readFieldErrors(error, describeFields)).toEqual({});
});
