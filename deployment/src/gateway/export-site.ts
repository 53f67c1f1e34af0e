import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { type ReadOptions, readServedReleases, type ServedApp } from './active-releases.ts';
import { composeSettings, createPageComposer, type Page } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { readSiteFiles } from './site-files.ts';

/** For every address that has no file of its own, those of cars among them: the browser finds out what it shows. */
const ANY_OTHER_PAGE = '404.html';

/**
 * Writes what is active as files for a host that can do nothing but serve them: pages that the browser renders, and
 * what they ask for. Calls under `/api` and `/media` are the API's.
 * @param folder made when it is not there
 * @param options with which releases are verified
 * @throws Error when something stands in the folder, or nothing is active
 */
export async function exportSite(
  store: ReleaseStore,
  site: SiteSettings,
  folder: string,
  options: ReadOptions,
): Promise<void> {
  // Nobody is to be told of newer versions: they come with the next export.
  const served = { ...(await readServedReleases(store, {}, options)), revision: 0 };
  const { apps } = served;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);

  for (const app of Object.values(apps)) await copyBuild(app, folder);
  for (const { name, content } of await readSiteFiles(site)) await writeFile(path.join(folder, name), content);

  const composePage = createPageComposer({ apps, settings: composeSettings(served, site), developmentServers: [] });
  const patterns = ['/login', ...Object.keys(apps.public.build.pages), ...Object.keys(apps.admin.build.pages)];
  for (const pathname of patterns.filter((pattern) => !pattern.includes(':'))) {
    const file = path.join(folder, pathname === '/' ? 'index.html' : `${pathname}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withPolicy(composePage(filesForPath(apps, pathname))));
  }
  await writeFile(path.join(folder, ANY_OTHER_PAGE), withPolicy(composePage(filesForPath(apps, '/not-found'))));
}

/** What browsers ask for: neither what renders pages on a server, nor source maps. */
async function copyBuild({ baseUrl, folder: source }: ServedApp, folder: string): Promise<void> {
  if (!source) throw new Error(`${baseUrl} has no folder`);
  const serverBuild = path.join(source, 'server');
  const isServed = (file: string) => file !== serverBuild && !/\.map(\.\w+)?$/i.test(file);
  await cp(source, path.join(folder, baseUrl), { recursive: true, filter: isServed });
}

/** In the page, since the host may send no headers; who may put it into a frame can only be said in one. */
function withPolicy({ html, policy }: Page): string {
  const directives = policy.split(';').filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join(';')}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}
