import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FOLDERS } from 'shared-kit/testing/workspaces.ts';
import { runReleaseCommand } from '../../src/run-release-command.ts';
import { knownSettings } from '../../test/known-settings.ts';
import { publishSmallBuilds, writeSmallBuild } from '../../test/publish-small-builds.ts';
import { readYaml } from '../../test/read-yaml.ts';

const ROOT = path.resolve(__dirname, '../../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const PIPELINES = Object.keys(FOLDERS).map((app) => `${app}.yml`);
/** The secrets of a release store in a bucket. */
const BUCKET_KEY = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
jest.setTimeout(60_000);

type Values = Readonly<Record<string, string>>;
interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly with?: Values;
  readonly env?: Values;
}
interface Job {
  readonly 'runs-on'?: string | readonly string[];
  readonly environment?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: unknown;
  readonly env?: Values;
  readonly steps: readonly Step[];
  readonly uses?: string;
  readonly concurrency?: object;
}
interface Trigger {
  readonly paths: readonly string[];
}
interface Workflow {
  readonly on: {
    readonly push?: Trigger;
    readonly pull_request?: Trigger;
    readonly workflow_dispatch?: { readonly inputs: Readonly<Record<string, { readonly required?: boolean }>> };
    readonly workflow_call?: {
      readonly inputs: Readonly<Record<string, unknown>>;
      readonly outputs?: Readonly<Record<string, unknown>>;
    };
  };
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: unknown;
}
interface Caller extends Omit<Workflow, 'jobs'> {
  readonly jobs: { readonly release: { readonly uses: string; readonly secrets: string; readonly with: Values } };
}

/** Returns a GitHub Actions expression. */
const expression = (name: string) => `\${{ ${name} }}`;
const read = async <Kind = Workflow>(file: string): Promise<Kind> => {
  const [workflow] = await readYaml<Kind>(path.join(WORKFLOWS, file));
  return workflow;
};
const readRelease = () => read('release-application.yml');
const commands = (job: Job | undefined): string => (job?.steps ?? []).map(({ run = '' }) => run).join('\n');

describe.each(Object.entries(FOLDERS))('the pipeline of %s', (app, folder) => {
  const file = `${app}.yml`;
  let pipeline: Caller;
  beforeAll(async () => {
    pipeline = await read<Caller>(file);
  });

  test("starts for changes of its team's folders only", () => {
    const paths = pipeline.on.push?.paths ?? [];
    expect(pipeline.on.pull_request?.paths).toEqual(expect.arrayContaining([...paths]));
    // A change of what all parts stand on is tested by each, and released by "in order".
    expect(paths).not.toContain('shared-kit/**');
    for (const pattern of paths)
      expect([pattern, existsSync(path.join(ROOT, pattern.replace('/**', '')))]).toEqual([pattern, true]);
    expect(paths).toEqual(expect.arrayContaining([`.github/workflows/${file}`, `${folder}/**`]));
    const others = Object.values(FOLDERS).filter((other) => other !== folder);
    expect(paths.filter((pattern) => others.some((other) => pattern === `${other}/**`))).toEqual([]);
  });

  test('calls the shared workflow with its own application', async () => {
    const { release } = pipeline.jobs;
    expect(Object.keys(pipeline.jobs)).toEqual(['release']);
    expect(release.uses).toBe('./.github/workflows/release-application.yml');
    expect(release.with).toMatchObject({ app, workspace: folder });
    const { on } = await readRelease();
    expect(Object.keys(release.with).sort()).toEqual(Object.keys(on.workflow_call?.inputs ?? {}).sort());
  });

  test('checks and tests its own workspace and its dependencies; the host team all workspaces', async () => {
    const { parts = '' } = pipeline.jobs.release.with;
    if (app === 'host') return expect(parts).toBe('');
    expect(parts).toBe(`-w shared-kit -w ${folder}`);
    for (const command of ['check', 'test'])
      await expect(
        promisify(execFile)('npm', ['pkg', 'get', `scripts.${command}`, ...parts.split(' ')]),
      ).resolves.toEqual(expect.objectContaining({ stdout: expect.stringContaining(`workspace.mjs ${command}`) }));
  });
});

