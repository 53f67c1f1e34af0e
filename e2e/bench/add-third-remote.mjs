import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { activateReleases } from '../../deployment/dist/release-store/activate-releases.js';
import { publishRelease } from '../../deployment/dist/release-store/publish-release.js';
import { ROOT } from '../../scripts/root.mjs';

const POLL_INTERVAL_MS = 100;
const MAX_WAIT_MS = 60_000;
const LEFT_OUT = ['dist', '.cache', 'node_modules', 'compiled-texts'];

/**
 * Adds a third remote to a running product: the sources of the public remote, with its pages below `/third`.
 * @param {{ address: string, releaseStore: string }} product
 */
export async function addThirdRemote({ address, releaseStore }) {
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'remote-third-'));
  try {
    await cp(path.join(ROOT, 'remote-public'), folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.includes(path.basename(source)),
    });
    await change(folder, 'package.json', (text) => {
      const { application, ...others } = JSON.parse(text);
      const mount = { ...application.mount, paths: ['/third'] };
      return JSON.stringify({ ...others, application: { name: 'third', mount } });
    });
    await change(folder, 'links.json', () => '[]');
    await change(folder, 'src/pages.ts', (text) =>
      text.replace("'/'", "'/third'").replaceAll(/^ {2}'\/(?!third)/gm, "  '/third/"),
    );
    const rspack = path.join(ROOT, 'node_modules', '.bin', 'rspack');
    const { status } = spawnSync(rspack, ['build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('The third remote does not build');
    const build = path.join(folder, 'dist');
    const store = { root: releaseStore };
    const { version } = await publishRelease(store, { app: 'third', folder: build });
    await activateReleases(store, { third: version });
  } finally {
    await rm(folder, { recursive: true });
  }
  const end = Date.now() + MAX_WAIT_MS;
  while (!(await (await fetch(`${address}/third/faq`)).text()).includes('<h1')) {
    if (Date.now() > end) throw new Error('The third remote was not served');
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/**
 * @param {string} folder
 * @param {string} name of a file
 * @param {(text: string) => string} edit
 */
async function change(folder, name, edit) {
  const file = path.join(folder, name);
  await writeFile(file, edit(await readFile(file, 'utf8')));
}
