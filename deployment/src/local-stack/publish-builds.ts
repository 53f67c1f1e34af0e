import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignoreNotFound, writeFileAtomic } from 'shared-kit/server';
import Type, { type TSchema } from 'typebox';
import { assertSetRenderable } from '../assert-renderable.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { parseDocument } from '../release-store/parse-document.ts';
import { publishRelease, readBuildVersion } from '../release-store/publish-release.ts';
import { pullReleases } from '../release-store/release-bucket.ts';
import { type AppName, AppSchema, VersionSchema } from '../release-store/release-schemas.ts';
import { type ReleaseStore, readActivation, readRelease } from '../release-store/release-store.ts';
import { findTeamKey, readTrustedKeys, resolveKeysFile } from '../release-store/trusted-keys.ts';
import { findAdmissionProblems } from '../release-store/verify-release.ts';
import { readSigningKeys } from '../settings.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const CheckoutSchema = Type.Object({ workspaces: Type.Array(Type.String()) });
const WorkspaceSchema = Type.Object({ application: Type.Optional(Type.Object({ name: AppSchema })) });

/** Returns the folder with the build of each application in this checkout, as the `package.json` files name them. */
export async function findBuildFolders(): Promise<Readonly<Record<AppName, string>>> {
  // A folder without the file, as of a workspace that an image leaves out, is no application.
  const read = async <Schema extends TSchema>(schema: Schema, folder: string) => {
    const file = path.join(ROOT, folder, 'package.json');
    const text = await ignoreNotFound(readFile(file, 'utf8'));
    return text === undefined ? undefined : parseDocument(schema, text, file);
  };
  const { workspaces = [] } = (await read(CheckoutSchema, '')) ?? {};
  const apps = workspaces.map(async (folder) => {
    const { application } = (await read(WorkspaceSchema, folder)) ?? {};
    return application ? [[application.name, path.join(ROOT, folder, 'dist')]] : [];
  });
  return Object.fromEntries((await Promise.all(apps)).flat());
}

const ReleasedBuildsSchema = Type.Record(AppSchema, VersionSchema);

interface ReleaseBuildsOptions {
  /** All by default. */
  readonly apps?: readonly AppName[];
  /** Command that is recorded with the activation. */
  readonly by?: string;
}

/**
 * Publishes and activates the builds of this checkout that it has not released before, if all pages can be rendered with
 * them. A rolled-back version stays rolled back until there is a newer build.
 */
export async function publishBuilds(
  store: ReleaseStore,
  env: NodeJS.ProcessEnv,
  { apps, by = 'npm start' }: ReleaseBuildsOptions = {},
): Promise<void> {
  await pullReleases(store);
  const stateFile = path.join(store.root, 'released-builds.json');
  const text = (await ignoreNotFound(readFile(stateFile, 'utf8'))) ?? '{}';
  const released = parseDocument(ReleasedBuildsSchema, text, stateFile);
  const isFirst = (await readActivation(store)) === undefined;
  const signingKeys = await readSigningKeys(env);
  const keys = await readTrustedKeys(resolveKeysFile(env.RELEASE_KEYS, store.root));
  const fresh: Record<AppName, string> = {};
  const folders = await findBuildFolders();
  for (const [app, folder] of Object.entries(folders)) {
    if (apps && !apps.includes(app)) continue;
    const version = await readBuildVersion(folder);
    if (isFirst || released[app] !== version) fresh[app] = version;
  }
  // Before publishing: a release that nobody has signed would stay in the way of a signed one.
  const problems = Object.entries(fresh).flatMap(([app, version]) => findAdmissionProblems({ app, version }, keys));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const [app, version] of Object.entries(fresh)) {
    const [folder = '', signingKey] = [folders[app], findTeamKey(keys, app, signingKeys)];
    if (!(await readRelease(store, app, version))) await publishRelease(store, { app, folder, signingKey });
  }
  if (Object.keys(fresh).length === 0) return;
  // A checkout may return to sources that were published before.
  await activateReleases(store, fresh, {
    by,
    allowOlder: true,
    keys,
    signingKeys,
    check: (set) => assertSetRenderable(store, set, { warn, allowUnanswered: true }),
  });
  await writeFileAtomic(stateFile, JSON.stringify({ ...released, ...fresh }, null, 2));
}

/** Prints that a page could not be checked (`assertRenderable`). */
function warn(line: string): void {
  process.stderr.write(`warning: ${line}\n`);
}
