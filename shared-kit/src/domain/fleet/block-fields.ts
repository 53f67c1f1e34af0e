import type { CreationOf, EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { normalizeNote } from '../fields/normalize-typed-text.ts';
import type { FieldProblem } from '../fields/problem-types.ts';
import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange } from '../time/date-range.ts';
import { CAR_FIELDS } from './car-fields.ts';

/** Why a car is blocked. */
export const BLOCK_REASONS = ['service', 'damage', 'owner'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** The longest block, in days. */
export const MAX_BLOCK_DAYS = 730;

/** The days that a block may begin before today: staff enter some afterwards. */
export const MAX_BLOCK_DAYS_BACK = 31;

const WRITTEN_BY_STAFF = { readBy: 'staff', writtenBy: 'creator' } as const;

/** Entity `CarBlocks`: the days on which the agency keeps a car for itself (docs/rules.md#blocks). */
export const BLOCK_FIELDS = {
  id: {
    type: 'integer',
    column: 'id',
    readBy: 'staff',
    writtenBy: 'server',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 9,
  },
  carId: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'car_id',
    maxLength: CAR_FIELDS.CarId.maxLength,
    example: CAR_FIELDS.CarId.example,
  },
  from: {
    ...WRITTEN_BY_STAFF,
    type: 'day',
    column: 'pickup_date',
    description: 'The first day on which the car is blocked',
    example: '2026-12-21',
  },
  to: {
    ...WRITTEN_BY_STAFF,
    type: 'day',
    column: 'dropoff_date',
    description: 'The last day on which the car is blocked',
    example: '2026-12-23',
  },
  reason: { ...WRITTEN_BY_STAFF, type: 'choice', column: 'kind', values: BLOCK_REASONS, example: 'service' },
  note: {
    ...WRITTEN_BY_STAFF,
    type: 'text',
    column: 'note',
    optional: true,
    maxLength: 300,
    normalize: normalizeNote,
    example: 'Timing belt',
  },
} as const satisfies EntityFields;

export type CarBlock = EntityOf<typeof BLOCK_FIELDS>;

/** Body that creates a block. */
export type NewCarBlock = CreationOf<typeof BLOCK_FIELDS>;

/** Why a car cannot be blocked on these days. */
export type BlockProblem = Extract<FieldProblem, { readonly type: 'reversed' | 'past' | 'rental_too_long' }>;

/** Returns why the days of a block are invalid, for page and server; undefined when they are valid. */
export function findBlockProblem({ from, to }: DateRange, today: CalendarDay): BlockProblem | undefined {
  if (to < from) return { type: 'reversed' };
  if (from < addDays(today, -MAX_BLOCK_DAYS_BACK)) return { type: 'past' };
  if (countRentalDays(from, to) > MAX_BLOCK_DAYS) return { type: 'rental_too_long', maxDays: MAX_BLOCK_DAYS };
  return undefined;
}

/** Returns the English error message of a block's problem. */
export function describeBlockProblem({ type }: BlockProblem): string {
  switch (type) {
    case 'reversed':
      return 'The last day cannot be before the first';
    case 'past':
      return `A block may begin at most ${MAX_BLOCK_DAYS_BACK} days ago`;
    case 'rental_too_long':
      return `A block lasts at most ${MAX_BLOCK_DAYS} days`;
  }
}
