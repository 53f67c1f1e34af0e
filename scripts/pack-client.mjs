import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './root.mjs';

// Packs the API client of a commit into one file, which api/src/older-clients.test.ts runs against the API from then on:
//   node scripts/pack-client.mjs v1.4.0
const { rspack } = createRequire(path.join(ROOT, 'shared-kit/package.json'))('@rspack/core');
const [commit = ''] = process.argv.slice(2);
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT });
const day = git('show', '--no-patch', '--format=%cs', commit).toString().trim();
const folder = mkdtempSync(path.join(ROOT, '.cache/client-'));
execFileSync('tar', ['-x', '-C', folder], {
  input: git('archive', commit, 'shared-kit/src', 'shared-kit/package.json'),
});
/** @type {import('@rspack/core').Configuration} */
const configuration = {
  mode: 'production',
  target: 'node20',
  devtool: false,
  context: path.join(folder, 'shared-kit'),
  entry: './src/api-client/index.ts',
  output: { path: path.join(folder, 'out'), filename: 'client.cjs', library: { type: 'commonjs2' } },
  module: {
    rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
  },
};
rspack(configuration, (/** @type {Error | null} */ error, /** @type {import('@rspack/core').Stats=} */ stats) => {
  const problem = error?.message ?? (stats?.hasErrors() && stats.toString('errors-only'));
  if (problem) throw new Error(problem);
  cpSync(path.join(folder, 'out/client.cjs'), path.join(ROOT, `api/test/older-clients/${day}.cjs`));
  rmSync(folder, { recursive: true });
});
