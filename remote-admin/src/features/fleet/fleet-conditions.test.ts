import { fleetConditions } from './fleet-conditions.ts';
import { parseFleetUrlState, writeFleetUrlState } from './use-fleet-url-state.ts';
import type { Occupancy } from './use-occupancy.ts';

const TODAY = '2026-11-22';
const OCCUPANCY: Occupancy = {
  rentals: [{ id: 7, carId: 'clio', status: 'out', pickupDate: '2026-11-20', dropoffDate: '2026-11-24' }],
  blocks: [{ carId: 'duster', from: '2026-11-20', to: '2026-11-24', reason: 'damage' }],
};
const IN_FLEET = { field: 'archived', operator: 'EQ', value: false };

test.each([
  [{}, [IN_FLEET]],
  [{ status: 'sold' }, [{ ...IN_FLEET, value: true }]],
  [{ type: 'SUV' }, [IN_FLEET, { field: 'type', operator: 'EQ', value: 'SUV' }]],
  [{ photo: 'yes' }, [IN_FLEET, { field: 'photographed', operator: 'EQ', value: true }]],
  [{ photo: 'no' }, [IN_FLEET, { field: 'photographed', operator: 'EQ', value: false }]],
  [{ status: 'out' }, [IN_FLEET, { field: 'CarId', operator: 'in', value: ['clio'] }]],
  [{ status: 'blocked' }, [IN_FLEET, { field: 'CarId', operator: 'in', value: ['duster'] }]],
  [
    { status: 'free' },
    [
      IN_FLEET,
      { field: 'onSale', operator: 'EQ', value: true },
      { field: 'CarId', operator: 'nin', value: ['clio', 'duster'] },
    ],
  ],
] as const)('%j selects %j', (selection, conditions) => {
  expect(fleetConditions(selection, OCCUPANCY, TODAY)).toEqual(conditions);
});

test('more occupied cars than a condition can hold are in several', () => {
  const rental = (index: number) => ({
    id: index,
    carId: `car-${index}`,
    status: 'out' as const,
    pickupDate: '2026-11-20' as const,
    dropoffDate: '2026-11-24' as const,
  });
  const occupancy = { rentals: Array.from({ length: 2500 }, (_, index) => rental(index)), blocks: [] };
  const lengths = (conditions: readonly object[]) =>
    conditions.map((condition) => [
      'operator' in condition && condition.operator,
      'value' in condition && Array.isArray(condition.value) && condition.value.length,
    ]);
  const [, , ...others] = fleetConditions({ status: 'free' }, occupancy, TODAY);
  expect(lengths(others)).toEqual([
    ['nin', 1000],
    ['nin', 1000],
    ['nin', 500],
  ]);
  const [, group] = fleetConditions({ status: 'out' }, occupancy, TODAY);
  expect(group).toMatchObject({ operator: 'OR' });
  expect(lengths((group as { query: readonly object[] }).query)).toEqual([
    ['in', 1000],
    ['in', 1000],
    ['in', 500],
  ]);
  expect(fleetConditions({ status: 'overdue' }, occupancy, TODAY)).toEqual([
    IN_FLEET,
    { field: 'CarId', operator: 'in', value: [] },
  ]);
});

test.each([
  '',
  'cars=2',
  'cars=3&carText=duster+42&carType=SUV&carStatus=out&carPhoto=no&carSort=-price&carView=table',
])('the query %p is read and written back', (query) => {
  const written = writeFleetUrlState(parseFleetUrlState(new URLSearchParams(query)));
  expect(new URLSearchParams(written.filter(([, value]) => value).map((pair) => [...pair])).toString()).toBe(query);
});

test.each(['cars=0', 'carType=Boat', 'carStatus=gone', 'carPhoto=perhaps', 'carSort=password', 'carView=list'])(
  '%p is as good as nothing',
  (query) => {
    expect(parseFleetUrlState(new URLSearchParams(query))).toEqual({ page: 1, text: '' });
  },
);
