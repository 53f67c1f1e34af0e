import type { LocaleCode } from 'shared-kit/domain';
import type { EntityHandlers, FieldValues } from '../entities/entity-definition.ts';
import { tableHandlers } from '../entities/table-handlers.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { removeCustomers } from './change-customers.ts';
import { CUSTOMERS_ENTITY } from './customers-entity.ts';
import { toE164 } from './to-e164.ts';

const ROWS = tableHandlers(CUSTOMERS_ENTITY);

/** @throws ApiProblem what `removeCustomers` throws, and what `tableHandlers` throw */
export const CUSTOMER_HANDLERS: EntityHandlers = {
  ...ROWS,
  create: (services, entities, caller) => ROWS.create(services, entities.map(withDialled), caller),
  update: (services, changes, caller) =>
    ROWS.update(
      services,
      changes.map((change) => ({ ...change, values: withDialled(change.values) })),
      caller,
    ),
  async remove({ database }, keys, { actor }) {
    const ids = [...new Set(keys.map(Number))];
    await inTransaction(database, async (transaction) => await removeCustomers(transaction, ids), actor);
  },
};

/** Adds the other form of a phone number that is written. */
function withDialled(values: FieldValues): FieldValues {
  const { customerPhone, locale } = values as { readonly customerPhone?: string | null; readonly locale?: LocaleCode };
  if (customerPhone === undefined) return values;
  return { ...values, customerPhoneE164: (customerPhone && toE164(customerPhone, locale)) || null };
}
