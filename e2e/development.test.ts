import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copySources } from './copy-sources.ts';
import { commandOf, processTree, runningOf } from './processes.ts';

const TIMEOUT_MS = 240_000;
jest.setTimeout(TIMEOUT_MS);
/** Matches the command of the API's process. */
const API = /development\/api-server\.mjs/;

let root: string;
const taken: Server[] = [];
const started: Development[] = [];

interface Development {
  readonly npm: ChildProcess;
  /** Returns the output so far. */
  output(): string;
  /** Ids of the process and its descendants. */
  pids: number[];
}

/** Runs `npm run dev` in a folder of the copy. */
function start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Development {
  const npm = spawn('npm', ['run', 'dev', ...args], {
    cwd: path.join(root, folder),
    detached: true,
    env: {
      ...process.env,
      NO_COLOR: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
      RELEASE_STORE: '',
      DATA_DIR: '',
      PORT: '',
      ...env,
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const development = { npm, output: () => output, pids: [] };
  started.push(development);
  return development;
}

async function until(isDone: () => boolean | Promise<boolean>, describe: () => string): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS - 10_000; !(await isDone()); await sleep(50))
    if (Date.now() > deadline) throw new Error(describe());
}

/** Replaces a file, as git and many editors do. */
async function replaceFile(file: string, text: string): Promise<void> {
  const written = path.join(path.dirname(file), '.replacement');
  await writeFile(written, text);
  await rename(written, file);
}

/** Waits until the output contains the URL of the site, and returns it. */
async function siteOf(development: Development): Promise<string> {
  const address = () => /The site\s+(http:\S+)/.exec(development.output())?.[1];
  await until(() => address() !== undefined || development.npm.exitCode !== null, development.output);
  if (!address()) throw new Error(development.output());
  development.pids = await processTree(development.npm.pid as number);
  return address() as string;
}

async function said(development: Development, line: RegExp): Promise<void> {
  await until(() => line.test(development.output()), development.output);
}

/** Returns the id of the descendant process whose command line matches. @throws Error when there is none */
async function processOf({ npm }: Development, command: RegExp): Promise<number> {
  for (const pid of await processTree(npm.pid as number)) if (command.test(await commandOf(pid))) return pid;
  throw new Error(`No process ${command}`);
}

async function expectNothingLeft({ pids, output }: Development): Promise<void> {
  await until(async () => (await runningOf(pids)).length === 0, output);
}

beforeAll(async () => {
  root = await copySources();
  const prepared = process.env.E2E_PREPARED_DATA as string;
  await cp(prepared, path.join(root, '.data'), { recursive: true });
  await cp(path.join(prepared, 'releases'), path.join(root, '.releases'), { recursive: true });
  for (const port of [3000, 8080]) {
    const server = createServer();
    // An error means that another program listens on the port, which is in use either way.
    server.on('error', () => undefined).listen(port, '127.0.0.1');
    taken.push(server);
  }
});

afterAll(async () => {
  for (const server of taken) server.close();
  await Promise.all(started.map(end));
  await rm(root, { recursive: true, force: true });
});

/** Kills the processes that a failed test has left. */
async function end({ npm, pids }: Development): Promise<void> {
  const all = [...pids, ...(npm.exitCode === null ? await processTree(npm.pid as number) : [])];
  for (const pid of await runningOf(all)) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

describe('in the folder of a remote, while the other remote does not compile', () => {
  let development: Development;
  let site: string;
  let devServer: string;

  beforeAll(async () => {
    await writeFile(path.join(root, 'remote-admin/src/remote.tsx'), 'export const createRoutes = (;\n');
    development = start('remote-public/src', []);
    site = await siteOf(development);
    [devServer = ''] = (await (await fetch(site)).text()).match(/http:\/\/localhost:\d+(?=\/main\.js)/) ?? [];
  });

  afterAll(() => end(development));

  test('it starts on free ports, prints the one address, and shows the last release of the other', async () => {
    expect(development.output()).toContain(`Port 8080 is already in use: the site is on ${new URL(site).port}`);
    expect(development.output()).toMatch(/Port 3000 is already in use: host is served on 300\d/);
    expect(new Set(development.output().match(/http:\/\/[^\s/]+/g))).toEqual(new Set([site]));
    const [visitors, console] = await Promise.all(
      ['/', '/admin'].map(async (path) => (await fetch(site + path)).text()),
    );
    expect(visitors).toMatch(/http:\/\/localhost:300\d\/remoteEntry\.js/);
    expect(console).toMatch(/\/releases\/admin\/[^/]+\/remoteEntry\./);
    await said(
      development,
      /remote-admin: its release of \d{4}-\d\d-\d\d \d\d:\d\d UTC is shown, because: .*remote\.tsx/,
    );
  });

  test('only this machine and pages of the site read its files', async () => {
    const allowed = async (origin: string) =>
      (await fetch(`${devServer}/main.js`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed(site)).toBe(site);
    expect(await allowed('https://evil.example')).toBeNull();
    for (const origin of [site, devServer]) {
      await expect(fetch(origin.replace('localhost', '127.0.0.1'))).resolves.toBeDefined();
      // The servers do not listen on other loopback addresses.
      await expect(fetch(origin.replace('localhost', '127.0.0.2'))).rejects.toThrow();
    }
  });

  test('a second start says that the data folder is in use', async () => {
    const second = start('.', []);
    await once(second.npm, 'exit');
    expect(second.npm.exitCode).toBe(1);
    expect(second.output()).toMatch(/^DATA_DIR .* is in use by another running server/m);
    expect(second.output()).not.toContain('    at ');
  });

  test('the API runs changed code, even with type errors, without a failed call', async () => {
    const problems = await readProblems(devServer);
    const before = await processOf(development, API);
    const file = path.join(root, 'api/src/platform/health/health-route.ts');
    const source = await readFile(file, 'utf8');
    const changed = source.replace(
      'async () => {',
      "async (_request, reply) => {\n    reply.header('x-code', 2 as string);",
    );
    expect(changed).not.toBe(source);
    await writeFile(file, changed);
    const statuses = new Set<number>();
    await until(async () => {
      const answer = await fetch(`${site}/api/health`);
      statuses.add(answer.status);
      return answer.headers.get('x-code') === '2';
    }, development.output);
    expect([...statuses]).toEqual([200]);
    // The process was not restarted, so its database stayed open.
    expect(await processOf(development, API)).toBe(before);
    const text = expect.stringMatching(/^api\/src\/platform\/health\/health-route\.ts\(\d+,\d+\): error TS2352: /);
    await problems.until((list) => expect(list).toContainEqual({ source: 'types', text }));
    await said(development, /^api\/src\/platform\/health\/health-route\.ts\(\d+,\d+\): error TS2352/m);

    await writeFile(file, source);
    await problems.until((list) => expect(list).not.toContainEqual({ source: 'types', text }));
  });

  test('it runs changed code of shared-kit, and reopens the database when the database code has changed', async () => {
    const settings = path.join(root, 'shared-kit/src/domain/booking/rental-rules.ts');
    await appendFile(settings, "\nconsole.error('imported anew');\n");
    await said(development, /^imported anew$/m);
    const file = path.join(root, 'api/src/platform/database/open-database.ts');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(/(function openEmbedded.*\n)/, "$1  console.error('opened anew');\n"));
    await said(development, /^opened anew$/m);
    await until(async () => (await fetch(`${site}/api/health`)).status === 200, development.output);
  });

  test('a class that its style sheet lost and an error in a style sheet are problems', async () => {
    const problems = await readProblems(devServer);
    const file = path.join(root, 'remote-public/src/features/home/hero.module.css');
    const source = await readFile(file, 'utf8');
    await replaceFile(file, source.replaceAll('.plinth', '.base'));
    const lost = {
      source: 'types',
      text: expect.stringMatching(/^remote-public\/.+\/hero\.tsx\(\d+,\d+\): error TS2339: Property 'plinth' /),
    };
    await problems.until((list) => expect(list).toContainEqual(lost));
    await replaceFile(file, `${source}\n.a { color: red; } }\n`);
    const broken = {
      source: 'types',
      text: expect.stringMatching(/^remote-public\/.+\/hero\.module\.css\(\d+,\d+\): error CSS: /),
    };
    await problems.until((list) => expect(list).toContainEqual(broken));
    await replaceFile(file, source);
    await problems.until((list) => {
      for (const problem of [lost, broken]) expect(list).not.toContainEqual(problem);
    });
  });

  test('a failed start of the API is reported, and the next change starts it', async () => {
    const file = path.join(root, 'api/src/app.ts');
    const source = await readFile(file, 'utf8');
    await appendFile(file, "\nthrow new Error('a mistake in the API');\n");
    await said(development, /^API: a mistake in the API; the next change of its code starts it again$/m);
    // With the source position.
    expect(development.output()).toMatch(/^ +at .*api\/src\/app\.ts:\d+/m);
    expect((await fetch(`${site}/api/health`)).status).toBe(503);
    await writeFile(file, source);
    await until(async () => (await fetch(`${site}/api/health`)).status === 200, development.output);
  });

  test('pages are server-rendered from the sources, and fall back to client-side rendering on an error', async () => {
    const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site)).text())?.[1];
    await until(async () => (await heading()) !== undefined, development.output);
    const file = path.join(root, 'remote-public/src/features/home/hero.tsx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('<h1>', '<h1>Edited: '));
    await until(async () => Boolean((await heading())?.startsWith('Edited:')), development.output);

    await writeFile(file, source.replace('  return (', '  window.scrollTo(0, 0);\n  return ('));
    await until(async () => (await heading()) === undefined, development.output);
    const line = source.slice(0, source.indexOf('  return (')).split('\n').length;
    const reason = `"route":"/","reason":"ReferenceError: window is not defined\\n    at Hero (remote-public/src/features/home/hero.tsx:${line})`;
    // Waits for this reason: a request may also fail because the build is being replaced.
    await until(async () => !(await heading()) && development.output().includes(reason), development.output);
    expect(await (await fetch(site)).text()).toMatch(/http:\/\/localhost:300\d\/main\.js/);

    await writeFile(file, source);
    await until(async () => (await heading()) !== undefined, development.output);
  });

  test('Ctrl-C ends it', async () => {
    expect(development.output()).not.toContain('The quick type check failed');
    development.pids = await processTree(development.npm.pid as number);
    process.kill(-(development.npm.pid as number), 'SIGINT');
    await expectNothingLeft(development);
  });
});

