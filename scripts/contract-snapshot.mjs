import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readContractVersion } from '../shared-kit/build/contract-version.mjs';
import { ROOT } from './root.mjs';

/** The declarations of the contract, as of its present version. */
export const SNAPSHOT = path.join(ROOT, 'shared-kit/contract.snapshot.d.ts');
const VERSION_FILE = 'shared-kit/src/contract/version.ts';
const HEADING = /^\/\/ Contract (\d+)\.(\d+)\n/;

/**
 * The types that releases of different contracts meet in, and which of the two, as it `is` now or as it `was`, must be
 * accepted as the other one. What the host provides may grow, what it is given may shrink.
 * @type {readonly (readonly [type: string, given: 'is' | 'was'])[]}
 */
const CROSSINGS = [
  ['HostServices', 'is'],
  ['RemoteModule', 'was'],
  ['DesignToken', 'was'],
  ['HostServerModule', 'is'],
  ['RuntimeSettings', 'is'],
  ['PageData', 'is'],
];

/** Returns the declarations of `shared-kit/src/contract`, without comments, as one file with the version. */
export async function describeContract() {
  const { contractVersion, contractMinor } = readContractVersion();
  const declarations = await inCache(async (folder) => {
    await writeConfiguration(folder, {
      compilerOptions: {
        composite: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        sourceMap: false,
        outDir: 'dist',
        rootDir: path.join(ROOT, 'shared-kit/src'),
      },
      files: [path.join(ROOT, 'shared-kit/src/contract/index.ts')],
    });
    const errors = await compile(folder);
    if (errors) throw new Error(errors);
    const emitted = path.join(folder, 'dist/contract');
    const files = (await readdir(emitted)).filter((file) => !['index.d.ts', 'version.d.ts'].includes(file)).sort();
    return await Promise.all(files.map((file) => readFile(path.join(emitted, file), 'utf8')));
  });
  const lines = declarations.join('').split('\n');
  const own = lines.filter((line) => !line.startsWith('import ') && line !== 'export {};' && line !== '');
  return [`// Contract ${contractVersion}.${contractMinor}`, ...mergeImports(lines), ...own, ''].join('\n');
}

/**
 * Returns the step of the version that a change of the contract needs: `major` when releases of before and after cannot
 * meet, `minor` for any other change.
 * @param {string} was description before the change
 * @param {string} is description after it
 * @returns {Promise<'major' | 'minor' | undefined>}
 */
