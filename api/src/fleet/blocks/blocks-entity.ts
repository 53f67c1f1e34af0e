import { BLOCK_FIELDS } from 'shared-kit/domain';
import type { EntityDefinition } from '../../entities/entity-definition.ts';

/** Entity `CarBlocks`, for staff: rows of `bookings` that are no rental (docs/rules.md#blocks). */
export const BLOCKS_ENTITY: EntityDefinition = {
  name: 'CarBlocks',
  table: 'bookings',
  key: 'id',
  fields: BLOCK_FIELDS,
  defaultOrderColumn: 'id',
  anonymous: new Set(),
  permissions: { read: 'bookings.read', create: 'bookings.write', update: 'bookings.write', delete: 'bookings.write' },
  rowsWhere: "bookings.kind <> 'rental'",
  examples: {
    other: { from: '2026-12-28', to: '2026-12-28', reason: 'owner' },
    changes: [
      { id: 9, to: { $date: '2026-12-24' } },
      { id: 10, reason: 'damage', note: 'Windscreen' },
    ],
    query: [
      { field: 'reason', operator: 'EQ', value: 'service' },
      { field: 'to', operator: 'lt', value: { $date: '2026-12-31' }, type: 'date' },
    ],
  },
};
