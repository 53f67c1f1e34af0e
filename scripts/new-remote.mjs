import { parseArgs } from 'node:util';
import { compile } from './build-stale.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { findRemoteProblems } from './new-remote/find-remote-problems.mjs';

const USAGE = 'usage: npm run new-remote -- NAME --paths PATH [--paths PATH …]';

try {
  const { name, paths } = readArguments();
  // The checks are those of an activation.
  if (!(await compile(['deployment']))) throw new Error('Nothing was written.');
  const problems = await findRemoteProblems(name, paths);
  if (problems.length > 0) throw new Error([...problems, 'Nothing was written.'].join('\n'));
  const { folder, key } = await createRemote(name, paths);
  const steps = [
    [`npm run dev -w ${folder}`, `shows it at ${paths[0]} of the printed address: change src/pages/start-page.tsx`],
    [`npm run check -w ${folder}`, 'checks types, lint and import rules'],
    [`npm test -w ${folder}`, 'runs its test'],
    ['npm start', 'releases it with the others here, and serves it'],
  ];
  const width = Math.max(...steps.map(([command = '']) => command.length));
  const lines = steps.map(([command = '', what]) => `  ${command.padEnd(width)}  ${what}`);
  process.stdout.write(`
${folder} has a page at ${paths[0]}, in four languages.

${lines.join('\n')}
${key ? `\n${name} is admitted; npm start signs with the key of its team once the file of RELEASE_SIGNING_KEY has it: ${key}\n` : ''}
On a site with releases of its own, its operator admits it first: docs/operations.md#teams
`);
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { paths: { type: 'string', multiple: true } },
    });
    const [name, ...more] = positionals;
    if (name && values.paths && more.length === 0) return { name, paths: [...new Set(values.paths)] };
  } catch (error) {
    throw new Error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
  throw new Error(USAGE);
}
