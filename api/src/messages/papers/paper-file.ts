import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { LocaleCode } from 'shared-kit/domain';
import type { Schema } from '../../platform/database/schema.ts';
import { invalid } from '../../platform/http/problems.ts';
import type { PaperContent } from '../../platform/pdf/paper-content.ts';
import { readPrivateFile, storePrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { PAPER_TEXT } from './paper-texts.ts';
import { paperWriter } from './paper-writer.ts';
import { renderPaper } from './render-paper.ts';

type Document = Pick<
  Selectable<Schema['documents']>,
  | 'id'
  | 'booking_id'
  | 'kind'
  | 'subject'
  | 'number'
  | 'locale'
  | 'snapshot'
  | 'snapshot_sha256'
  | 'file_id'
  | 'file_sha256'
  | 'created_by'
>;
export type PaperFileOptions = Pick<Services, 'database' | 'site' | 'documentStore' | 'clock' | 'pdf'>;

/**
 * Returns the PDF of a paper: the stored one, or one that is made of its snapshot and stored. The receipt of a payment that was
 * voided since is made anew each time, with a note of it, and not stored: the paper stays as it was written.
 * @throws ApiProblem 503 `paper_unavailable` when it cannot be made
 */
export async function paperFile(options: PaperFileOptions, document: Document): Promise<Buffer> {
  const voidedAt = await readVoidedAt(options.database, document);
  if (voidedAt) return await renderPaper(options.pdf, document, voidNote(options, document, voidedAt));
  const stored = document.file_id && (await readPrivateFile(options, document.file_id));
  if (stored) return stored.bytes;
  const bytes = await renderPaper(options.pdf, document);
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
  const voidedAt = await readVoidedAt(options.database, document);
  const note = voidedAt ? voidNote(options, document, voidedAt) : {};
  return await renderPaper(options.pdf, document, { shown: [document.locale, second], isCopy: true, ...note });
}

/** Returns when the payment of a receipt was voided. */
export async function readVoidedAt(
  database: PaperFileOptions['database'],
  { kind, subject }: Pick<Document, 'kind' | 'subject'>,
): Promise<string | undefined> {
  if (kind !== 'receipt' || subject === null) return undefined;
  const payments = database.selectFrom('payments').select('voided_at').where('id', '=', subject);
  return (await payments.executeTakeFirst())?.voided_at ?? undefined;
}

function voidNote({ site }: PaperFileOptions, { locale }: Document, voidedAt: string) {
  const { say } = paperWriter(site, locale);
  return { void: say(({ text, moment }) => text(PAPER_TEXT.void, { moment: moment(voidedAt) })) };
}
