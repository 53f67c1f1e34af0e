import { sql } from 'kysely';
import { CUSTOMER_FIELDS } from 'shared-kit/domain';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import { textSearch } from '../entities/text-search.ts';

/** Entity `Customers`, for staff (docs/rules.md#customers). Those that are merged into another are left out of lists. */
export const CUSTOMERS_ENTITY: EntityDefinition = {
  name: 'Customers',
  table: 'customers',
  key: 'id',
  fields: CUSTOMER_FIELDS,
  defaultOrderColumn: 'id',
  anonymous: new Set(),
  permissions: {
    read: 'customers.read',
    create: 'customers.write',
    update: 'customers.write',
    delete: 'bookings.erase',
  },
  unlisted: { where: 'customers.root_id <> customers.id', from: 'everyone' },
  // A customer is found by what is known of those merged into it, and by the last characters of a document.
  textSearch: (text) =>
    textSearch(text, {
      ofWord: (isIn) => sql`customers.id IN (
        SELECT root_id FROM customers AS found WHERE ${isIn(sql.raw('found.search_text'))}
        UNION SELECT root_id FROM customers AS found JOIN customer_documents ON customer_id = found.id
          WHERE ${isIn(sql.raw('lower(last_characters)'))}
      )`,
    }),
  examples: {
    other: {
      customerEmail: 'other@example.com',
      customerPhone: '+33 1 99 00 10 99',
      billing: { company: 'Riad Films', numbers: 'ICE: 009876543000021' },
    },
    changes: [
      { id: 7, staffNote: 'Prefers an automatic' },
      { id: 8, kind: 'company', locale: 'fr' },
    ],
    query: [{ field: 'flagged', operator: 'EQ', value: true }],
  },
};
