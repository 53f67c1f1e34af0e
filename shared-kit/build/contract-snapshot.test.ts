/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_MINOR, CONTRACT_VERSION } from '../src/contract/version.ts';

/** The functions are in an ES module, which Jest cannot load. */
const SCRIPT = path.join(__dirname, '../../scripts/contract-snapshot.mjs');
const CALL = `import(process.argv[1]).then(async (functions) => {
  const [name, ...texts] = JSON.parse(process.argv[2]);
  console.log(JSON.stringify((await functions[name](...texts)) ?? null));
})`;
const SNAPSHOT = readFileSync(path.join(__dirname, '../contract.snapshot.d.ts'), 'utf8');

async function call(...call: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', CALL, SCRIPT, JSON.stringify(call)]);
  return JSON.parse(stdout);
}

test('a change of the contract steps its version, and its snapshot is that of the version', async () => {
  expect(await call('findContractProblem')).toBeNull();
}, 30_000);

test('the version of the package begins with that of the contract', () => {
  const { version } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8'));
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION}\\.${CONTRACT_MINOR}\\.\\d+$`));
});

test.each<[change: string, was: RegExp, is: string, step: 'major' | 'minor' | null]>([
  ['no change', /$^/, '', null],
  ['another version only', /Contract \d+/, 'Contract 99', null],
  ['a new member of the host', /(interface HostServices \{)/, '$1 readonly clock: () => Date;', 'minor'],
  ['a new method of a service', /(interface ToastService \{)/, '$1 warn(title: string): void;', 'minor'],
  ['a renamed method of a service', / announce\(/, ' report(', 'major'],
  ['another result of a method', /(now\(\): )Date/, '$1string', 'major'],
  ['a parameter that may be left out', /(signOut\()/, '$1reason?: string', 'minor'],
  ['a parameter that may not', /(signOut\()/, '$1reason: string', 'major'],
  ['more that a remote must hand over', /(interface NavigationItem \{)/, '$1 readonly color: string;', 'major'],
  ['more that it may hand over', /(interface NavigationItem \{)/, '$1 readonly color?: string;', 'minor'],
  ['another state of the session', /(type SessionState = \{)/, "$1 readonly status: 'locked' } | {", 'major'],
  ['more that a remote must export', /(interface RemoteModule \{)/, '$1 readonly title: string;', 'major'],
  ['more that it may export', /(interface RemoteModule \{)/, '$1 readonly title?: string;', 'minor'],
  ['one more custom property of styles', /(DESIGN_TOKENS: readonly \[)/, "$1'--accent', ", 'minor'],
  ['one less', /'--danger', /, '', 'major'],
  ['another name in the document', /(ROOT_ID = )"root"/, '$1"app"', 'major'],
  ['less that is exported', /export interface HostServices/, 'interface HostServices', 'major'],
])(
  '%s',
  async (_change, was, is, step) => {
    const changed = SNAPSHOT.replace(was, is);
    if (step) expect(changed).not.toBe(SNAPSHOT);
    expect(await call('findDueStep', SNAPSHOT, changed)).toBe(step);
  },
  30_000,
);
