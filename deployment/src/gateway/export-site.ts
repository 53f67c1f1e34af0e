import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, localizePath } from 'shared-kit/domain';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { composeRuntimeSettings, createPageComposer, type Page } from './compose-page.ts';
import { filesForPath, SOURCE_MAP } from './page-files.ts';
import { type ReadOptions, readServedReleases, type ServedApp, type SiteOptions } from './served-releases.ts';
import { readSiteFiles, type SiteFileOptions } from './site-files.ts';

/** Page for every path without a file, such as those of cars; the browser's router decides what it shows. */
const ANY_OTHER_PAGE = '404.html';

/**
 * Writes the active releases for a static file server: pages that the browser renders, and their files. Requests under
 * `/api` and `/media` go to the API.
 * @param folder created if missing
 * @param options verification of the releases
 * @throws Error when the folder is not empty, or nothing is active
 */
export async function exportSite(
  store: ReleaseStore,
  files: SiteFileOptions & Pick<SiteOptions, 'paymentUrl'>,
  folder: string,
  options: ReadOptions,
): Promise<void> {
  const { site, paymentUrl } = files;
  // Revision 0: clients must not check for updates, which come with the next export.
  const served = { ...(await readServedReleases(store, {}, options)), revision: 0 };
  const { apps } = served;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);

  for (const app of Object.values(apps)) await copyBuild(app, folder);
  for (const { name, content } of await readSiteFiles(files)) await writeFile(path.join(folder, name), content);

  const composePage = createPageComposer({
    apps,
    settings: composeRuntimeSettings(served, site),
    developmentServers: [],
    paymentUrl,
  });
  const pages = Object.values(apps).flatMap(({ build: { pages, mount } }) => {
    const patterns = Object.keys(pages);
    return mount?.languages
      ? LOCALE_CODES.flatMap((locale) => patterns.map((page) => localizePath(locale, page)))
      : patterns;
  });
  const patterns = ['/login', ...pages];
  for (const pathname of patterns.filter((pattern) => !pattern.includes(':'))) {
    const file = path.join(folder, pathname === '/' ? 'index.html' : `${pathname}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withPolicy(composePage(filesForPath(served, pathname))));
  }
  await writeFile(path.join(folder, ANY_OTHER_PAGE), withPolicy(composePage(filesForPath(served, '/not-found'))));
}

/** Copies a build without its server build and source maps. */
async function copyBuild({ baseUrl, folder: source }: ServedApp, folder: string): Promise<void> {
  if (!source) throw new Error(`${baseUrl} has no folder`);
  const serverBuild = path.join(source, 'server');
  const isServed = (file: string) => file !== serverBuild && !SOURCE_MAP.test(file);
  await cp(source, path.join(folder, baseUrl), { recursive: true, filter: isServed });
}

/** Puts the policy into the page, since a static file server may send no headers; `frame-ancestors` works only in one. */
function withPolicy({ html, policy }: Page): string {
  const directives = policy.split(';').filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join(';')}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}
