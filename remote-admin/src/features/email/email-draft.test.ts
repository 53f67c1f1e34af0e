import { ACCEPTED_STATUSES } from 'shared-kit/domain';
import { BOOKING } from '../../testing/examples.ts';
import { draftStatusEmail } from './email-draft.ts';

const draft = (change: Partial<typeof BOOKING>) => draftStatusEmail({ ...BOOKING, ...change }, 'Zellige Cars');

test.each([
  ['requested', 'Requested', 'has been confirmed'],
  ['reserved', 'Reserved', 'is reserved and ready'],
  ['out', 'Out', 'is on its way'],
  ['returned', 'Returned', 'is completed'],
  ['canceled', 'Canceled', 'has been cancelled as requested'],
  ['active', 'active', 'has been updated to: active'],
] as const)('%s', (status, label, text) => {
  const { subject, body, to } = draft({ status });
  expect(subject).toBe(`Update on Your Booking: ${label}`);
  expect(body).toContain(text);
  expect(to).toBe('amelie@example.com');
});

test.each(ACCEPTED_STATUSES)('%s begins with a greeting and ends with a sign-off', (status) => {
  const { body } = draft({ status });
  expect(body.startsWith('Hello Amélie Laurent,\n')).toBe(true);
  expect(body.endsWith('\nThe Zellige Cars team')).toBe(true);
  expect(body).toContain('AB1-2CD');
});

test('a customer without a name gets the default greeting', () => {
  expect(draft({ customerName: ' ' }).body.startsWith('Hello there,\n')).toBe(true);
});