test('every browser test is run by the job of exactly one remote, and all of them by that of the host', async () => {
  const { steps = [] } = (await readRelease()).jobs.test ?? {};
  const { run = '', if: condition } = steps.find((step) => step.run?.includes('--selectProjects e2e')) ?? {};
  expect(condition).toBe("inputs.parts != ''");
  /** Runs the step with --listTests in place of the tests. */
  async function listTests(app: string): Promise<string[]> {
    const line = `set -e; npx() { command npx "$@" --listTests --json; }\n${run}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', line], {
      cwd: ROOT,
      env: { ...process.env, APP: app },
    });
    return (JSON.parse(stdout) as string[]).map((name) => path.relative(path.join(ROOT, 'e2e'), name));
  }
  const tests = (await readdir(path.join(ROOT, 'e2e'))).filter((name) => name.endsWith('.test.ts'));
  const remotes = Object.keys(FOLDERS).filter((app) => app !== 'host');
  const lists = await Promise.all(remotes.map(listTests));
  expect(lists.flat().sort()).toEqual(tests.sort());
  expect(lists[remotes.indexOf('admin')]?.every((name) => name.startsWith('console'))).toBe(true);
  for (const list of lists) expect(list).not.toEqual([]);
});

describe('every workflow', () => {
  let workflows: [string, Workflow][];
  beforeAll(async () => {
    const files = (await readdir(WORKFLOWS)).filter((file) => !PIPELINES.includes(file));
    workflows = await Promise.all(files.map(async (file): Promise<[string, Workflow]> => [file, await read(file)]));
  });
  /** The jobs that have steps of their own. */
  const jobs = () =>
    workflows.flatMap(([file, workflow]) =>
      Object.entries(workflow.jobs).flatMap(([name, job]) => (job.uses ? [] : { name: `${file} ${name}`, job })),
    );

  test('runs no third-party action, with read permission only', async () => {
    const allowed = /^actions\/(checkout|setup-node|upload-artifact|download-artifact)@[0-9a-f]{40}$/;
    const used = jobs().flatMap(({ job }) => job.steps.map(({ uses }) => uses));
    expect(used.filter((action) => action && !allowed.test(action))).toEqual([]);
    const callers = await Promise.all(PIPELINES.map((file) => read<Workflow>(file)));
    for (const { permissions } of callers) expect(permissions).toEqual({ contents: 'read' });
    // Images are pushed by these, or by one that they call.
    const pushing = ['images.yml', 'api.yml', 'gateway.yml', 'in-order.yml'];
    for (const [file, { permissions }] of workflows)
      expect([file, permissions]).toEqual([
        file,
        { contents: 'read', ...(pushing.includes(file) && { packages: 'write' }) },
      ]);
    for (const { name, job } of jobs()) expect([name, job.permissions]).toEqual([name, undefined]);
    for (const { with: options, uses } of jobs().flatMap(({ job }) => job.steps))
      if (uses?.startsWith('actions/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
  });

  test('uses a maintained version of Node', () => {
    const versions = jobs().flatMap(({ job }) =>
      job.steps.flatMap(({ with: options }) => options?.['node-version'] ?? []),
    );
    expect(new Set(versions)).toEqual(new Set([24]));
  });

  test('passes user input to commands as values, never as code', () => {
    for (const { name, job } of jobs())
      expect([name, commands(job)]).toEqual([name, expect.not.stringContaining('${{')]);
  });

  test('fetches no sources or packages on the machine with the release store', () => {
    for (const { name, job } of jobs()) {
      if (!JSON.stringify(job['runs-on']).includes('release-store')) continue;
      expect([name, job.steps.filter(({ uses }) => uses && !uses.startsWith('actions/download-artifact@'))]).toEqual([
        name,
        [],
      ]);
      expect([name, /\bnp[mx]\b/.test(commands(job))]).toEqual([name, false]);
    }
  });

  test("exposes a team's key only to signing steps in an environment of that team", () => {
    for (const { name, job } of jobs()) {
      expect([name, JSON.stringify(job.env ?? {})]).toEqual([name, expect.not.stringContaining('secrets.')]);
      for (const { run = '', env = {}, ...rest } of job.steps) {
        expect(JSON.stringify(rest)).not.toContain('secrets.');
        const isSigning = /" (publish|activate) /.test(run);
        const secrets = Object.values(env).filter((value) => value.includes('secrets.'));
        const isRelease = run.includes('node "$RELEASE_COMMAND"');
        const allowed = [...(isSigning ? ['RELEASE_SIGNING_KEY'] : []), ...(isRelease ? BUCKET_KEY : [])];
        expect([name, secrets]).toEqual([name, allowed.map((secret) => expression(`secrets.${secret}`))]);
        if (isSigning) expect(job.environment).toMatch(/^(publish|production|approved)-(\$\{\{ inputs\.app \}\}|set)$/);
      }
    }
  });

  test('gives what works on the release store the settings of one in a bucket', async () => {
    const settings = [...(await knownSettings('gateway'))].filter((name) => /^(S3_|RELEASE_(STORE|CACHE)$)/.test(name));
    expect(settings).toEqual(expect.arrayContaining(BUCKET_KEY));
    const working = jobs().filter(({ job }) => commands(job).includes('node "$RELEASE_COMMAND"'));
    expect(working).toHaveLength(6);
    for (const { name, job } of working)
      for (const setting of settings.filter((setting) => !BUCKET_KEY.includes(setting)))
        expect([name, job.env?.[setting]]).toEqual([name, expression(`vars.${setting}`)]);
  });

  test('checks the site after every activation and rollback', () => {
    const changingOf = (workflow: Workflow) =>
      Object.entries(workflow.jobs).filter(([, job]) => /" (activate|rollback) /.test(commands(job)));
    const files = workflows.filter(([, workflow]) => changingOf(workflow).length > 0).map(([file]) => file);
    expect(files.sort()).toEqual(['activate-a-set.yml', 'in-order.yml', 'release-application.yml', 'roll-back.yml']);
    for (const [file, workflow] of workflows) {
      if (!files.includes(file)) continue;
      const changing = changingOf(workflow);
      expect([file, changing.length]).toEqual([file, 1]);
      const { check } = workflow.jobs;
      expect([check?.needs].flat()).toContain(changing[0]?.[0]);
      expect(commands(check)).toContain('node scripts/check-site.mjs');
    }
  });
});

test('every workflow and script that is called exists, and every result that is used is one', async () => {
  for (const file of await readdir(WORKFLOWS)) {
    const workflow = await read(file);
    const text = await readFile(path.join(WORKFLOWS, file), 'utf8');
    for (const [, called = ''] of text.matchAll(/(?:uses: \.\/|node )((?:\.github|scripts)\/\S+)/g))
      expect([file, called, existsSync(path.join(ROOT, called))]).toEqual([file, called, true]);
    for (const [name, job] of Object.entries(workflow.jobs)) {
      const needs = [job.needs ?? []].flat();
      expect([file, name, needs.filter((needed) => !(needed in workflow.jobs))]).toEqual([file, name, []]);
      for (const [, needed = '', output = ''] of JSON.stringify(job).matchAll(/needs\.(\w+)\.outputs\.([\w-]+)/g)) {
        expect([file, name, needs]).toEqual([file, name, expect.arrayContaining([needed])]);
        const { outputs, uses } = workflow.jobs[needed] as Job & { readonly outputs?: object };
        const offered = uses ? (await read(path.basename(uses))).on.workflow_call?.outputs : outputs;
        expect([file, needed, Object.keys(offered ?? {})]).toEqual([file, needed, expect.arrayContaining([output])]);
      }
    }
  }
});

describe('a change of what all parts stand on', () => {
  test('is approved once, and rolled out in order', async () => {
    const { jobs } = await read('in-order.yml');
    const order = ['approve', 'api', 'gateway', 'activate', 'check'];
    for (const [index, name] of order.slice(1).entries())
      expect([name, [jobs[name]?.needs].flat()]).toEqual([name, expect.arrayContaining([order[index]])]);
    expect(jobs.approve?.needs).toEqual(['release', 'images']);
    expect([jobs.approve?.environment, jobs.activate?.environment]).toEqual(['production-set', 'approved-set']);
    for (const server of ['api', 'gateway'] as const) {
      const rollOut = (await read(`${server}.yml`)).jobs['roll-out'];
      expect(rollOut?.if).toBe("!cancelled() && (inputs.image != '' || needs.images.result == 'success')");
      expect(rollOut?.environment).toContain(
        `github.workflow == 'in order' && 'approved-set' || 'production-${server}'`,
      );
      expect(rollOut?.concurrency).toEqual({ group: `roll-out-${server}`, 'cancel-in-progress': false });
      expect(commands(rollOut)).toContain(`node scripts/roll-out.mjs ${server} "$IMAGE" --sequence "$SEQUENCE"`);
    }
  });

  test('releases every application of the checkout, as its own pipeline does', async () => {
    const { stdout } = await promisify(execFile)('node', [path.join(ROOT, 'scripts/list-applications.mjs')]);
    const inputs: Values[] = JSON.parse(stdout.replace('list=', ''));
    expect(inputs.map(({ app }) => `${app}.yml`)).toEqual(PIPELINES);
    for (const { app, ...others } of inputs) {
      const { with: own } = (await read<Caller>(`${app}.yml`)).jobs.release;
      expect(own).toEqual({ app, ...others });
    }
  });

  test('pushes its images to the registry that the repository names', async () => {
    const { build } = (await read('images.yml')).jobs;
    expect(build?.env?.REGISTRY).toBe(expression('vars.IMAGE_REGISTRY'));
    expect(commands(build)).toContain('docker login "${REGISTRY:?');
  });

  test('is told apart by what the commits change', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'alone-'));
    const call = async (file: string, ...args: string[]) =>
      (await promisify(execFile)(file, args, { cwd: folder })).stdout.trim();
    const commit = async (file: string) => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), '');
      await call('git', 'add', '.');
      await call('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', file);
      return call('git', 'rev-parse', 'HEAD');
    };
    const isAlone = (before: string) => call('node', path.join(ROOT, 'scripts/is-alone.mjs'), before);
    await call('git', 'init', '-q');
    const first = await commit('api/src/app.ts');
    expect(await isAlone('0'.repeat(40))).toBe('alone=true');
    const second = await commit('shared-kit/src/a.ts');
    await commit('docs/shared-kit/b.md');
    expect(await isAlone(first)).toBe('alone=false');
    expect(await isAlone(second)).toBe('alone=true');
    await commit('package-lock.json');
    expect(await isAlone('')).toBe('alone=false');
    await rm(folder, { recursive: true });
  });
});

describe('a release', () => {
  let release: Workflow;
  beforeAll(async () => {
    release = await readRelease();
  });

  test('is built once, and the tested build is the published one', () => {
    const { test: testing, publish, activate } = release.jobs;
    const steps = testing?.steps ?? [];
    const order = [
      'npm run build',
      '--selectProjects e2e',
      'diff "$RUNNER_TEMP/build.sha256"',
      'actions/upload-artifact',
    ];
    const found = order.map((piece) => steps.findIndex(({ run = '', uses = '' }) => `${run}${uses}`.includes(piece)));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'));
    const download = publish?.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact'));
    expect(upload?.with).toMatchObject({ path: `${expression('inputs.workspace')}/dist`, name: download?.with?.name });
    expect(publish).toMatchObject({
      needs: 'test',
      if: "github.event_name == 'push' && (needs.test.outputs.alone == 'true' || github.workflow == 'in order')",
    });
    expect(activate?.if).toBe("needs.publish.outputs.fits == 'true' && github.workflow != 'in order'");
    expect(activate).toMatchObject({ needs: 'publish', environment: `production-${expression('inputs.app')}` });
    for (const job of [publish, activate])
      expect(job?.['runs-on']).toEqual(['self-hosted', `release-store-${expression('inputs.app')}`]);
    const building = Object.entries(release.jobs).filter(([, job]) => commands(job).includes('npm run build'));
    expect(building.map(([name]) => name)).toEqual(['test']);
  });
});

/** Runs the commands of the steps in bash, with a release command that records its arguments. */
describe('commands', () => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  const hostile = 'it\'s "broken"; touch `touched` $(touch touched) --by nobody\nsecond line';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pipelines-'));
    await writeFile(path.join(folder, 'release.cjs'), RECORDER);
    env = {
      ...process.env,
      RELEASE_COMMAND: path.join(folder, 'release.cjs'),
      CALLS: path.join(folder, 'calls'),
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: path.join(folder, 'output'),
      GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
      SEQUENCE: '41',
      GITHUB_SHA: 'abc123',
      GITHUB_ACTOR: 'amina',
    };
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => Promise.all(['calls', 'output', 'summary'].map((name) => writeFile(path.join(folder, name), ''))));

  const written = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).trim();
  /** Runs command lines with the shell options of a GitHub runner. */
  const runLines = (lines: string, values: NodeJS.ProcessEnv) =>
    promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', lines], {
      cwd: folder,
      env: { ...env, ...values },
    });
  /** Runs the commands of a job and returns the recorded calls of the release command. */
  async function run(job: Job | undefined, values: NodeJS.ProcessEnv): Promise<string[][]> {
    for (const { run: lines } of job?.steps ?? []) if (lines) await runLines(lines, values);
    return (await written('calls')).split('\n').map((line) => JSON.parse(line));
  }

  test('publish with folder, version, sequence and commit, and show the preview', async () => {
    const { publish } = (await readRelease()).jobs;
    const build = path.join(folder, 'build');
    expect(await run(publish, { APP: 'public', VERSION: '41.1' })).toEqual([
      ['publish', 'public', '--folder', build, '--version', '41.1', '--sequence', '41', '--commit', 'abc123'],
      ['preview', 'public@41.1', '--by', 'amina'],
    ]);
    expect(await written('output')).toBe('version=41.1\nfits=true');
    expect(await written('summary')).toBe('preview answered');
  });

  test('succeed without an activation when the preview is refused', async () => {
    const { publish } = (await readRelease()).jobs;
    await run(publish, { APP: 'public', VERSION: '41.1', REFUSE: 'preview' });
    expect(await written('output')).toBe('version=41.1\nfits=false');
    expect(await written('summary')).toMatch(/cannot be activated alone[\s\S]+activate a set[\s\S]+preview refused/);
    await expect(run(publish, { APP: 'public', VERSION: '41.1', REFUSE: 'publish' })).rejects.toThrow(
      'publish refused',
    );
  });

  test('pass the reason of an activation and of a rollback unchanged', async () => {
    const { activate } = (await readRelease()).jobs;
    const values = { APP: 'admin', VERSION: '41.1', REASON: hostile };
    expect(await run(activate, values)).toEqual([['activate', 'admin@41.1', `--reason=${hostile}`, '--by', 'amina']]);
    await writeFile(path.join(folder, 'calls'), '');
    const { 'roll-back': rollBack } = (await read('roll-back.yml')).jobs;
    expect(await run(rollBack, values)).toEqual([['rollback', 'admin', `--reason=${hostile}`, '--by', 'amina']]);
    expect(existsSync(path.join(folder, 'touched'))).toBe(false);
  });

  test('are accepted by the release command, which refuses an older run that is approved late', async () => {
    const store = await publishSmallBuilds(path.join(folder, 'small'));
    await rename(await writeSmallBuild(folder, 'public'), path.join(folder, 'build'));
    const { publish, activate } = (await readRelease()).jobs;
    const { 'roll-back': rollBack } = (await read('roll-back.yml')).jobs;
    async function release(job: Job | undefined, number: string): Promise<string[]> {
      await writeFile(path.join(folder, 'calls'), '');
      const values = { APP: 'public', VERSION: `${number}.1`, SEQUENCE: number, REASON: hostile };
      const answers: string[] = [];
      for (const call of await run(job, values))
        answers.push(await runReleaseCommand(store, call, { env: {}, warn: () => undefined }));
      return answers;
    }
    expect(await release(publish, '9')).toEqual([
      expect.stringContaining('Published public@9.1'),
      expect.stringContaining('?preview='),
    ]);
    await release(publish, '10');
    expect(await release(activate, '10')).toEqual([expect.stringContaining('Active: public@10.1')]);
    await expect(release(activate, '9')).rejects.toThrow('public@9.1 is older than public@10.1');
    expect(await release(rollBack, '11')).toEqual([expect.stringContaining('Active: public@v1 again')]);
    expect(await runReleaseCommand(store, ['list', '--history'], { env: {}, warn: () => undefined })).toContain(
      'amina',
    );
  });

  test('activate what was published of a commit, and name it to the check of the site', async () => {
    const { activate } = (await read('in-order.yml')).jobs;
    const answer = 'Active: host@41.1, guest@41.2 (activation 7)';
    expect(await run(activate, { APPS: 'host guest', REASON: hostile, ANSWER: answer })).toEqual([
      ['activate', '--commit', 'abc123', `--reason=${hostile}`, '--by', 'amina'],
    ]);
    expect(await written('output')).toBe('releases=host@41.1 guest@41.2');
    await expect(run(activate, { APPS: 'host guest public', ANSWER: answer })).rejects.toMatchObject({
      stdout: expect.stringContaining('::error::Nothing of public was published of this commit'),
    });
  });

  test('of a set name the applications to activate, and refuse an invalid version', async () => {
    const { preview, activate } = (await read('activate-a-set.yml')).jobs;
    expect(await run(preview, { RELEASES: 'host@7.1 admin@9.2' })).toEqual([
      ['preview', 'host@7.1', 'admin@9.2', '--by', 'amina'],
    ]);
    expect(await written('output')).toBe('releases=host@7.1 admin@9.2');
    await writeFile(path.join(folder, 'calls'), '');
    expect(await run(activate, { RELEASES: 'host@7.1 admin@9.2', REASON: hostile })).toEqual([
      ['activate', 'host@7.1', 'admin@9.2', `--reason=${hostile}`, '--by', 'amina'],
    ]);
    for (const version of ['1 --older', '$(touch touched)', '*'])
      await expect(run(preview, { RELEASES: `public@${version}` })).rejects.toThrow();
  });

  test('detect files changed or added after the build', async () => {
    const { test: testing } = (await readRelease()).jobs;
    const steps = testing?.steps.map(({ run: lines = '' }) => lines).filter((lines) => lines.includes('build.sha256'));
    const [build = '', compare = ''] = steps ?? [];
    const file = path.join(folder, 'app/dist/main.js');
    const hasSameBytes = () =>
      runLines(compare, { WORKSPACE: 'app' }).then(
        () => true,
        () => false,
      );
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'start()');
    await runLines(build.replace('npm run build', 'true'), { WORKSPACE: 'app' });
    expect(await hasSameBytes()).toBe(true);
    await writeFile(file, 'changed()');
    expect(await hasSameBytes()).toBe(false);
    await writeFile(file, 'start()');
    await writeFile(`${file}.br`, 'added');
    expect(await hasSameBytes()).toBe(false);
  });
});

const RECORDER = `
const [command] = process.argv.slice(2);
if (process.env.REFUSE === command) {
  console.error(command + ' refused');
  process.exit(1);
}
require('node:fs').appendFileSync(process.env.CALLS, JSON.stringify(process.argv.slice(2)) + '\\n');
console.log(process.env.ANSWER ?? (command === 'preview' ? 'preview answered' : 'done'));
`;
