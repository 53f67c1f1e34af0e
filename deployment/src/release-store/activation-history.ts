import path from 'node:path';
import { writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { type Activation, type App, AppSchema, HashSchema, TimestampSchema, VersionSchema } from './release.ts';
import { type ReleaseStore, readDocuments } from './release-store.ts';

const ActivationRecordSchema = Type.Object({
  /** Of `active.json` once it was replaced. A record whose revision is above that one's was never active. */
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  action: Type.Union([Type.Literal('activate'), Type.Literal('rollback')]),
  /** Name of a person or a pipeline, or `GATEWAY`. */
  by: Type.String(),
  reason: Type.Optional(Type.String()),
  changes: Type.Array(
    Type.Object({
      app: AppSchema,
      version: VersionSchema,
      releaseHash: HashSchema,
      /** What was active until then; absent at the first activation. */
      over: Type.Optional(VersionSchema),
    }),
  ),
});
/** Who activated what, when and why: `activations/<revision>.json`, kept for good. */
export type ActivationRecord = Readonly<Static<typeof ActivationRecordSchema>>;

/** Who rolled back when nobody did. */
export const GATEWAY = 'gateway';

const FOLDER = 'activations';

export async function recordActivation({ root }: ReleaseStore, record: ActivationRecord): Promise<void> {
  const text = JSON.stringify(record, null, 2);
  await writeFileAtomic(path.join(root, FOLDER, `${record.revision}.json`), text);
}

/** Every activation since records are kept, the latest first, and a line for each record that cannot be read. */
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

/** The record by which the active version of an application became active; undefined when it is older than records. */
export function latestChange(history: readonly ActivationRecord[], app: App): ActivationRecord | undefined {
  return history.find(({ changes }) => changes.some((change) => change.app === app));
}
