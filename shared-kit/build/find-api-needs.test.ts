/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPLICATIONS } from '../testing/workspaces.ts';

/** The functions are in an ES module, which Jest cannot load. */
const SCRIPT = path.join(__dirname, 'find-api-needs.mjs');
const CALL = `import(process.argv[1]).then(({ findApiNeeds, readApiLevels }) => {
  const [since, file, root] = JSON.parse(process.argv[2]);
  console.log(JSON.stringify(Object.keys(findApiNeeds({ ...readApiLevels(), since }, [file, root + '/src/features', root + '/dist/x.js'], root))));
})`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'api-needs-'));
  await mkdir(path.join(root, 'src'));
});
afterEach(() => rm(root, { recursive: true }));

async function findNeeds(source: string, since: readonly string[]): Promise<string[]> {
  const file = path.join(root, 'src/remote.tsx');
  await writeFile(file, source);
  const levels = Object.fromEntries(since.map((line) => [line, 2]));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['-e', CALL, SCRIPT],
    JSON.stringify([levels, file, root]),
  ]);
  return JSON.parse(stdout);
}

test.each<[source: string, needed: string[], other: string[]]>([
  [
    'await host.api.payments.record(paid)',
    ['POST /api/payments'],
    ['POST /api/payments/{id}/void', 'GET /api/payments'],
  ],
  [
    "payments.record({ purpose: 'fine' })",
    ['POST /api/payments <.purpose=fine'],
    ['POST /api/payments <.purpose=toll', 'POST /api/invoices <.purpose=fine'],
  ],
  [
    'const { method } = fees; api.payments.record({ feePaid })',
    ['POST /api/payments <.feePaid'],
    ['POST /api/payments <.fee'],
  ],
  ['api.getRates(id).then(({ left }) => left)', ['GET /api/rates >.data[].left'], ['GET /api/fleet >.data[].left']],
  [
    "api.searchEntities({ entity: 'Places' })",
    ['POST /api/entities/Places/search'],
    ['POST /api/entities/Extras/search'],
  ],
  ['api.getEntity(entity, id)', [], ['GET /api/entities/Places/{id}']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that has one.
  ['<a href={`/api/documents/${id}/file`} />', ['GET /api/documents/{id}/file'], ['GET /api/documents/{id}']],
  ["new EventSource('/api/events')", ['GET /api/events'], ['GET /api/event']],
  ['api.payments.record(paid)', ['POST /api/payments <.reason!'], []],
])('%s', async (source, needed, other) => {
  expect(await findNeeds(source, [...needed, ...other])).toEqual(needed);
});

test('every call of the client is named where it is made', async () => {
  const top = path.join(__dirname, '../..');
  const files = await Promise.all(
    APPLICATIONS.map((app) => readdir(path.join(top, app, 'src'), { recursive: true, withFileTypes: true })),
  );
  const sources = files
    .flat()
    .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !parentPath.includes('testing'))
    .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .join('\n');
  const { client } = JSON.parse(readFileSync(path.join(__dirname, '../api-levels.json'), 'utf8'));
  const unnamed = Object.keys(client).filter((call) => !new RegExp(`(?<![\\w$])${call}\\b`).test(sources));
  // No page makes these.
  expect(unnamed).toEqual(['listColumns', 'updateEntities']);
});

test('an application that makes no call needs nothing', async () => {
  expect(await findNeeds('export const text = 1', ['POST /api/payments', 'GET /api/level'])).toEqual([]);
});
