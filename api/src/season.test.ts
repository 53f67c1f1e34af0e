import { addDays, type ComparedReports, type DateRange, type Report } from 'shared-kit/domain';
import type { Journal } from '../test/season/journal.ts';
import { plainReport } from '../test/season/plain-report.ts';
import { playSeason } from '../test/season/play-season.ts';
import { startTestApi } from '../test/start-test-api.ts';

/** Returns the entries of a list by their key, without it. */
function byKey<Entry extends object>(list: readonly Entry[], keyOf: (entry: Entry) => string, ...left: string[]) {
  return Object.fromEntries(
    list.map((entry) => [
      keyOf(entry),
      Object.fromEntries(Object.entries(entry).filter(([name]) => !left.includes(name))),
    ]),
  );
}

/** Returns how often something happened, by its name; nothing of what did not. */
function countEvents({ rentals, blocks, papers, services, cars }: Journal): Readonly<Record<string, number>> {
  const payments = rentals.flatMap((rental) => rental.payments);
  const events = [
    ...rentals.map(({ status }) => status),
    ...rentals.flatMap(({ canceled }) => (canceled ? [`canceled by ${canceled.by}`] : [])),
    ...rentals.flatMap((rental) => (rental.cars.length > 1 ? ['another car'] : [])),
    ...rentals.flatMap(({ isLonger }) => (isLonger ? ['longer'] : [])),
    ...rentals.flatMap(({ createdOn, first }) => (createdOn > first ? ['entered afterwards'] : [])),
    ...rentals.flatMap(({ charges }) => charges.map(({ isDamage }) => (isDamage ? 'damage' : 'charge'))),
    ...payments.map(({ type, isVoid }) => (isVoid ? 'void' : type)),
    ...cars.flatMap(({ deleted }) => (deleted ? ['deleted car'] : [])),
    ...[...blocks.map(() => 'block'), ...papers.map(() => 'paper'), ...services.map(() => 'service')],
  ];
  const counts: Record<string, number> = {};
  for (const event of events) counts[event] = (counts[event] ?? 0) + 1;
  return counts;
}

/** What a season must have for its figures to say something. */
const EVENTS = [
  ...['requested', 'reserved', 'out', 'returned', 'canceled', 'canceled by customer', 'canceled by staff'],
  ...['another car', 'longer', 'entered afterwards', 'damage', 'charge', 'deleted car', 'block', 'paper', 'service'],
  ...['receipt', 'refund', 'hold', 'release', 'capture', 'void'],
];

/** On a busy machine. */
jest.setTimeout(240_000);

test('the figures of a season that was played through the API are those of what happened', async () => {
  const api = await startTestApi();
  try {
    const { journal, today, extraIds } = await playSeason(api, { seed: 38, days: 120, cars: 60 });
    expect(countEvents(journal)).toEqual(Object.fromEntries(EVENTS.map((name) => [name, expect.any(Number)])));
    const token = await api.signIn();
    const plain = (report: Report) => ({
      totals: report.totals,
      days: byKey(report.days, ({ day }) => day, 'day'),
      weeks: byKey(report.weeks, ({ from }) => from, 'from'),
      classes: byKey(report.classes, ({ type }) => type, 'type'),
      cars: byKey(report.cars, ({ carId }) => carId, 'carId', 'name', 'type', 'plate'),
      methods: Object.fromEntries(report.methods.map(({ method, amount }) => [method, amount])),
      notice: Object.fromEntries(report.notice.map(({ days, canceled }) => [days, canceled])),
      lost: byKey(report.lost, ({ by }) => by, 'by'),
      extras: byKey(report.extras, ({ id }) => (Number(id) === extraIds.seat ? 'seat' : 'gps'), 'id', 'label', 'names'),
      countries: byKey(report.countries, ({ callingCode }) => callingCode, 'callingCode', 'country'),
      languages: byKey(report.languages, ({ locale }) => locale, 'locale'),
    });
    const periods: DateRange[] = [
      { from: '2026-06-01', to: today },
      { from: '2026-07-01', to: '2026-07-31' },
      { from: '2026-08-12', to: '2026-08-14' },
      // Most of it is still to come.
      { from: addDays(today, -3), to: addDays(today, 40) },
    ];
    for (const range of periods) {
      const { body } = await api.get(`/api/reports?from=${range.from}&to=${range.to}`, { token });
      const { period, before } = body.data[0] as unknown as ComparedReports;
      for (const report of [period, before]) expect(plain(report)).toEqual(plainReport(journal, report, today));
    }
  } finally {
    await api.close();
  }
});
