import { hash } from 'node:crypto';
import type { FileStore } from 'shared-kit/server';
import type { Database } from '../../platform/database/database.ts';
import { readPrivateFile } from '../../platform/private-files/private-files.ts';
import { snapshotHash } from './insert-document.ts';

const BATCH = 200;

/** Compares every snapshot and every stored file of a paper with its hash. @returns how many there are, and what differs */
export async function verifyDocuments(options: {
  readonly database: Database;
  readonly documentStore: FileStore;
}): Promise<{ readonly count: number; readonly differences: readonly string[] }> {
  const differences: string[] = [];
  let count = 0;
  for (let lastId = 0; ; ) {
    const rows = await options.database
      .selectFrom('documents')
      .select(['id', 'kind', 'number', 'version', 'snapshot', 'snapshot_sha256', 'file_id', 'file_sha256'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, kind, number, version, snapshot, snapshot_sha256, file_id, file_sha256 } of rows) {
      lastId = id;
      count += 1;
      const name = `${kind} ${number}, version ${version}`;
      if (snapshotHash(snapshot) !== snapshot_sha256) differences.push(`${name}: the snapshot was changed`);
      if (file_id === null) continue;
      const file = await readPrivateFile(options, file_id);
      if (!file) differences.push(`${name}: the file is missing`);
      else if (hash('sha256', file.bytes, 'hex') !== file_sha256) differences.push(`${name}: the file was changed`);
    }
    if (rows.length < BATCH) return { count, differences };
  }
}
