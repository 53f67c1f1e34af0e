import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { entityChanged, noSuchEntity } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import type { Caller, EntityDefinition, EntityHandlers } from './entity-definition.ts';
import { hasValues } from './has-values.ts';
import { getEntities, hasKey } from './read-entities.ts';
import { insertEntities, updateEntity } from './write-entities.ts';

type Write<Result> = (transaction: Transaction<Schema>) => Promise<Result>;

interface TableRules {
  readonly findProblems?: EntityHandlers['findProblems'];
  /** Runs a write, with what has to happen before and after it in its transaction. */
  readonly around?: <Result>(
    transaction: Transaction<Schema>,
    services: Services,
    write: Write<Result>,
  ) => Promise<Result>;
}

/**
 * Returns the handlers of an entity that is just the rows of its table, with ids that the database counts.
 * @throws ApiProblem 404 for a missing entity, 409 `entity_changed` when it differs from what the caller has seen
 */
export function tableHandlers(
  entity: EntityDefinition,
  { findProblems = () => ({}), around = (transaction, _, write) => write(transaction) }: TableRules = {},
): EntityHandlers {
  const table = sql.table(entity.table);

  async function inOne<Result>(services: Services, { actor }: Caller, write: Write<Result>): Promise<Result> {
    return await inTransaction(services.database, (transaction) => around(transaction, services, write), actor);
  }

  return {
    findProblems,
    checksBasedOn: true,

    async create(services, entities, caller) {
      const keys = await inOne(services, caller, (transaction) => insertEntities(transaction, entity, entities));
      return await getEntities(services.database, entity, keys);
    },

    async update(services, changes, caller) {
      await inOne(services, caller, async (transaction) => {
        for (const { key, values, basedOn = {} } of changes) {
          const lock = sql`SELECT 1 FROM ${table} WHERE ${hasKey(entity, [key])} FOR UPDATE`;
          if ((await lock.execute(transaction)).rows.length === 0) throw noSuchEntity(entity);
          if (!(await hasValues(transaction, entity, key, basedOn))) throw entityChanged();
          await updateEntity(transaction, entity, key, values);
        }
      });
    },

    async remove(services, keys, caller) {
      const wanted = [...new Set(keys)];
      await inOne(services, caller, async (transaction) => {
        const removed = await sql`DELETE FROM ${table} WHERE ${hasKey(entity, wanted)}`.execute(transaction);
        if (Number(removed.numAffectedRows) < wanted.length) throw noSuchEntity(entity);
      });
    },
  };
}
