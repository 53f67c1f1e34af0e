import { sql } from 'kysely';
import type { LocaleCode } from 'shared-kit/domain';
import { digestOfDocument } from '../customers/customer-documents.ts';
import { CUSTOMERS_ENTITY } from '../customers/customers-entity.ts';
import { toE164 } from '../customers/to-e164.ts';
import { insertEntities, rowsOf } from '../entities/write-entities.ts';
import { batchesOf, type ImportRow, newRows } from './import-row.ts';
import type { ImportRules } from './import-rules.ts';

const ROWS_PER_LOOKUP = 1_000;

/** By what a customer is recognized, as in bookings: docs/rules.md#customers. One without phone and e-mail, by the name alone. */
interface Keys {
  readonly name: string;
  readonly email: string | null;
  readonly known: string | null;
}

export const CUSTOMER_IMPORT: ImportRules = {
  tables: ['customers', 'customer_documents'],

  async check(_, database, rows) {
    const first = new Map<string, number>();
    for (const batch of batchesOf(newRows(rows), ROWS_PER_LOOKUP)) {
      const asked = batch.map((row, place) => ({
        place,
        name: row.values.customerName,
        phone: phoneOf(row),
        email: row.values.customerEmail ?? null,
      }));
      const { rows: found } = await sql<Keys>`
        SELECT name_key(asked.name) AS name, lower(asked.email) AS email, (
          SELECT customers.name FROM customers WHERE name_key = name_key(asked.name) AND (
            phone_e164 = asked.phone OR lower(customers.email) = lower(asked.email)
            OR (coalesce(asked.phone, asked.email) IS NULL AND coalesce(customers.phone, customers.email) IS NULL)
          ) ORDER BY id LIMIT 1
        ) AS known
        FROM json_to_recordset(${JSON.stringify(asked)}) AS asked (place int, name text, phone text, email text)
        ORDER BY place`.execute(database);
      for (const [index, row] of batch.entries()) recognize(row, found[index] as Keys, first);
    }
  },

  async write({ authSecret, clock }, transaction, rows) {
    const customers = rows.map((row) => {
      const { driverLicense: _, ...values } = row.values;
      return { kind: 'person', ...values, customerPhoneE164: phoneOf(row) };
    });
    const ids = await insertEntities(transaction, CUSTOMERS_ENTITY, customers);
    const documents = rows.flatMap(({ values }, index) => {
      const stored = digestOfDocument(String(values.driverLicense ?? ''), authSecret);
      return stored
        ? [
            {
              customer_id: ids[index],
              kind: 'licence',
              digest: stored.digest,
              last_characters: stored.lastCharacters,
              created_at: clock(),
            },
          ]
        : [];
    });
    await sql`
      INSERT INTO customer_documents (customer_id, kind, digest, last_characters, created_at)
      SELECT customer_id, kind, digest, last_characters, created_at FROM ${rowsOf({ table: 'customer_documents' }, documents)} AS written
    `.execute(transaction);
  },
};

function phoneOf({ values: { customerPhone, locale } }: ImportRow): string | null {
  return toE164(String(customerPhone ?? ''), locale as LocaleCode | undefined) ?? null;
}

/** Marks a row as known that has the name, and the phone number or the e-mail address, of a customer or of a row before. */
function recognize(row: ImportRow, { name, email, known }: Keys, first: Map<string, number>): void {
  if (known !== null) {
    row.known = { label: known };
    return;
  }
  const phone = phoneOf(row);
  const keys = [phone && `phone ${phone} ${name}`, email && `email ${email} ${name}`].filter((key) => key !== null);
  if (row.values.customerPhone === undefined && email === null) keys.push(`name ${name}`);
  const before = keys.map((key) => first.get(key)).find((number) => number !== undefined);
  if (before !== undefined) row.known = { label: String(row.values.customerName), sameAs: before };
  for (const key of keys) if (!first.has(key)) first.set(key, before ?? row.number);
}
