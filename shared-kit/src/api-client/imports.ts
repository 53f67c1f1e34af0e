import type { ImportKind, ImportPreview, ImportResult } from '../domain/index.ts';
import { readList } from './read-list.ts';
import { sendWithProgress, type UploadOptions } from './send-with-progress.ts';
import type { Transport } from './transport.ts';

export interface ImportFile {
  readonly kind: ImportKind;
  readonly bytes: Blob;
  /** For the history. */
  readonly name: string;
  /** The field of each column, undefined for one that is not taken; guessed by the headings without them. */
  readonly columns?: readonly (string | undefined)[];
}

export interface TakenArchive {
  readonly cars: number;
  readonly customers: number;
  readonly bookings: number;
}

/** Calls about what an agency takes over from other programs; only owners may. All of them throw `ApiError`. */
export interface ImportsClient {
  /** Returns what an import would do, without doing it. */
  preview(file: ImportFile, options?: UploadOptions): Promise<ImportPreview>;
  /**
   * Fills an empty installation from an archive, which `GET /api/archive` answers.
   * @throws ApiError 409 `not_empty`, `archive_of_other_version`
   */
  takeArchive(bytes: Blob, options?: UploadOptions): Promise<TakenArchive>;
  /** Imports all rows of a file. @throws ApiError 409 `import_refused` when one of them is refused */
  run(file: ImportFile, options?: UploadOptions): Promise<ImportResult>;
}

export function createImportsClient({ options }: Pick<Transport, 'options'>): ImportsClient {
  async function send<Result>(
    { kind, bytes, name, columns }: ImportFile,
    step: '' | '/preview',
    progress?: UploadOptions,
  ): Promise<Result> {
    const query = new URLSearchParams({ name, ...(columns && { columns: columns.map((one) => one ?? '').join(',') }) });
    const path = `/api/imports/${kind}${step}?${query}`;
    // Read as bytes: browsers name a CSV file after the program that opens it.
    const body = bytes.slice(0, bytes.size, 'application/octet-stream');
    const read = (text: string) => readList(JSON.parse(text))[0] as unknown as Result;
    return await sendWithProgress(options, { method: 'POST', path, body, read }, progress);
  }
  return {
    preview: (file, progress) => send(file, '/preview', progress),
    run: (file, progress) => send(file, '', progress),
    takeArchive(bytes, progress) {
      const body = bytes.slice(0, bytes.size, 'application/zip');
      const read = (text: string) => readList(JSON.parse(text))[0] as unknown as TakenArchive;
      return sendWithProgress(options, { method: 'POST', path: '/api/archive', body, read }, progress);
    },
  };
}
