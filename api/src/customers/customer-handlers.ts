import { sql } from 'kysely';
import type { LocaleCode } from 'shared-kit/domain';
import type { EntityHandlers, FieldValues } from '../entities/entity-definition.ts';
import { tableHandlers } from '../entities/table-handlers.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { CUSTOMERS_ENTITY } from './customers-entity.ts';
import { toE164 } from './to-e164.ts';

const ROWS = tableHandlers(CUSTOMERS_ENTITY);

/** @throws ApiProblem 409 `booking_open` for the removal of one with bookings: they are erased instead; and what `tableHandlers` throw */
export const CUSTOMER_HANDLERS: EntityHandlers = {
  ...ROWS,
  create: (services, entities, caller) => ROWS.create(services, entities.map(withDialled), caller),
  update: (services, changes, caller) =>
    ROWS.update(
      services,
      changes.map((change) => ({ ...change, values: withDialled(change.values) })),
      caller,
    ),
  async remove(services, keys, caller) {
    const { rows } = await sql`
      SELECT FROM customers AS member WHERE root_id = ANY(${[...keys]}::bigint[])
        AND (root_id <> id OR EXISTS (SELECT FROM bookings WHERE customer_id = member.id)) LIMIT 1`.execute(
      services.database,
    );
    if (rows.length > 0)
      throw new ApiProblem(409, { type: 'booking_open' }, 'A customer with bookings is not deleted but erased');
    await ROWS.remove(services, keys, caller);
  },
};

/** Adds the other form of a phone number that is written. */
function withDialled(values: FieldValues): FieldValues {
  const { customerPhone, locale } = values as { readonly customerPhone?: string | null; readonly locale?: LocaleCode };
  if (customerPhone === undefined) return values;
  return { ...values, customerPhoneE164: (customerPhone && toE164(customerPhone, locale)) || null };
}
