import { findHolder } from './find-holder.ts';

const at = (written: string, zone = '+01:00') => ({
  day: written.slice(0, 10) as '2026-11-20',
  time: written.slice(11),
  zone,
});
const form = (bookingId: number, direction: 'pickup' | 'return', signedAt: string) => ({
  bookingId,
  direction,
  signedAt,
});
const rental = (id: number, from: string, to: string, more: object = {}) => ({
  id,
  status: 'returned' as const,
  from: from as '2026-11-20',
  to: to as '2026-11-20',
  isPresentCar: true,
  ...more,
});

// Two rentals with forms, an hour apart; the agency is an hour ahead of the instants.
const TURN = [
  form(1, 'pickup', '2026-11-01T09:00:40.000Z'),
  form(1, 'return', '2026-11-05T10:00:00.000Z'),
  form(2, 'pickup', '2026-11-05T11:30:00.000Z'),
  form(2, 'return', '2026-11-08T08:00:00.000Z'),
];
const TURNED = [rental(1, '2026-11-01', '2026-11-05'), rental(2, '2026-11-06', '2026-11-08')];

test.each([
  ['before the first hand-over', '2026-11-01 09:59', undefined],
  ['in the minute of the hand-over', '2026-11-01 10:00', 1],
  ['in between', '2026-11-03 23:00', 1],
  ['in the minute before the return', '2026-11-05 10:58', 1],
  ['in the minute of the return', '2026-11-05 11:00', undefined],
  ['while the agency has it', '2026-11-05 12:00', undefined],
  ['on the day before the booking begins, when it was handed over already', '2026-11-05 12:30', 2],
  ['after the last return', '2026-11-08 09:00', undefined],
])('by signed forms: %s', (_, written, bookingId) => {
  expect(findHolder(at(written), TURN, TURNED)).toEqual(bookingId && { bookingId, attribution: 'protocol' });
});

test('a customer who got another car had this one until it came back', () => {
  const forms = [form(1, 'pickup', '2026-11-01T09:00:00.000Z'), form(1, 'return', '2026-11-03T09:00:00.000Z')];
  const rentals = [rental(1, '2026-11-01', '2026-11-10', { isPresentCar: false, status: 'out' })];
  expect(findHolder(at('2026-11-02 12:00'), forms, rentals)?.bookingId).toBe(1);
  expect(findHolder(at('2026-11-05 12:00'), forms, rentals)).toBeUndefined();
});

test('a customer may have the same car twice', () => {
  const forms = [
    form(1, 'pickup', '2026-11-01T09:00:00.000Z'),
    form(1, 'return', '2026-11-03T09:00:00.000Z'),
    form(2, 'pickup', '2026-11-03T10:00:00.000Z'),
    form(2, 'return', '2026-11-04T10:00:00.000Z'),
    form(1, 'pickup', '2026-11-05T09:00:00.000Z'),
    form(1, 'return', '2026-11-06T09:00:00.000Z'),
  ];
  const rentals = [rental(1, '2026-11-01', '2026-11-06'), rental(2, '2026-11-03', '2026-11-04')];
  const days = ['02', '03', '04', '05'].map((day) => findHolder(at(`2026-11-${day} 12:00`), forms, rentals)?.bookingId);
  expect(days).toEqual([1, 2, undefined, 1]);
});

test('without a return the forms say who has it still, and the days when it was set as returned', () => {
  const forms = [form(1, 'pickup', '2026-11-01T09:00:00.000Z')];
  const away = [rental(1, '2026-11-01', '2026-11-03', { status: 'out' })];
  expect(findHolder(at('2026-11-07 12:00'), forms, away)).toEqual({ bookingId: 1, attribution: 'protocol' });
  const back = [rental(1, '2026-11-01', '2026-11-03')];
  expect(findHolder(at('2026-11-03 23:59'), forms, back)).toEqual({ bookingId: 1, attribution: 'days' });
  expect(findHolder(at('2026-11-04 00:00'), forms, back)).toBeUndefined();
});

test('a return without a hand-over counts from the first day', () => {
  const forms = [form(1, 'return', '2026-11-03T09:00:00.000Z')];
  const rentals = [rental(1, '2026-11-01', '2026-11-03')];
  expect(findHolder(at('2026-11-01 00:00'), forms, rentals)).toEqual({ bookingId: 1, attribution: 'days' });
  expect(findHolder(at('2026-11-03 10:00'), forms, rentals)).toBeUndefined();
});

test('without forms the days say it', () => {
  const rentals = [
    rental(1, '2026-11-01', '2026-11-03'),
    rental(2, '2026-11-05', '2026-11-06', { status: 'requested' }),
    rental(3, '2026-11-08', '2026-11-09', { status: 'out' }),
    rental(4, '2026-11-12', '2026-11-14', { isPresentCar: false }),
  ];
  const who = (day: string) => findHolder(at(`2026-11-${day} 12:00`), [], rentals)?.bookingId;
  expect([who('03'), who('04'), who('05'), who('09'), who('11'), who('13')]).toEqual([
    1,
    undefined,
    undefined,
    3,
    3,
    3,
  ]);
  expect(findHolder(at('2026-11-03 12:00'), [], rentals)?.attribution).toBe('days');
});

test('a booking whose forms say that the car was back does not have it by its days', () => {
  const forms = [form(1, 'pickup', '2026-11-01T09:00:00.000Z'), form(1, 'return', '2026-11-02T09:00:00.000Z')];
  expect(findHolder(at('2026-11-03 12:00'), forms, [rental(1, '2026-11-01', '2026-11-05')])).toBeUndefined();
});
