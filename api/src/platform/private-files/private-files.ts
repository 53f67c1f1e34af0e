import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { type FileStore, readStored, StoreUnavailable } from 'shared-kit/server';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { createToken } from '../token.ts';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1_440;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;
/** Younger files may belong to a transaction that has not ended. */
const ORPHAN_AGE_MS = 3_600_000;
const FOLDER_LENGTH = 2;
const ID_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
/** All folders that ids have. */
const FOLDERS = ID_CHARACTERS.flatMap((first) => ID_CHARACTERS.map((second) => first + second));

export type PrivateFileKind = Schema['private_files']['kind'];

/** What a file belongs to, and goes with. */
type FileOwner =
  | { readonly bookingId: number }
  | { readonly vehiclePaperId: string }
  | { readonly vehicleServiceId: string }
  | { readonly fineId: number }
  | { readonly customerDocumentId: number };

interface PrivateFileContent {
  readonly kind: PrivateFileKind;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** By which the file is recognized when it comes again; by default that of the bytes. */
  readonly sha256?: string;
  /** Id of the account. */
  readonly createdBy?: number | undefined;
}
type NewPrivateFile = PrivateFileContent & FileOwner;

export interface PrivateFile {
  /** Absent for a file that belongs to something else. */
  readonly bookingId?: number;
  readonly kind: PrivateFileKind;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Returns the SHA-256 in hexadecimal digits. */
export function sha256Of(bytes: Buffer): string {
  return hash('sha256', bytes, 'hex');
}

/**
 * Stores a file with what it belongs to (docs/rules.md#private-files), once: a file with the same hash is the same file. The bytes are on the
 * disk before their row is written; those of a transaction that fails are swept by the clean-up.
 * @param services `database` may be a transaction
 * @returns the id of the file
 */
export async function storePrivateFile(
  { database, documentStore, clock }: Pick<Services, 'database' | 'documentStore' | 'clock'>,
  { kind, contentType, bytes, sha256 = sha256Of(bytes), createdBy, ...owner }: NewPrivateFile,
): Promise<string> {
  const [column, ownerId] = columnOf(owner);
  const find = database
    .selectFrom('private_files')
    .select('id')
    .where(column, '=', ownerId)
    .where('kind', '=', kind)
    .where('sha256', '=', sha256);
  const stored = await find.executeTakeFirst();
  if (stored) {
    // A restored database may have come without its files.
    if (!(await documentStore.has(keyOf(stored.id)))) await documentStore.put(keyOf(stored.id), bytes);
    return stored.id;
  }
  const id = createToken();
  await documentStore.put(keyOf(id), bytes);
  const inserted = await database
    .insertInto('private_files')
    .values({
      id,
      booking_id: null,
      [column]: ownerId,
      kind,
      sha256,
      bytes: bytes.length,
      content_type: contentType,
      created_at: clock().toISOString(),
      created_by: createdBy ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return id;
  // Another request has stored the same file meanwhile.
  await deletePrivateFiles(documentStore, [id]);
  return (await find.executeTakeFirstOrThrow()).id;
}

function columnOf(owner: FileOwner) {
  if ('bookingId' in owner) return ['booking_id', owner.bookingId] as const;
  if ('fineId' in owner) return ['fine_id', owner.fineId] as const;
  if ('customerDocumentId' in owner) return ['customer_document_id', owner.customerDocumentId] as const;
  if ('vehicleServiceId' in owner) return ['vehicle_service_id', owner.vehicleServiceId] as const;
  return ['vehicle_paper_id', owner.vehiclePaperId] as const;
}

/** Returns a file; undefined when there is none with this id. */
export async function readPrivateFile(
  { database, documentStore }: Pick<Services, 'database' | 'documentStore'>,
  id: string,
): Promise<PrivateFile | undefined> {
  const row = await database.selectFrom('private_files').selectAll().where('id', '=', id).executeTakeFirst();
  const file = row && (await readStored(documentStore, keyOf(row.id)));
  return (
    file && {
      ...(row.booking_id !== null && { bookingId: row.booking_id }),
      kind: row.kind,
      contentType: row.content_type,
      bytes: file.bytes,
    }
  );
}

/**
 * Deletes files whose rows are gone: to be called after the commit. The clean-up does so later when the store is not available.
 * @returns their number
 */
export async function deletePrivateFiles(documentStore: FileStore, ids: readonly string[]): Promise<number> {
  await documentStore.delete(ids.map(keyOf)).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  return ids.length;
}

/** Deletes files of a kind that are older than some days, with their rows. @returns their number */
export async function deleteOldPrivateFiles(
  { database, documentStore }: Pick<Services, 'database' | 'documentStore'>,
  kind: PrivateFileKind,
  now: Date,
  days: number | undefined,
): Promise<number> {
  if (days === undefined) return 0;
  const then = new Date(now.getTime() - days * DAY_MS).toISOString();
  const deleted = await database.transaction().execute(async (transaction) => {
    // What expires is no change by anybody.
    await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
    return await transaction
      .deleteFrom('private_files')
      .where('kind', '=', kind)
      .where('created_at', '<', then)
      .returning('id')
      .execute();
  });
  return await deletePrivateFiles(
    documentStore,
    deleted.map(({ id }) => id),
  );
}

/**
 * Deletes files without a row, of transactions that did not end, in one part of the folders: each minute has its own, so that a call
 * costs the same however many files there are, and a day sees all of them. @returns their number
 */
export async function deleteOrphanedPrivateFiles(
  database: Database,
  documentStore: FileStore,
  now: Date,
): Promise<number> {
  const minute = Math.floor(now.getTime() / MINUTE_MS) % MINUTES_OF_DAY;
  let count = 0;
  for (const folder of FOLDERS.filter((_, index) => index % MINUTES_OF_DAY === minute)) {
    const old: string[] = [];
    for await (const { key, modifiedAt } of documentStore.list(`${folder}/`))
      if (now.getTime() - modifiedAt.getTime() >= ORPHAN_AGE_MS) old.push(key);
    const names = old.map((key) => key.slice(folder.length + 1));
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM private_files WHERE id = ANY(${names}::text[])`.execute(database);
    const orphans = old.filter((key) => !rows.some(({ id }) => keyOf(id) === key));
    await documentStore.delete(orphans);
    count += orphans.length;
  }
  return count;
}

/** Returns the key of a file, in one of many folders, so that none gets large. */
function keyOf(id: string): string {
  return `${id.slice(0, FOLDER_LENGTH)}/${id}`;
}
