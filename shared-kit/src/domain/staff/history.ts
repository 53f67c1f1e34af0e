/** Entities whose changes are recorded (docs/rules.md#history). */
export const AUDITED_ENTITIES = [
  'Cars',
  'CarsBooking',
  'CarBlocks',
  'EmailTemplates',
  'PriceSeasons',
  'LengthDiscounts',
  'Extras',
  'Places',
  'RentalTerms',
  'Customers',
  'Fines',
  'Imports',
  'Accounts',
] as const;
export type AuditedEntity = (typeof AUDITED_ENTITIES)[number];

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
