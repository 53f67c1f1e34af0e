import { API_LEVEL, type FileStore, findApiGaps, readStored, SUPPORTED_API_LEVEL } from 'shared-kit/server';
import Type from 'typebox';
import Value from 'typebox/value';

const ActivationSchema = Type.Object({
  apps: Type.Record(Type.String(), Type.Object({ version: Type.String() })),
});
const ReleaseSchema = Type.Object({
  api: Type.Optional(Type.Object({ level: Type.Integer(), needs: Type.Record(Type.String(), Type.Integer()) })),
});

/**
 * Compares the active releases with this API. What they lack because it is older than they are is a warning only: to go back to an
 * older API must work at once. So is a store that cannot be read.
 * @returns the warnings
 * @throws Error with one line when active releases were built for a level that is no longer supported
 */
export async function assertFitsReleases(
  store: FileStore,
  api = { level: API_LEVEL, supported: SUPPORTED_API_LEVEL },
): Promise<string[]> {
  const warnings: string[] = [];
  const dropped: string[] = [];
  try {
    const { apps } = Value.Parse(ActivationSchema, await readJson(store, 'active.json'));
    for (const [app, { version }] of Object.entries(apps)) {
      const release = Value.Parse(ReleaseSchema, await readJson(store, `releases/${app}/${version}/release.json`));
      const gaps = findApiGaps(`${app}@${version}`, release.api, api);
      warnings.push(...gaps.missing);
      dropped.push(...gaps.dropped);
    }
  } catch (error) {
    warnings.push(`The active releases of ${store.name} were not compared with this API: ${(error as Error).message}`);
  }
  if (dropped.length > 0) throw new Error(`RELEASE_STORE: ${dropped.join('; ')}. Activate newer ones first`);
  return warnings;
}

async function readJson(store: FileStore, key: string): Promise<unknown> {
  const file = await readStored(store, key);
  if (!file) throw new Error(`${key} is missing`);
  return JSON.parse(file.bytes.toString());
}
