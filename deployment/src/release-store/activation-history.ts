import path from 'node:path';
import { writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import {
  type Activation,
  type AppName,
  AppSchema,
  HashSchema,
  TimestampSchema,
  VersionSchema,
} from './release-schemas.ts';
import { type ReleaseStore, readDocuments } from './release-store.ts';

const ActivationRecordSchema = Type.Object({
  /** Revision of the activation. A record above the revision of `active.json` never became active. */
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  action: Type.Union([Type.Literal('activate'), Type.Literal('rollback'), Type.Literal('remove')]),
  /** Name of a person or pipeline, or `GATEWAY`. */
  by: Type.String(),
  reason: Type.Optional(Type.String()),
  changes: Type.Array(
    Type.Object({
      app: AppSchema,
      version: VersionSchema,
      releaseHash: HashSchema,
      /** Replaced or removed version; absent in the first activation. */
      over: Type.Optional(VersionSchema),
    }),
  ),
});
/** Record of an activation: `activations/<revision>.json`, never deleted. */
export type ActivationRecord = Readonly<Static<typeof ActivationRecordSchema>>;

/** Actor of automatic rollbacks. */
export const GATEWAY = 'gateway';

const FOLDER = 'activations';

export async function recordActivation({ root }: ReleaseStore, record: ActivationRecord): Promise<void> {
  await writeFileAtomic(path.join(root, FOLDER, `${record.revision}.json`), recordText(record));
}

export function recordText(record: ActivationRecord): string {
  return JSON.stringify(record, null, 2);
}

/** Reads the recorded activations, latest first, and one line per unreadable record. */
export async function readHistory(
  store: ReleaseStore,
  activation: Activation | undefined,
): Promise<{ readonly history: ActivationRecord[]; readonly damage: string[] }> {
  const { documents, damage } = await readDocuments(store, FOLDER, ActivationRecordSchema);
  const history = [...documents.values()]
    .filter(({ revision }) => revision <= (activation?.revision ?? 0))
    .sort((a, b) => b.revision - a.revision);
  return { history, damage };
}

/** Returns the record that activated the app's active version; undefined if none was written. */
export function latestChange(history: readonly ActivationRecord[], app: AppName): ActivationRecord | undefined {
  return history.find(({ changes }) => changes.some((change) => change.app === app));
}
