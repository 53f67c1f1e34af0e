import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaces as WORKSPACES } from '../package.json' with { type: 'json' };

const ROOT = path.join(__dirname, '..');
const LEFT_OUT = new Set(['node_modules', '.cache', '.data', '.git', '.releases']);

/** Returns a temporary folder with a copy of the sources and their compiled files, for a test that modifies them. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await cp(ROOT, copy, {
    recursive: true,
    // The compiler compares them.
    preserveTimestamps: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
  await linkPackages('.', copy);
  for (const name of WORKSPACES) await linkPackages(name, copy);
  return copy;
}

/** Links the packages in a folder's `node_modules`, and the copied workspaces in place of the originals. */
async function linkPackages(folder: string, copy: string): Promise<void> {
  const source = path.join(ROOT, folder, 'node_modules');
  const names = await readdir(source).catch(() => []);
  if (names.length === 0) return;
  const target = path.join(copy, folder, 'node_modules');
  await mkdir(target);
  for (const name of names)
    await symlink(WORKSPACES.includes(name) ? path.join(copy, name) : path.join(source, name), path.join(target, name));
}
