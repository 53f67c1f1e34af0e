import type { CalendarDay } from '../time/calendar-day.ts';
import {
  findPaperGaps,
  findVehicleDues,
  reminderStep,
  type VehiclePaper,
  type VehicleService,
} from './vehicle-papers.ts';

const paper = (validFrom: string, validTo?: string, other: Partial<VehiclePaper> = {}): VehiclePaper => ({
  id: `${validFrom} ${validTo}`,
  carId: 'clio',
  kind: 'insurance',
  validFrom: validFrom as CalendarDay,
  ...(validTo && { validTo: validTo as CalendarDay }),
  ...other,
});
const done = (doneOn: string, kilometers?: number): VehicleService => ({
  id: doneOn,
  carId: 'clio',
  kind: 'oil',
  plannedOn: doneOn as CalendarDay,
  doneOn: doneOn as CalendarDay,
  ...(kilometers !== undefined && { kilometers }),
});

describe('days of a rental without a valid paper', () => {
  const gaps = (...papers: VehiclePaper[]) =>
    findPaperGaps(papers, { from: '2026-12-20', to: '2027-01-05' }).map(
      ({ kind, from, to }) => `${kind} ${from} ${to}`,
    );

  test.each<[what: string, papers: VehiclePaper[], expected: string[]]>([
    ['nothing recorded', [], []],
    ['one for all days', [paper('2026-01-01', '2027-01-05')], []],
    ['one without an end', [paper('2026-12-20')], []],
    ['one until the last day that there is', [paper('2026-12-20', '9999-12-31')], []],
    ['one that runs out', [paper('2026-01-01', '2026-12-31')], ['insurance 2027-01-01 2027-01-05']],
    ['one that ran out', [paper('2026-01-01', '2026-11-30')], ['insurance 2026-12-20 2027-01-05']],
    ['its successor', [paper('2027-01-01', '2027-12-31'), paper('2026-01-01', '2026-12-31')], []],
    [
      'a late successor',
      [paper('2026-01-01', '2026-12-31'), paper('2027-01-03', '2027-12-31')],
      ['insurance 2027-01-01 2027-01-02'],
    ],
    ['one that begins later', [paper('2026-12-24')], ['insurance 2026-12-20 2026-12-23']],
    ['one after the rental', [paper('2027-02-01')], ['insurance 2026-12-20 2027-01-05']],
    ['one within another', [paper('2026-01-01', '2027-12-31'), paper('2026-06-01', '2026-06-30')], []],
    [
      'each kind by itself',
      [paper('2026-01-01', '2026-12-31'), paper('2026-01-01', '2026-12-30', { kind: 'tax' })],
      ['insurance 2027-01-01 2027-01-05', 'tax 2026-12-31 2027-01-05'],
    ],
    ['papers of other kinds', [paper('2020-01-01', '2020-12-31', { kind: 'other' })], []],
  ])('%s', (_, papers, expected) => {
    expect(gaps(...papers)).toEqual(expected);
  });
});

describe('what is due for a car', () => {
  const TODAY = '2026-12-01';
  const due = (records: Partial<Parameters<typeof findVehicleDues>[0]>) =>
    findVehicleDues({ carId: 'clio', papers: [], services: [], intervals: [], ...records }, TODAY).map(
      ({ carId: _, ...found }) => found,
    );

  test('papers that run out within 30 days, or did, unless others follow', () => {
    expect(due({ papers: [paper('2026-01-01', '2026-12-31')] })).toEqual([
      { what: 'paper', kind: 'insurance', day: '2026-12-31' },
    ]);
    expect(due({ papers: [paper('2026-01-01', '2027-01-01')] })).toEqual([]);
    expect(due({ papers: [paper('2026-01-01', '2026-12-31'), paper('2027-01-01')] })).toEqual([]);
    expect(due({ papers: [paper('2025-01-01', '2025-12-31')] })).toEqual([
      { what: 'paper', kind: 'insurance', day: '2025-12-31' },
    ]);
    expect(due({ papers: [paper('2026-12-10')] })).toEqual([{ what: 'paper', kind: 'insurance', day: '2026-11-30' }]);
    const others = ['A', 'B'].map((number) => paper('2026-01-01', '2026-12-20', { kind: 'other', number }));
    expect(due({ papers: [...others, paper('2026-12-21', undefined, { kind: 'other', number: 'B' })] })).toEqual([
      { what: 'paper', kind: 'other', day: '2026-12-20' },
    ]);
  });

  test('a service by days, by kilometers, at once without an earlier one, or as it is planned', () => {
    const intervals = [{ carId: 'clio', kind: 'oil' as const, everyDays: 180, everyKilometers: 10_000 }];
    expect(due({ intervals })).toEqual([{ what: 'service', kind: 'oil' }]);
    expect(due({ intervals, services: [done('2026-09-01', 40_000)], kilometers: 48_999 })).toEqual([]);
    expect(due({ intervals, services: [done('2026-09-01', 40_000)], kilometers: 49_000 })).toEqual([
      { what: 'service', kind: 'oil', day: '2027-02-28', kilometersLeft: 1_000 },
    ]);
    expect(due({ intervals, services: [done('2026-06-20'), done('2026-01-01', 1)], kilometers: 90_000 })).toEqual([
      { what: 'service', kind: 'oil', day: '2026-12-17' },
    ]);
    const planned = { ...done('2026-12-20'), doneOn: undefined } as unknown as VehicleService;
    expect(due({ intervals, services: [planned] })).toEqual([{ what: 'planned', kind: 'oil', day: '2026-12-20' }]);
  });
});

test.each([
  ['2027-01-01', undefined],
  ['2026-12-31', 30],
  ['2026-12-09', 30],
  ['2026-12-08', 7],
  ['2026-12-03', 7],
  ['2026-12-02', 1],
  ['2026-12-01', 1],
  ['2026-11-30', undefined],
] as const)('the reminder of %s', (day, step) => {
  expect(reminderStep(day, '2026-12-01')).toBe(step);
});
