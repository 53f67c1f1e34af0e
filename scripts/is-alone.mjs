import { execFileSync } from 'node:child_process';

// Prints `alone=true` unless the commits since the given one change what all parts stand on: then the workflow "in order" releases
// everything with one approval, and those of the parts only test.
const TOGETHER = /^(shared-kit\/|package(-lock)?\.json$)/;
const [before = ''] = process.argv.slice(2);
// There is none for a pull request, and only zeros for a new branch.
const range = /^0*$/.test(before) ? ['HEAD'] : [before, 'HEAD'];
const changed = execFileSync('git', ['diff-tree', '-r', '--no-commit-id', '--name-only', '--root', ...range], {
  encoding: 'utf8',
});
process.stdout.write(`alone=${!changed.split('\n').some((file) => TOGETHER.test(file))}\n`);
