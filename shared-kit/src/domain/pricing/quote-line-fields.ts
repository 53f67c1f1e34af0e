import type { EntityFields, EntityOf } from '../fields/entity-fields.ts';
import { NAMES } from './names.ts';

/** What a line of a quote is for. Pages name it by its kind, in their language. */
export const QUOTE_LINE_KINDS = ['rental', 'extra', 'place', 'hours', 'young_driver', 'adjustment'] as const;

/** Code of the adjustment that keeps a total when a customer stays longer or returns early. */
export const KEPT_LINE_CODE = 'kept';

/** A line of a quote and of a booking (docs/rules.md#price). The amounts are in currency units, in whole cents. */
export const QUOTE_LINE_FIELDS = {
  kind: {
    type: 'choice',
    column: 'kind',
    readBy: 'customer',
    writtenBy: 'server',
    values: QUOTE_LINE_KINDS,
    example: 'rental',
  },
  code: {
    type: 'text',
    column: 'code',
    readBy: 'customer',
    writtenBy: 'server',
    optional: true,
    maxLength: 80,
    description: 'Which one of its kind',
    example: 'child-seat',
  },
  label: {
    type: 'text',
    column: 'label',
    readBy: 'customer',
    writtenBy: 'server',
    maxLength: 200,
    description: 'In English',
    example: 'Rental',
  },
  names: {
    ...NAMES,
    column: 'names',
    readBy: 'customer',
    writtenBy: 'server',
    optional: true,
    description: 'The label in the languages that the owner has written',
  },
  quantity: { type: 'integer', column: 'quantity', readBy: 'customer', writtenBy: 'server', example: 3 },
  unitAmount: { type: 'decimal', column: 'unit_amount', readBy: 'customer', writtenBy: 'server', example: 42.5 },
  amount: { type: 'decimal', column: 'amount', readBy: 'customer', writtenBy: 'server', example: 127.5 },
} as const satisfies EntityFields;

export type QuoteLine = EntityOf<typeof QUOTE_LINE_FIELDS>;
