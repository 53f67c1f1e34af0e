import { sql } from 'kysely';
import { EMAIL_PLACEHOLDERS, findUnknownPlaceholder } from 'shared-kit/domain';
import type { EntityHandlers } from '../entities/entity-definition.ts';
import { getEntities } from '../entities/read-entities.ts';
import { toRow, updateEntity } from '../entities/write-entities.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { EMAIL_TEMPLATES_ENTITY } from './email-templates-entity.ts';

/** @throws ApiProblem 400 `unknown_placeholder` for a name in braces that no booking has */
export const EMAIL_TEMPLATE_HANDLERS: EntityHandlers = {
  findProblems: (_, { title: _title, ...texts }) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => {
        const name = typeof text === 'string' ? findUnknownPlaceholder(text) : undefined;
        const known = EMAIL_PLACEHOLDERS.map((placeholder) => `{${placeholder}}`);
        const message = `names ${name}, which is none of ${known.join(', ')}`;
        return name === undefined ? [] : [[field, { type: 'unknown_placeholder' as const, name, known, message }]];
      }),
    ),

  async create({ database }, entities, { actor }) {
    const ids = await inTransaction(
      database,
      async (transaction) => {
        const ids: number[] = [];
        for (const values of entities) {
          const row = toRow(EMAIL_TEMPLATES_ENTITY, values) as { title: string; subject_en: string; body_en: string };
          const { id } = await transaction
            .insertInto('email_templates')
            .values(row)
            .returning('id')
            .executeTakeFirstOrThrow();
          ids.push(id);
        }
        return ids;
      },
      actor,
    );
    return await getEntities(database, EMAIL_TEMPLATES_ENTITY, ids);
  },

  async update({ database }, changes, { actor }) {
    await inTransaction(
      database,
      async (transaction) => {
        for (const { key, values } of changes)
          if (!(await updateEntity(transaction, EMAIL_TEMPLATES_ENTITY, key, values)))
            throw noSuchEntity(EMAIL_TEMPLATES_ENTITY);
      },
      actor,
    );
  },

  async remove({ database }, keys, { actor }) {
    await inTransaction(
      database,
      async (transaction) => {
        const ids = [...new Set(keys.map(Number))];
        const { numDeletedRows } = await transaction
          .deleteFrom('email_templates')
          .where(sql<boolean>`id = ANY(${ids})`)
          .executeTakeFirstOrThrow();
        if (Number(numDeletedRows) < ids.length) throw noSuchEntity(EMAIL_TEMPLATES_ENTITY);
      },
      actor,
    );
  },
};
