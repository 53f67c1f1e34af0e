import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteAddress } from 'shared-kit/contract';

/** The three applications that are released separately. */
export const APPS = ['host', 'public', 'admin'] as const;
export type App = (typeof APPS)[number];

/** One build of one application, and the address under which its files are served. */
export interface Release {
  readonly app: App;
  /** Folder of the build; absent where a development server holds the files. */
  readonly folder?: string;
  /** Ends with a slash. */
  readonly baseUrl: string;
}

/** What a page loads to start the host; addresses, in order. */
export interface HostAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The release in a build folder. Its version is a hash of the file that names all others. */
export async function openRelease(app: App, folder: string): Promise<Release> {
  const index = await readFile(path.join(folder, indexFileOf(app)));
  const version = createHash('sha256').update(index).digest('hex').slice(0, 12);
  return { app, folder, baseUrl: `/releases/${app}/${version}/` };
}

export async function readHostAssets(release: Release): Promise<HostAssets> {
  const { scripts, styles, fonts } = (await readIndex(release)) as HostAssets;
  const address = (file: string) => release.baseUrl + file;
  return { scripts: scripts.map(address), styles: styles.map(address), fonts: fonts.map(address) };
}

/** Container name and entry of a remote, out of its Module Federation manifest. */
export async function readRemoteAddress(release: Release): Promise<RemoteAddress> {
  const manifest = (await readIndex(release)) as { name: string; metaData: { remoteEntry: { name: string } } };
  return { container: manifest.name, entry: release.baseUrl + manifest.metaData.remoteEntry.name };
}

function indexFileOf(app: App): string {
  return app === 'host' ? 'entry.json' : 'mf-manifest.json';
}

async function readIndex({ app, folder, baseUrl }: Release): Promise<unknown> {
  if (folder) return JSON.parse(await readFile(path.join(folder, indexFileOf(app)), 'utf8'));
  const response = await fetch(baseUrl + indexFileOf(app));
  if (!response.ok) throw new Error(`${baseUrl}${indexFileOf(app)} answered ${response.status}`);
  return response.json();
}
