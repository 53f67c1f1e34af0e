import { ACCEPTED_STATUSES, DEFAULT_SITE_SETTINGS, LOCALE_CODES, type LocaleCode } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { BOOKING } from '../../testing/examples.ts';
import { draftStatusEmail } from './draft-status-email.ts';

const draft = (change: object, language: LocaleCode = 'en') =>
  draftStatusEmail({
    booking: { ...BOOKING, ...change },
    carName: 'Dacia Duster',
    site: DEFAULT_SITE_SETTINGS,
    language,
  });

test.each([
  ['requested', 'Requested', 'has been confirmed'],
  ['reserved', 'Reserved', 'is reserved and ready'],
  ['out', 'Out', 'is on its way'],
  ['returned', 'Returned', 'is completed'],
  ['canceled', 'Canceled', 'has been cancelled as requested'],
  ['active', 'active', 'has been updated to: active'],
  ['of a newer server', 'of a newer server', 'has been updated to: of a newer server'],
] as const)('%s', async (status, label, text) => {
  const { subject, body, to } = await draft({ status });
  expect(subject).toBe(`Update on Your Booking: ${label}`);
  expect(body).toContain(text);
  expect(to).toBe('amelie@example.com');
});

test.each(ACCEPTED_STATUSES)('%s begins with a greeting and ends with a sign-off', async (status) => {
  const { body } = await draft({ status });
  expect(body.startsWith('Hello Amélie Laurent,\n')).toBe(true);
  expect(body.endsWith('\nThe Zellige Cars team')).toBe(true);
  expect(body).toContain('AB1-2CD');
});

test('a customer without a name gets the default greeting', async () => {
  expect((await draft({ customerName: ' ' })).body.startsWith('Hello there,\n')).toBe(true);
});

test('names car, code, dates, total, place and phone', async () => {
  const { body } = await draft({});
  expect(body.split('\n\n').slice(2, 4)).toEqual([
    [
      'Car: Dacia Duster',
      'Confirmation code: AB1-2CD',
      'Rental period: 24 Oct 2026 to 26 Oct 2026',
      'Total: €126',
      'Pick-up: Avenue Mohammed VI, Marrakech 40000, Morocco',
    ].join('\n'),
    'Questions? Please call us on +212 524 000 000.',
  ]);
});

test.each([
  [
    { pickupTime: '10:30', pickupPlace: 'airport', flightNumber: 'AT 641' },
    '10:30 AM, Marrakech Menara airport, flight AT 641',
  ],
  [{ pickupPlace: 'airport' }, 'Marrakech Menara airport'],
  [{ pickupPlace: 'address', pickupAddress: 'Riad Yasmine' }, 'Riad Yasmine'],
  [{ pickupPlace: 'address' }, 'At a hotel or riad'],
])('with %j the pick-up is %s', async (change, pickup) => {
  expect((await draft(change)).body).toContain(`\nPick-up: ${pickup}\n`);
});

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place', async ({ details, told }) => {
  for (const language of LOCALE_CODES) {
    const { body } = await draft(details, language);
    for (const text of ['10:30', ...told]) expect(body).toContain(text);
  }
});

test.each(['out', 'returned', 'canceled'])('%s names no pick-up', async (status) => {
  expect((await draft({ status })).body).not.toContain('Pick-up');
});

test('says code, days and team in French', async () => {
  const { body } = await draft({}, 'fr');
  expect(body.startsWith('Bonjour Amélie Laurent,\n')).toBe(true);
  expect(body).toContain('AB1-2CD');
  expect(body).toContain('du 24 oct. 2026 au 26 oct. 2026');
  expect(body.endsWith('\nL’équipe Zellige Cars')).toBe(true);
});
