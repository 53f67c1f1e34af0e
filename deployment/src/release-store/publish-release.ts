import type { KeyObject } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashBytes, hashFolder, versionOf } from './hash-folder.ts';
import { completeOlderBuild } from './older-builds.ts';
import { parseDocument } from './parse-document.ts';
import { ATTESTATION_FILE, pushRelease, RELEASE_FILE } from './release-bucket.ts';
import {
  type AppName,
  type Attestation,
  type BuildDescription,
  BuildDescriptionSchema,
  containerOf,
  isVersion,
  type Release,
} from './release-schemas.ts';
import { type ReleaseStore, readRelease, releaseFolder } from './release-store.ts';
import { signBytes } from './signature.ts';

interface PublishOptions {
  readonly app: AppName;
  /** The build's output. */
  readonly folder: string;
  /** Derived from the contents by default. */
  readonly version?: string | undefined;
  readonly commit?: string | undefined;
  /** Increases from release to release of an application. */
  readonly sequence?: number | undefined;
  /** Private key of the publishing team. */
  readonly signingKey?: KeyObject | undefined;
  /** Why it is published although it was not rendered. */
  readonly unrendered?: string | undefined;
  /** Called with the release before it is copied; a rejection aborts the publishing. */
  readonly check?: (release: Release) => Promise<void>;
}

/** Returns the default version of a build. */
export async function readBuildVersion(folder: string): Promise<string> {
  return versionOf(await hashBuild(folder));
}

/**
 * Copies a build into the store as a new, inactive version.
 * @throws Error when the version exists, or the folder holds no build of the application
 */
export async function publishRelease(
  store: ReleaseStore,
  { app, folder, version, commit, sequence, signingKey, unrendered, check }: PublishOptions,
): Promise<Release> {
  const description = await readDescription(folder, app);
  const files = await hashBuild(folder);
  const name = version ?? versionOf(files);
  if (!isVersion(name))
    throw new Error(`"${name}" is not a valid version: use letters, digits, dots, dashes and underscores, at most 64`);
  const taken = `${app}@${name} is published already, and a release never changes`;
  if (await readRelease(store, app, name)) throw new Error(taken);

  const release: Release = {
    app,
    version: name,
    ...(commit && { commit }),
    publishedAt: new Date().toISOString(),
    ...(sequence !== undefined && { sequence }),
    ...(unrendered && { unrendered }),
    ...description,
    files,
  };
  await check?.(release);
  const bytes = Buffer.from(JSON.stringify(release, null, 2));
  const attestation: Attestation = {
    releaseHash: hashBytes(bytes),
    ...(signingKey && { signature: signBytes(bytes, signingKey) }),
  };
  const target = releaseFolder(store, app, name);
  // Hidden until complete: readers skip names that start with a dot.
  const draft = path.join(path.dirname(target), `.${name}-${process.pid}`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await cp(folder, draft, { recursive: true });
    await writeFile(path.join(draft, RELEASE_FILE), bytes);
    await writeFile(path.join(draft, ATTESTATION_FILE), JSON.stringify(attestation, null, 2));
    if (!(await pushRelease(store, app, name, draft))) throw new Error(taken);
    await rename(draft, target).catch(async (error: unknown) => {
      if (!store.bucket) throw error;
      // It is published: what reads it copies it from the bucket, if that has not happened meanwhile.
      await rm(draft, { recursive: true });
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOTEMPTY' || code === 'EEXIST' ? new Error(taken) : error;
  }
  return release;
}

/** Skips the files that publishing adds, so that a release of another store can be published. */
async function hashBuild(folder: string): Promise<Record<string, string>> {
  const { [RELEASE_FILE]: _, [ATTESTATION_FILE]: __, ...files } = await hashFolder(folder);
  return files;
}

async function readDescription(folder: string, app: AppName): Promise<BuildDescription> {
  const file = path.join(folder, 'build.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} holds no build: there is no build.json`);
  });
  const description = parseDocument(BuildDescriptionSchema, text, file);
  const expected = containerOf(app);
  if (description.name !== expected) throw new Error(`${folder} is a build of ${description.name}, not of ${expected}`);
  return completeOlderBuild(app, description);
}
