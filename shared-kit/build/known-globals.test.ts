/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPLICATIONS } from '../testing/workspaces.ts';

const ROOT = path.join(__dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/.bin/tsc');

/** Returns the list of files that the compiler includes for a project, with the type declarations of its packages. */
async function declarationsOf(project: string): Promise<string> {
  const { stdout } = await promisify(execFile)(TSC, ['-p', project, '--listFilesOnly'], { cwd: ROOT, maxBuffer: 1e7 });
  return stdout;
}

test.each(['shared-kit', ...APPLICATIONS])('the types of %s have no Node globals', async (project) => {
  const declarations = await declarationsOf(project);
  expect(declarations).toContain('/lib.dom.d.ts');
  expect(declarations).not.toContain('/@types/node/');
});

test.each(['api', 'deployment', 'scripts', 'shared-kit/tsconfig.server.json'])(
  'the code of %s knows no browser',
  async (project) => {
    const declarations = await declarationsOf(project);
    expect(declarations).toContain('/@types/node/');
    expect(declarations).not.toContain('/lib.dom.d.ts');
  },
);