test('an explicit port that is taken ends the start with a line', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken.push(other);
  const { port } = other.address() as AddressInfo;
  const development = start('.', [], { PORT: String(port) });
  await once(development.npm, 'exit');
  expect(development.npm.exitCode).toBe(1);
  expect(development.output()).toMatch(new RegExp(`^PORT ${port} is already in use: `, 'm'));
});

test.each<{ signal: NodeJS.Signals; to: string; command: RegExp; line?: RegExp }>([
  { signal: 'SIGKILL', to: 'npm', command: /^npm/ },
  { signal: 'SIGKILL', to: 'the command', command: /^node .*scripts\/dev\.mjs/ },
  {
    signal: 'SIGHUP',
    to: 'a development server',
    command: /development\/dev-server\.mjs/,
    line: /^The development server of host ended \(SIGHUP\)/m,
  },
  { signal: 'SIGTERM', to: 'the API', command: API, line: /^The API exited unexpectedly/m },
  {
    signal: 'SIGKILL',
    to: 'the type check',
    command: /development\/type-check\.mjs/,
    line: /^The type check ended \(SIGKILL\)/m,
  },
])('after $signal to $to no process is left', async ({ signal, command, line }) => {
  const development = start('host', []);
  await siteOf(development);
  process.kill(await processOf(development, command), signal);
  await expectNothingLeft(development);
  if (!line) return;
  // The test may notice the end of the processes before Node emits `exit`.
  const { npm } = development;
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
  expect(npm.exitCode).toBe(1);
  expect(development.output()).toMatch(line);
});

/** Reads the events of a development server's problems, one list after the other. */
async function readProblems(devServer: string) {
  const { body } = await fetch(`${devServer}/problems`);
  if (!body) throw new Error('No events');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const events = {
    /** Reads lists of problems until one passes the check: one write may cause several lists. */
    async until(check: (problems: unknown) => void): Promise<void> {
      for (;;) {
        const problems = await events.next();
        try {
          return check(problems);
        } catch {
          // An older list, or half of the change.
        }
      }
    },
    async next(): Promise<unknown> {
      const { value = '' } = await reader.read();
      const { problems } = JSON.parse(value.replace(/^data: /, '')) as { problems: { text: string }[] };
      // Without the problems of the remote that is broken on purpose.
      return problems.filter(({ text }) => !text.startsWith('remote-admin/'));
    },
  };
  return events;
}
