import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { LocaleCode } from 'shared-kit/domain';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { invalid } from '../../platform/http/problems.ts';
import type { PaperContent } from '../../platform/pdf/paper-content.ts';
import { readPrivateFile, storePrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';

type Document = Pick<
  Selectable<Schema['documents']>,
  'id' | 'booking_id' | 'number' | 'locale' | 'snapshot' | 'snapshot_sha256' | 'file_id' | 'file_sha256' | 'created_by'
>;
export type PaperFileOptions = Pick<Services, 'database' | 'privateDir' | 'clock' | 'pdf'>;

/**
 * Returns the PDF of a paper: the stored one, or one that is made of its snapshot and stored.
 * @throws ApiProblem 503 `paper_unavailable` when it cannot be made
 */
export async function paperFile(options: PaperFileOptions, document: Document): Promise<Buffer> {
  const stored = document.file_id && (await readPrivateFile(options, document.file_id));
  if (stored) return stored.bytes;
  const bytes = await render(options, document);
  const file_sha256 = hash('sha256', bytes, 'hex');
  // A newer engine may draw the same paper in other bytes: the hash is of what was made first.
  if (document.file_sha256 && document.file_sha256 !== file_sha256) return bytes;
  const file = { bookingId: document.booking_id, kind: 'document' as const, contentType: 'application/pdf', bytes };
  const file_id = await storePrivateFile(options, { ...file, createdBy: document.created_by ?? undefined });
  await options.database.updateTable('documents').set({ file_id, file_sha256 }).where('id', '=', document.id).execute();
  return bytes;
}

/**
 * Returns a copy of a paper with another language beside its first one. It is made of the same snapshot and not stored: the paper
 * stays as it was signed.
 * @throws ApiProblem 400 for a language that the snapshot does not have; 503
 */
export async function paperCopy(options: PaperFileOptions, document: Document, second: LocaleCode): Promise<Buffer> {
  const { languages } = JSON.parse(document.snapshot) as PaperContent;
  const values = languages.filter((code) => code !== document.locale);
  if (!values.includes(second)) {
    const message = `must be one of ${values.join(', ') || 'none: the paper has one language only'}`;
    throw invalid({ secondLocale: { type: 'not_one_of', values, message } });
  }
  return await render(options, document, { shown: [document.locale, second], isCopy: true });
}

/** Makes the PDF of the snapshot, with the beginning of its hash, which the page shows. @throws ApiProblem 503 */
async function render({ pdf }: PaperFileOptions, document: Document, more: object = {}): Promise<Buffer> {
  const { number, snapshot, snapshot_sha256: sha256 } = document;
  const fingerprint = sha256.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');
  return await pdf.render(JSON.stringify({ ...JSON.parse(snapshot), ...more, fingerprint })).catch((error) => {
    throw paperUnavailable(number, error);
  });
}

function paperUnavailable(number: string, cause: Error): ApiProblem {
  const problem = new ApiProblem(
    503,
    { type: 'paper_unavailable' },
    `The paper ${number} cannot be made at the moment`,
  );
  return Object.assign(problem, { cause });
}
