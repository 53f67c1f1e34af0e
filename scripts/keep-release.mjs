import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './root.mjs';

// Keeps what was released of a commit, which tests run against today's API from then on (docs/operations.md#kept-releases):
// the builds of host and remotes in place of those that were kept before, and the API client beside the others.
//   npm run keep-release -- v1.4.0
const { rspack } = createRequire(path.join(ROOT, 'shared-kit/package.json'))('@rspack/core');
const [commit = ''] = process.argv.slice(2);
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY });
const day = git('show', '--no-patch', '--format=%cs', commit).toString().trim();
const folder = mkdtempSync(path.join(tmpdir(), 'keep-release-'));
try {
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  for (const command of [['ci'], ['run', 'build']])
    execFileSync('npm', command, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  keepBuilds();
  await packClient();
} finally {
  rmSync(folder, { recursive: true });
}

/** Without source maps and compressed twins, which no page needs. */
function keepBuilds() {
  const builds = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'dist/build.json')));
  const left = ['*.map', '*.br', '*.gz'].map((pattern) => `--exclude=${pattern}`);
  const packed = execFileSync('tar', ['-c', '-C', folder, ...left, ...builds.map((name) => `${name}/dist`)], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const kept = path.join(ROOT, 'e2e/older-builds');
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  // A window over all of it: the applications have much in common.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(path.join(kept, `${day}.tar.br`), brotliCompressSync(packed, { params }));
}

async function packClient() {
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
  await new Promise((resolve, reject) => {
    rspack(configuration, (/** @type {Error | null} */ error, /** @type {import('@rspack/core').Stats=} */ stats) => {
      const problem = error?.message ?? (stats?.hasErrors() && stats.toString('errors-only'));
      if (problem) reject(new Error(problem));
      else resolve(undefined);
    });
  });
  cpSync(path.join(folder, 'out/client.cjs'), path.join(ROOT, `api/test/older-clients/${day}.cjs`));
}
