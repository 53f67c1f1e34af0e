import { sql } from 'kysely';
import type { Caller } from '../entities/entity-definition.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { readUpload } from '../platform/private-files/file-upload.ts';
import { deletePrivateFiles, readPrivateFile, storePrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { lockFine } from './fine-handlers.ts';
import type { Details, FineFileKind } from './fine-schemas.ts';
import { FINES_ENTITY } from './fines-entity.ts';

/** Returns the files, charges and letters of a fine. @throws ApiProblem 404 */
export async function readDetails(database: Database, id: number): Promise<Details> {
  const { rows } = await sql<Details>`
    SELECT
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', id, 'kind', replace(kind, 'fine_', ''), 'contentType', content_type,
          'bytes', bytes, 'createdAt', ${isoText('created_at')}) ORDER BY created_at, kind DESC, id)
        FROM private_files WHERE fine_id = fines.id
      ), '[]') AS files,
      coalesce((
        SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'amount', amount, 'reason', reason,
          'dropped', dropped, 'createdAt', ${isoText('created_at')})) ORDER BY id)
        FROM booking_charges WHERE fine_id = fines.id
      ), '[]') AS charges,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', id, 'number', number, 'createdAt', ${isoText('created_at')}) ORDER BY id DESC)
        FROM documents WHERE kind = 'fine_letter' AND subject LIKE 'fine ' || fines.id || ' %'
      ), '[]') AS letters
    FROM fines WHERE id = ${id}`.execute(database);
  const [details] = rows;
  if (!details) throw noSuchEntity(FINES_ENTITY);
  return details;
}

/**
 * Adds a file to a fine, once.
 * @throws ApiProblem 404, 415 as `readUpload`
 */
export async function addFineFile(
  services: Services,
  { id, kind, sent }: { readonly id: number; readonly kind: FineFileKind; readonly sent: unknown },
  { actor }: Caller,
): Promise<void> {
  const file = await readUpload(sent);
  await inTransaction(
    services.database,
    async (transaction) => {
      await lockFine(transaction, id);
      await storePrivateFile(
        { ...services, database: transaction },
        {
          ...file,
          fineId: id,
          kind: `fine_${kind}`,
          createdBy: typeof actor === 'number' ? actor : undefined,
        },
      );
    },
    actor,
  );
}

/** Removes a file from a fine. @throws ApiProblem 404 */
export async function removeFineFile(
  { database, documentStore }: Services,
  { id, fileId }: { readonly id: number; readonly fileId: string },
  { actor }: Caller,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const file = transaction.deleteFrom('private_files').where('id', '=', fileId).where('fine_id', '=', id);
      if (!(await file.returning('id').executeTakeFirst())) throw noSuchEntity(FINES_ENTITY);
    },
    actor,
  );
  await deletePrivateFiles(documentStore, [fileId]);
}

/** Returns the authority's notices about a fine, as the files that an e-mail carries. */
export async function readNotices(services: Pick<Services, 'database' | 'documentStore'>, id: number) {
  const rows = await services.database
    .selectFrom('private_files')
    .select('id')
    .where('fine_id', '=', id)
    .where('kind', '=', 'fine_notice')
    .orderBy('created_at')
    .execute();
  const found = await Promise.all(rows.map((row) => readPrivateFile(services, row.id)));
  return found.flatMap((file, index) => {
    if (!file) return [];
    const { bytes, contentType } = file;
    return [{ name: `notice-${index + 1}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`, bytes, contentType }];
  });
}

/** As the columns of the other tables are read. */
function isoText(column: string) {
  return sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
