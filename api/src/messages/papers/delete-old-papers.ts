import { sql } from 'kysely';
import { deleteOldPrivateFiles, deletePrivateFiles } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes papers that are older than some days, with their signatures (docs/rules.md#private-files). Of invoices and their corrections, which the
 * law demands, only the files go: they are made again when they are read.
 * @returns the number of files and papers
 */
export async function deleteOldPapers(
  services: Pick<Services, 'database' | 'documentStore'>,
  now: Date,
  days: number | undefined,
): Promise<number> {
  if (days === undefined) return 0;
  const then = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { papers, files } = await services.database.transaction().execute(async (transaction) => {
    // What expires is no change by anybody.
    await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
    await sql`UPDATE handovers SET signature = NULL WHERE signature IS NOT NULL AND signed_at < ${then}`.execute(
      transaction,
    );
    const { rows: papers } = await sql<{ id: number; fileId: string | null }>`
      SELECT id, file_id AS "fileId" FROM documents
      WHERE created_at < ${then} AND kind NOT IN ('invoice', 'credit_note') FOR UPDATE`.execute(transaction);
    const ids = papers.map(({ id }) => id);
    const files = papers.flatMap(({ fileId }) => fileId ?? []);
    // An e-mail stays in the history without the paper that it carried.
    await sql`UPDATE outbox SET document_id = NULL WHERE document_id = ANY(${ids}::bigint[])`.execute(transaction);
    await sql`DELETE FROM documents WHERE id = ANY(${ids}::bigint[])`.execute(transaction);
    await sql`DELETE FROM private_files WHERE id = ANY(${files}::text[])`.execute(transaction);
    return { papers, files };
  });
  await deletePrivateFiles(services.documentStore, files);
  return papers.length + (await deleteOldPrivateFiles(services, 'document', now, days));
}