export async function findDueStep(was, is) {
  if (was.replace(HEADING, '') === is.replace(HEADING, '')) return undefined;
  const constants = [...was.matchAll(/^export declare const (\w+) = "/gm)].map(([, name = '']) => name);
  const meetings = [
    ...CROSSINGS.map(([type, given]) => meet(type, `was.${type}`, `is.${type}`, given)),
    ...constants.map((name) => meet(name, `typeof was.${name}`, `typeof is.${name}`, 'is')),
  ];
  return inCache(async (folder) => {
    await writeFile(path.join(folder, 'was.ts'), withStrictMethods(was));
    await writeFile(path.join(folder, 'is.ts'), withStrictMethods(is));
    await writeFile(
      path.join(folder, 'meetings.ts'),
      ["import type * as was from './was.ts';", "import type * as is from './is.ts';", ...meetings, ''].join('\n'),
    );
    await writeConfiguration(folder, { compilerOptions: { noEmit: true }, files: ['meetings.ts'] });
    const errors = (await compile(folder)).split('\n').filter((line) => /^\S.*error TS/.test(line));
    const others = errors.filter((line) => !line.startsWith('meetings.ts'));
    if (others.length > 0) throw new Error(others.join('\n'));
    return errors.length > 0 ? 'major' : 'minor';
  });
}

/** Returns what is wrong with the version or the snapshot, and what to do; undefined when nothing is. */
export async function findContractProblem() {
  const [was, is] = [await readFile(SNAPSHOT, 'utf8'), await describeContract()];
  if (was === is) return undefined;
  return (
    (await findMissingStep(was, is)) ?? 'The snapshot of the contract is older than the contract: npm run contract'
  );
}

/** Writes the snapshot. @returns {Promise<string | undefined>} why it is not written */
export async function writeContractSnapshot() {
  const is = await describeContract();
  const was = await readFile(SNAPSHOT, 'utf8').catch(() => undefined);
  const problem = was && (await findMissingStep(was, is));
  if (problem) return problem;
  await writeFile(SNAPSHOT, is);
  return undefined;
}

/**
 * @param {string} was
 * @param {string} is
 */
async function findMissingStep(was, is) {
  const [before, after] = [versionOf(was), versionOf(is)];
  const step = await findDueStep(was, is);
  const isMade =
    step === 'major' ? after.major > before.major : after.major > before.major || after.minor > before.minor;
  if (!step || isMade) return undefined;
  const change =
    step === 'major'
      ? `CONTRACT_VERSION to ${before.major + 1} and CONTRACT_MINOR to 0: releases from before and after it cannot meet`
      : `CONTRACT_MINOR to ${before.minor + 1}: remotes from after it need a host from after it`;
  return `The contract has changed, and needs a ${step} step. In ${VERSION_FILE} set ${change}. Then: npm run contract`;
}

/**
 * Returns the imports of files of the contract, but for those of each other, as those of one file.
 * @param {readonly string[]} lines
 */
function mergeImports(lines) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const line of lines) {
    const [, imported = '', from = ''] = /^import type \{ (.+) \} from '(?!\.\/)(.+)';$/.exec(line) ?? [];
    if (from) names.set(from, [...(names.get(from) ?? []), ...imported.split(', ')]);
  }
  return [...names].sort().map(([from, imported]) => {
    const packageName = from.replace(/^\.\.\/([^/]+)\/index\.ts$/, 'shared-kit/$1');
    return `import type { ${[...new Set(imported)].sort().join(', ')} } from '${packageName}';`;
  });
}

/** @param {string} description */
function versionOf(description) {
  const [, major, minor] = HEADING.exec(description) ?? [];
  if (!major || !minor) throw new Error(`${SNAPSHOT} does not begin with its version`);
  return { major: Number(major), minor: Number(minor) };
}

/**
 * @param {string} name
 * @param {string} was
 * @param {string} is
 * @param {'is' | 'was'} given
 */
function meet(name, was, is, given) {
  const [taken, passed] = given === 'is' ? [was, is] : [is, was];
  return `export const ${name}: ${taken} = undefined as unknown as ${passed};`;
}

/**
 * Declares methods as properties: TypeScript compares the parameters of methods in both directions, and would not see that
 * more is asked of a caller.
 * @param {string} description
 */
function withStrictMethods(description) {
  return description.replace(/^(\s+)(\w+)(\??)(<.*>)?\((.*)\): (.*);$/gm, '$1$2$3: $4($5) => $6;');
}

/**
 * Runs a function with a new folder inside the repository, where imports of packages are resolved.
 * @template Result
 * @param {(folder: string) => Promise<Result>} use
 */
async function inCache(use) {
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'contract-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @param {{ compilerOptions: object, files: readonly string[] }} configuration
 */
async function writeConfiguration(folder, { compilerOptions, files }) {
  const options = {
    rewriteRelativeImportExtensions: false,
    lib: ['es2023', 'dom', 'dom.iterable'],
    composite: false,
    ...compilerOptions,
  };
  const configuration = { extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions: options, files };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
}

/** Compiles a folder. @param {string} folder @returns {Promise<string>} its errors */
async function compile(folder) {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  return await promisify(execFile)(process.execPath, [tsc, '-p', '.'], { cwd: folder }).then(
    () => '',
    (error) => error.stdout || String(error),
  );
}
