import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AUDIT_ACTIONS,
  AUDITED_ENTITIES,
  type AuditedEntity,
  BOOKING_FIELDS,
  CAR_FIELDS,
  CUSTOMER_FIELDS,
  EMAIL_TEMPLATE_FIELDS,
  type EntityFields,
  EXTRA_FIELDS,
  FINE_FIELDS,
  hasPermission,
  LENGTH_DISCOUNT_FIELDS,
  type Permission,
  PLACE_FIELDS,
  PRICE_SEASON_FIELDS,
  RENTAL_TERMS_FIELDS,
} from 'shared-kit/domain';
import Type from 'typebox';
import { forbiddenRole } from '../platform/http/problems.ts';
import { requireStaff } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

const AuditQuery = Type.Object(
  {
    entity: Type.Enum([...AUDITED_ENTITIES]),
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Of one entity; all without it' })),
    limit: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', description: `${DEFAULT_LIMIT} by default` })),
  },
  { additionalProperties: false },
);
const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) }),
  key: Type.String(),
  actor: Type.Object({
    kind: Type.Enum(['staff', 'customer', 'lapsed', 'system']),
    name: Type.Optional(Type.String({ description: 'Absent when the account was removed' })),
  }),
  action: Type.Enum([...AUDIT_ACTIONS]),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      values: Type.Optional(
        Type.Array(Type.Unknown(), { description: 'Before and after; absent for personal data, which is not copied' }),
      ),
    }),
  ),
  subject: Type.Optional(Type.String({ description: 'Whose account it is about, with Accounts' })),
});

/** Permission required to read the history of an entity. */
const PERMISSION_OF: Readonly<Record<AuditedEntity, Permission>> = {
  Cars: 'cars.read',
  CarsBooking: 'bookings.read',
  CarBlocks: 'bookings.read',
  EmailTemplates: 'mail.send',
  PriceSeasons: 'prices.read',
  LengthDiscounts: 'prices.read',
  Extras: 'prices.read',
  Places: 'prices.read',
  RentalTerms: 'prices.read',
  Customers: 'customers.read',
  Fines: 'fines.read',
  Imports: 'data.transfer',
  Accounts: 'accounts.manage',
};

/** Names of the fields by column. */
const FIELD_NAMES: Readonly<Record<AuditedEntity, Readonly<Record<string, string>>>> = {
  Cars: namesByColumn(CAR_FIELDS),
  CarsBooking: namesByColumn(BOOKING_FIELDS),
  CarBlocks: { ...namesByColumn(BOOKING_FIELDS), pickup_date: 'from', dropoff_date: 'to', kind: 'reason' },
  EmailTemplates: namesByColumn(EMAIL_TEMPLATE_FIELDS),
  PriceSeasons: namesByColumn(PRICE_SEASON_FIELDS),
  LengthDiscounts: namesByColumn(LENGTH_DISCOUNT_FIELDS),
  Extras: namesByColumn(EXTRA_FIELDS),
  Places: namesByColumn(PLACE_FIELDS),
  RentalTerms: namesByColumn(RENTAL_TERMS_FIELDS),
  Customers: namesByColumn(CUSTOMER_FIELDS),
  Fines: namesByColumn(FINE_FIELDS),
  Imports: {},
  Accounts: { password_hash: 'password' },
};

/** The history of bookings, blocks, cars and accounts: docs/rules.md#history. */
export const auditRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database }) => {
  const history = {
    summary: 'Who changed what, the latest first',
    querystring: AuditQuery,
    response: { 200: dataResponse(AuditEntry) },
  };
  app.get('', { schema: history, onRequest: requireStaff }, async ({ session, query }) => {
    const { entity, key, limit } = query;
    if (!hasPermission(session?.role, PERMISSION_OF[entity])) throw forbiddenRole();
    let found = database
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity', '=', entity)
      .orderBy('id', 'desc')
      .limit(Math.min(limit === undefined ? DEFAULT_LIMIT : Number(limit), MAX_LIMIT));
    if (key !== undefined) found = found.where('entity_key', '=', key);
    const rows = await found.execute();
    const names = await readNames([
      ...rows.map(({ actor }) => actor),
      ...(entity === 'Accounts' ? rows.map((row) => row.entity_key) : []),
    ]);
    const data = rows.map((row) => ({
      id: row.id,
      at: { $date: row.at },
      key: row.entity_key,
      actor: describeActor(row.actor, names),
      action: row.action,
      changes: Object.entries(row.changes).map(([column, values]) => ({
        field: FIELD_NAMES[entity][column] ?? column,
        ...(values && { values: [...values] }),
      })),
      ...(entity === 'Accounts' && subjectOf(row.entity_key, names)),
    }));
    return { code: 200 as const, data };
  });

  /** Returns the names of accounts by their ids as text, the e-mail address of those without a name. */
  async function readNames(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids)].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
    if (wanted.length === 0) return new Map();
    const accounts = await database
      .selectFrom('staff_accounts')
      .select(['id', 'name', 'email'])
      .where('id', 'in', wanted)
      .execute();
    return new Map(accounts.map(({ id, name, email }) => [String(id), name || email]));
  }
};

function describeActor(actor: string | null, names: ReadonlyMap<string, string>) {
  if (actor === null) return { kind: 'system' as const };
  if (actor === 'customer' || actor === 'lapsed') return { kind: actor } as const;
  const name = names.get(actor);
  return { kind: 'staff' as const, ...(name !== undefined && { name }) };
}

function subjectOf(key: string, names: ReadonlyMap<string, string>) {
  const subject = names.get(key);
  return subject === undefined ? {} : { subject };
}

function namesByColumn(fields: EntityFields): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [column, name]));
}
