import type { DamageMark, DamageView } from 'shared-kit/domain';
import type { Message } from 'shared-kit/intl';
import { ZONE_NAMES } from './texts.ts';

type ZoneName = keyof typeof ZONE_NAMES;
type Thirds = readonly [ZoneName, ZoneName, ZoneName];

/** The names of a view's columns and rows, from its left and upper edge. Left and right are those of the car. */
const ZONES: Readonly<Record<DamageView, { readonly columns: Thirds; readonly rows: Thirds }>> = {
  left: { columns: ['front', 'middle', 'rear'], rows: ['upper', 'center', 'lower'] },
  right: { columns: ['rear', 'middle', 'front'], rows: ['upper', 'center', 'lower'] },
  front: { columns: ['right', 'middle', 'left'], rows: ['upper', 'center', 'lower'] },
  rear: { columns: ['left', 'middle', 'right'], rows: ['upper', 'center', 'lower'] },
  top: { columns: ['front', 'middle', 'rear'], rows: ['right', 'center', 'left'] },
};

/** Numbers of the nine zones of a view, row by row. */
export const ZONE_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the number of the zone of a mark. */
export function zoneOf({ x, y }: Pick<DamageMark, 'x' | 'y'>): number {
  return third(y) * 3 + third(x);
}

/** Returns the middle of a zone. */
export function middleOfZone(zone: number): Pick<DamageMark, 'x' | 'y'> {
  const middle = (index: number) => (index * 2 + 1) / 6;
  return { x: middle(zone % 3), y: middle(Math.floor(zone / 3)) };
}

export function zoneNames(view: DamageView, zone: number): { readonly row: Message; readonly column: Message } {
  const { rows, columns } = ZONES[view];
  const [row = 'center', column = 'middle'] = [rows[Math.floor(zone / 3)], columns[zone % 3]];
  return { row: ZONE_NAMES[row], column: ZONE_NAMES[column] };
}

const third = (fraction: number) => Math.min(2, Math.floor(fraction * 3));
