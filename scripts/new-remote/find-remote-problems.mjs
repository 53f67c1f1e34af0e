import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readApplication } from '../../shared-kit/build/application.mjs';
import { APPS, ROOT } from '../root.mjs';

/**
 * Returns the files that make a remote: the folder of its sources, and its pipeline.
 * @param {string} name
 */
export function filesOf(name) {
  return { folder: `remote-${name}`, pipeline: `.github/workflows/${name}.yml` };
}

/**
 * Returns why there cannot be a remote with this name and these paths beside the others, one line each. Activation would refuse
 * it with the same lines.
 * @param {string} name
 * @param {readonly string[]} paths
 * @returns {Promise<string[]>}
 */
export async function findRemoteProblems(name, paths) {
  const [{ findMountProblems }, { isApp, isPath }, { OPERATOR }] = await Promise.all([
    import('../../deployment/dist/release-store/find-mount-problems.js'),
    import('../../deployment/dist/release-store/release-schemas.js'),
    import('../../deployment/dist/release-store/trusted-keys.js'),
  ]);
  if (!isApp(name) || name === OPERATOR)
    return [`"${name}" is no name of a remote: expected lower-case letters and digits, first a letter`];
  const taken = Object.values(filesOf(name)).find((file) => existsSync(path.join(ROOT, file)));
  if (taken || Object.values(APPS).includes(name)) return [`${name} is taken${taken ? `: there is ${taken}` : ''}`];
  const wrong = paths.filter((each) => !isPath(each));
  if (wrong.length > 0)
    return wrong.map((each) => `"${each}" is no path: expected lower-case letters, digits and hyphens, as in /partner`);
  const mount = { paths: [...paths], rendered: true, languages: true, indexed: true, staff: false };
  const others = Object.entries(APPS).map(([folder, app]) => ({
    .../** @type {object} */ (readApplication(path.join(ROOT, folder))),
    app,
    version: 'sources',
    pages: readPages(folder),
  }));
  const builds = [...others, { app: name, version: 'sources', mount, pages: { [paths[0] ?? '']: NO_FILES } }];
  return findMountProblems(builds).map((line) => line.replaceAll('@sources', ''));
}

const NO_FILES = { scripts: [], styles: [] };

/**
 * Returns the patterns of a remote's pages, as in its build.
 * @param {string} folder
 */
function readPages(folder) {
  const file = path.join(ROOT, folder, 'src/pages.ts');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Object.fromEntries([...source.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, pattern]) => [pattern, NO_FILES]));
}
