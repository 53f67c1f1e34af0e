import { PAYMENT_FIELDS } from 'shared-kit/domain';
import type { EntityDefinition } from '../entities/entity-definition.ts';

/** Payments as the schemas and columns of calls describe them. They have calls of their own (`payment-routes.ts`). */
export const PAYMENTS: EntityDefinition = {
  name: 'Payments',
  table: 'payments',
  key: 'id',
  fields: PAYMENT_FIELDS,
  defaultOrderColumn: 'position',
  anonymous: new Set(),
  permissions: {
    read: 'bookings.read',
    create: 'payments.write',
    update: 'payments.void',
    delete: 'payments.void',
  },
  examples: { other: {}, changes: [{}, {}], query: [] },
};
