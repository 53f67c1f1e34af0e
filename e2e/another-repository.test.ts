import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runReleaseCommand } from '../deployment/src/run-release-command.ts';

const ROOT = path.join(__dirname, '..');
const PACKAGES = path.join(ROOT, 'node_modules');
const run = promisify(execFile);

/** A folder outside of this repository, with the remote. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'another-repository-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Packs the kit, and installs it with the packages that it and the document name, and no others. */
async function installPackages(development: readonly string[]) {
  await run('npm', ['pack', '-w', 'shared-kit', '--ignore-scripts', '--pack-destination', folder], { cwd: ROOT });
  const kit = path.join(folder, 'node_modules/shared-kit');
  await mkdir(kit, { recursive: true });
  const { version, dependencies, peerDependencies } = await readJson(path.join(ROOT, 'shared-kit/package.json'));
  await run('tar', ['-xzf', path.join(folder, `shared-kit-${version}.tgz`), '-C', kit, '--strip-components=1']);
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...development]) {
    await mkdir(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    await symlink(path.join(PACKAGES, name), path.join(folder, 'node_modules', name));
  }
}

/** Runs a command of a script in the remote's `package.json`. */
async function runScript(name: string) {
  const [tool = '', ...args] = (await readJson(path.join(folder, 'package.json'))).scripts[name].split(' ');
  return run(path.join(PACKAGES, '.bin', tool), args, { cwd: folder });
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

test('a remote is checked, tested, built and released from the packed kit, the document and the template', async () => {
  const document = await readFile(path.join(ROOT, 'docs/another-repository.md'), 'utf8');
  const [, packages = ''] = /npm install --save-dev (.+)/.exec(document) ?? [];
  await installPackages(packages.split(' '));

  for (const name of ['src', 'texts', 'links.json', 'rspack.config.mjs'])
    await cp(path.join(ROOT, 'scripts/new-remote/template', name), path.join(folder, name), { recursive: true });
  const files = [...document.matchAll(/`([\w.]+)`:\n\n {3}```\w+\n(.+?) {3}```/gs)];
  expect(files.map(([, name]) => name)).toEqual(['package.json', 'tsconfig.json', 'jest.config.mjs']);
  for (const [, name = '', text = ''] of files)
    await writeFile(path.join(folder, name), text.replaceAll('partner', 'guest'));

  await runScript('check');
  // Against the packed types.
  const page = path.join(folder, 'src/pages/start-page.tsx');
  const source = await readFile(page, 'utf8');
  await writeFile(page, source.replace('<ButtonLink', '<ButtonLink look="odd"'));
  await expect(runScript('check')).rejects.toMatchObject({ stdout: expect.stringContaining('\'"odd"\'') });
  await writeFile(page, source);

  await runScript('test');
  await runScript('build');
  const build = await readJson(path.join(folder, 'dist/build.json'));
  expect(build.singletons).toEqual((await readJson(path.join(ROOT, 'host/dist/build.json'))).singletons);

  const store = path.join(folder, 'releases');
  await cp(path.join(process.env.E2E_PREPARED_DATA as string, 'releases'), store, { recursive: true });
  const release = (...args: string[]) => runReleaseCommand({ root: store }, args, { env: {}, warn: () => undefined });
  // Renders its pages in the host.
  await release('publish', 'guest', '--version', 'v1', '--folder', path.join(folder, 'dist'));
  expect(await release('activate', 'guest@v1')).toMatch(/^Active: guest@v1 /);
}, 240_000);
