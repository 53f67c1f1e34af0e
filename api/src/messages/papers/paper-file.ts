import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { readPrivateFile, storePrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';

type Document = Pick<
  Selectable<Schema['documents']>,
  'id' | 'booking_id' | 'number' | 'snapshot' | 'snapshot_sha256' | 'file_id' | 'file_sha256' | 'created_by'
>;
export type PaperFileOptions = Pick<Services, 'database' | 'privateDir' | 'clock' | 'pdf'>;

/**
 * Returns the PDF of a paper: the stored one, or one that is made of its snapshot and stored.
 * @throws ApiProblem 503 `paper_unavailable` when it cannot be made
 */
export async function paperFile(options: PaperFileOptions, document: Document): Promise<Buffer> {
  const { database, pdf } = options;
  const stored = document.file_id && (await readPrivateFile(options, document.file_id));
  if (stored) return stored.bytes;
  const bytes = await pdf.render(withFingerprint(document)).catch((error) => {
    throw paperUnavailable(document.number, error);
  });
  const file_sha256 = hash('sha256', bytes, 'hex');
  // A newer engine may draw the same paper in other bytes: the hash is of what was made first.
  if (document.file_sha256 && document.file_sha256 !== file_sha256) return bytes;
  const file = { bookingId: document.booking_id, kind: 'document' as const, contentType: 'application/pdf', bytes };
  const file_id = await storePrivateFile(options, { ...file, createdBy: document.created_by ?? undefined });
  await database.updateTable('documents').set({ file_id, file_sha256 }).where('id', '=', document.id).execute();
  return bytes;
}

/** Returns what the PDF is made of: the snapshot with the beginning of its hash, which the page shows. */
function withFingerprint({ snapshot, snapshot_sha256: sha256 }: Document): string {
  const fingerprint = sha256.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
  return JSON.stringify({ ...JSON.parse(snapshot), fingerprint });
}

function paperUnavailable(number: string, cause: Error): ApiProblem {
  const problem = new ApiProblem(
    503,
    { type: 'paper_unavailable' },
    `The paper ${number} cannot be made at the moment`,
  );
  return Object.assign(problem, { cause });
}
