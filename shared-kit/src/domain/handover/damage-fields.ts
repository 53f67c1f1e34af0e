import type { CreationOf, EntityFields } from '../fields/entity-fields.ts';
import { normalizeNote } from '../fields/normalize-typed-text.ts';

/** The sides of a car on its sketch. */
export const DAMAGE_VIEWS = ['front', 'rear', 'left', 'right', 'top'] as const;
export type DamageView = (typeof DAMAGE_VIEWS)[number];

export const DAMAGE_KINDS = ['scratch', 'dent', 'crack', 'missing', 'other'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

const FIELD = { readBy: 'staff', writtenBy: 'creator' } as const;
const FRACTION = { ...FIELD, type: 'decimal', minimum: 0, maximum: 1 } as const;

/** A mark on the sketch of a car (docs/rules.md#damage). The sketch is never mirrored. */
export const DAMAGE_FIELDS = {
  view: { ...FIELD, type: 'choice', column: 'view', values: DAMAGE_VIEWS, example: 'left' },
  x: { ...FRACTION, column: 'x', description: "From the view's left edge, as a fraction of its width", example: 0.42 },
  y: {
    ...FRACTION,
    column: 'y',
    description: "From the view's upper edge, as a fraction of its height",
    example: 0.61,
  },
  kind: { ...FIELD, type: 'choice', column: 'kind', values: DAMAGE_KINDS, example: 'scratch' },
  note: {
    ...FIELD,
    type: 'text',
    column: 'note',
    optional: true,
    personal: true,
    maxLength: 300,
    normalize: normalizeNote,
    example: 'About 5 cm, through the paint',
  },
} as const satisfies EntityFields;

export type DamageMark = CreationOf<typeof DAMAGE_FIELDS>;
