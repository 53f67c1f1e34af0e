import { DAMAGE_VIEWS } from 'shared-kit/domain';
import { middleOfZone, ZONE_NUMBERS, zoneNames, zoneOf } from './zones.ts';

test.each([
  ['left', 0.1, 0.9, 'lower part', 'front'],
  ['right', 0.1, 0.9, 'lower part', 'rear'],
  ['front', 0.1, 0.1, 'upper part', 'right'],
  ['rear', 0.1, 0.5, 'center', 'left'],
  ['top', 0, 0, 'right', 'front'],
  ['top', 1, 1, 'left', 'rear'],
] as const)('on the view %s, %d and %d are in the %s, %s', (view, x, y, row, column) => {
  const names = zoneNames(view, zoneOf({ x, y }));
  expect([names.row.defaultMessage, names.column.defaultMessage]).toEqual([row, column]);
});

test.each(DAMAGE_VIEWS)('each zone of the view %s has its middle and a name of its own', (view) => {
  expect(ZONE_NUMBERS.map((zone) => zoneOf(middleOfZone(zone)))).toEqual(ZONE_NUMBERS);
  const names = ZONE_NUMBERS.map((zone) => JSON.stringify(zoneNames(view, zone)));
  expect(new Set(names).size).toBe(ZONE_NUMBERS.length);
});
