import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../build-stale.mjs';
import { ROOT } from '../root.mjs';
import { admitRemote } from './admit-remote.mjs';
import { filesOf } from './find-remote-problems.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const MANIFEST = 'package.json';
/** The files of the repository that name every part. */
const LISTS = [MANIFEST, 'package-lock.json', 'tsconfig.json'].map((file) => path.join(ROOT, file));
/** The end of the list of projects in `tsconfig.json`. */
const LAST_PROJECT = /\n {2}\]\n\}\n$/;

/**
 * Writes the sources of a small remote with one page, from the template's files, adds it to the workspaces and to the
 * compiler's projects, and admits it.
 * @param {string} name
 * @param {readonly string[]} paths the page is at the first one
 * @returns {Promise<{ folder: string, key: string | undefined }>} the folder, relative to the repository, and the file of its
 *   team's key
 * @throws {Error} when a step fails; nothing is left then
 */
export async function createRemote(name, paths) {
  const { folder, pipeline } = filesOf(name);
  const before = LISTS.map((file) => readFileSync(file));
  try {
    await addRemote(name, paths);
    return { folder, key: await admitRemote(name, paths) };
  } catch (error) {
    for (const written of [folder, pipeline]) rmSync(path.join(ROOT, written), { recursive: true, force: true });
    for (const [index, file] of LISTS.entries()) writeFileSync(file, before[index] ?? '');
    throw new Error(`${/** @type {Error} */ (error).message}\nNothing was written.`);
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} paths
 */
async function addRemote(name, paths) {
  const { folder, pipeline } = filesOf(name);
  const root = path.join(ROOT, folder);
  writeRemote(root, name, paths);
  renameSync(path.join(root, 'workflow.yml'), path.join(ROOT, pipeline));
  edit(path.join(ROOT, MANIFEST), (text) => {
    const manifest = JSON.parse(text);
    return toJson({ ...manifest, workspaces: [...manifest.workspaces, folder] });
  });
  const projects = [folder, `${folder}/tsconfig.test.json`].map((project) => `,\n    { "path": "${project}" }`);
  edit(path.join(ROOT, 'tsconfig.json'), (text) => {
    if (!LAST_PROJECT.test(text)) throw new Error('tsconfig.json does not end with its list of projects');
    return text.replace(LAST_PROJECT, `${projects.join('')}$&`);
  });
  // A long name may have made lines too long.
  if (!(await run('biome', ['format', '--write', folder], { stdio: ['ignore', 'ignore', 2] })))
    throw new Error('The sources could not be formatted');
  // Its packages are those of the other remotes: nothing is fetched.
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * Writes the template's files into a folder, with the name and the paths in place of those of `guest`.
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} paths
 */
export function writeRemote(root, name, paths) {
  /** @type {Readonly<Record<string, string | undefined>>} */
  const written = { '/guest': paths[0], guest: name, Guest: name.charAt(0).toUpperCase() + name.slice(1) };
  cpSync(TEMPLATE, root, { recursive: true });
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    edit(path.join(entry.parentPath, entry.name), (text) =>
      // In one pass: a name or path may have the word itself.
      text.replace(/\/guest(?=['"])|guest|Guest/g, (found) => written[found] ?? found),
    );
  }
  const { peerDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'shared-kit', MANIFEST), 'utf8'));
  edit(path.join(root, MANIFEST), (text) => {
    const { application, dependencies, ...manifest } = JSON.parse(text);
    const mount = { ...application.mount, paths };
    return toJson({
      ...manifest,
      application: { ...application, mount },
      dependencies: { ...peerDependencies, ...dependencies },
    });
  });
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** @param {unknown} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
