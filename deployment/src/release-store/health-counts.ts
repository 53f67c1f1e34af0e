import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ignoreNotFound, writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { deleteDocuments, pushDocument } from './release-bucket.ts';
import { AppSchema, TimestampSchema, VersionSchema } from './release-schemas.ts';
import { type ReleaseStore, readDocuments } from './release-store.ts';

const HealthCountsSchema = Type.Object({
  writtenAt: TimestampSchema,
  versions: Type.Array(
    Type.Object({
      app: AppSchema,
      version: VersionSchema,
      /** Distinct clients that reported a failure. */
      clients: Type.Integer(),
      /** Pages that could not be rendered on the server. */
      renderFailures: Type.Integer(),
    }),
  ),
});
/** Failure counts of one gateway since its start: `health/<instance>.json`. */
type HealthCounts = Readonly<Static<typeof HealthCountsSchema>>;
export type VersionHealth = HealthCounts['versions'][number];

const FOLDER = 'health';

/** Writes the counts of one gateway. @param instance name of the gateway, part of the file name */
export async function writeHealthCounts(store: ReleaseStore, instance: string, counts: HealthCounts): Promise<void> {
  const text = JSON.stringify(counts, null, 2);
  await writeFileAtomic(path.join(store.root, FOLDER, `${instance}.json`), text);
  await pushDocument(store, `${FOLDER}/${instance}.json`, text);
}

/** Returns the counts summed over all gateways. */
export async function readHealthCounts(store: ReleaseStore): Promise<VersionHealth[]> {
  const { documents } = await readDocuments(store, FOLDER, HealthCountsSchema);
  const sums = new Map<string, VersionHealth>();
  for (const { versions } of documents.values())
    for (const { app, version, clients, renderFailures } of versions) {
      const name = `${app}@${version}`;
      const sum = sums.get(name) ?? { app, version, clients: 0, renderFailures: 0 };
      sums.set(name, {
        ...sum,
        clients: sum.clients + clients,
        renderFailures: sum.renderFailures + renderFailures,
      });
    }
  return [...sums.values()];
}

/** Removes the counts that were last written before `oldestMs`. */
export async function pruneHealthCounts(store: ReleaseStore, oldestMs: number): Promise<void> {
  const { root } = store;
  for (const name of (await ignoreNotFound(readdir(path.join(root, FOLDER)))) ?? []) {
    const file = path.join(root, FOLDER, name);
    const { mtimeMs } = (await ignoreNotFound(stat(file))) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (mtimeMs >= oldestMs) continue;
    await deleteDocuments(store, [`${FOLDER}/${name}`]);
    await rm(file, { force: true });
  }
}
