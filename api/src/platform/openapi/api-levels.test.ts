import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_LEVEL, SUPPORTED_API_LEVEL } from 'shared-kit/server';
import { type ChangeOfCalls, compareCalls, describeCalls, type OpenapiDocument } from '../../../test/describe-calls.ts';
import { type FoldedLines, foldLines, unfoldLines } from '../../../test/fold-lines.ts';
import { recordClientCalls } from '../../../test/record-client-calls.ts';
import { startTestApi } from '../../../test/start-test-api.ts';

/** The calls as of the level that was recorded last. */
interface ApiLevels extends FoldedLines {
  readonly level: number;
  readonly supported: number;
  /** Of the lines: two changes that raise to the same level are in conflict when they are merged. */
  readonly digest: string;
  /** What came after level 1, without what is below it. */
  readonly since: Readonly<Record<string, number>>;
  /** The request of each call of the applications' client. */
  readonly client: Readonly<Record<string, string>>;
}

const FILE = join(__dirname, '../../../../shared-kit/api-levels.json');
const COMMAND = 'npm run api-levels';
const IS_WRITING = process.env.API_LEVELS === 'write';
const LEVELS = { level: API_LEVEL, supported: SUPPORTED_API_LEVEL };
const NO_CHANGE: ChangeOfCalls = { added: [], removed: [] };

async function describeApi(): Promise<Set<string>> {
  const api = await startTestApi();
  const { text } = await api.get('/api/openapi.json');
  await api.close();
  return describeCalls(JSON.parse(text) as OpenapiDocument);
}

test('a change of the calls raises the level of the API', async () => {
  const recorded: ApiLevels = JSON.parse(await readFile(FILE, 'utf8'));
  const [was, is] = [unfoldLines(recorded), await describeApi()];
  expect(findWrongStep(compareCalls(was, is), recorded)).toBeUndefined();
  const client = await recordClientCalls();
  if (IS_WRITING) await writeFile(FILE, write(recorded, was, is, client));
  const { level, supported, digest, ...written }: ApiLevels = JSON.parse(await readFile(FILE, 'utf8'));
  expect({ run: COMMAND, level, supported, digest, client: written.client }).toEqual({
    run: COMMAND,
    level: API_LEVEL,
    supported: SUPPORTED_API_LEVEL,
    digest: digestOf(is),
    client,
  });
  expect({ run: COMMAND, ...compareCalls(unfoldLines(written), is) }).toEqual({ run: COMMAND, added: [], removed: [] });
});

const BEFORE = [
  'POST /api/x',
  'POST /api/x <',
  'POST /api/x <.a',
  'POST /api/x <.a!',
  'POST /api/x >',
  'POST /api/x >.b',
  'POST /api/x >.b!',
];

test.each<[change: string, gone: string[], fresh: string[], added: number, removed: number]>([
  ['nothing', [], [], 0, 0],
  ['a new call', [], ['GET /api/y', 'GET /api/y ?', 'GET /api/y ?.id', 'GET /api/y ?.id!'], 4, 0],
  ['a call less', BEFORE, [], 1, 6],
  ['more that may be sent', [], ['POST /api/x <.c'], 1, 0],
  ['more that must be sent', [], ['POST /api/x <.c', 'POST /api/x <.c!'], 1, 1],
  ['less that must be sent', ['POST /api/x <.a!'], [], 1, 0],
  ['less that may be sent', ['POST /api/x <.a', 'POST /api/x <.a!'], [], 1, 1],
  ['an answer that has more', [], ['POST /api/x >.c', 'POST /api/x >.c!'], 2, 0],
  ['an answer that may lack something', ['POST /api/x >.b!'], [], 0, 1],
])('%s', (_, gone, fresh, added, removed) => {
  const is = new Set([...BEFORE.filter((line) => !gone.includes(line)), ...fresh]);
  const change = compareCalls(new Set(BEFORE), is);
  expect([change.added.length, change.removed.length]).toEqual([added, removed]);
  const step = findWrongStep(change, LEVELS);
  if (removed > 0) expect(step).toContain(`SUPPORTED_API_LEVEL to ${API_LEVEL + 1}`);
  else if (added > 0) expect(step).toContain(`Set API_LEVEL to ${API_LEVEL + 1}`);
  else expect(step).toBeUndefined();
  expect(unfoldLines(foldLines(is))).toEqual(is);
});

const MORE = { added: ['POST /api/x <.c'], removed: [] };
const LESS = { added: [], removed: ['POST /api/x <.a'] };

test.each<[change: ChangeOfCalls, level: number, supported: number, step: string | undefined]>([
  [MORE, 8, 5, undefined],
  [MORE, 9, 5, 'Set API_LEVEL to 8'],
  [MORE, 8, 6, 'SUPPORTED_API_LEVEL to 5'],
  [LESS, 8, 8, undefined],
  [LESS, 8, 5, 'SUPPORTED_API_LEVEL to 8'],
  [NO_CHANGE, 7, 5, undefined],
  [NO_CHANGE, 8, 5, 'Set API_LEVEL to 7'],
  [NO_CHANGE, 7, 7, 'SUPPORTED_API_LEVEL to 5'],
])('no level is raised without its reason: %j, to %i and %i', (change, level, supported, expected) => {
  const step = findWrongStep(change, { level: 7, supported: 5 }, { level, supported });
  if (expected) expect(step).toContain(expected);
  else expect(step).toBeUndefined();
});

/** Returns what is to be done about a change of the calls, or about levels that no change asks for; undefined when nothing is. */
function findWrongStep(
  { added, removed }: ChangeOfCalls,
  recorded: typeof LEVELS,
  levels = LEVELS,
): string | undefined {
  const next = recorded.level + 1;
  const level = added.length + removed.length > 0 ? next : recorded.level;
  const supported = removed.length > 0 ? next : recorded.supported;
  if (levels.level === level && levels.supported === supported) return undefined;
  const list = (lines: readonly string[]) => [...lines.slice(0, 5), ...(lines.length > 5 ? ['…'] : [])].join('\n  ');
  const step = `API_LEVEL to ${level} and SUPPORTED_API_LEVEL to ${supported}. Then: ${COMMAND}`;
  if (removed.length > 0)
    return `Older applications rely on what is gone, or do not send what is asked for now:\n  ${list(removed)}\nKeep it, or set ${step}`;
  if (added.length > 0) return `The calls of the API have changed:\n  ${list(added)}\nSet ${step}`;
  return `The calls of the API are those of level ${level}, and nothing of them is gone. Set ${step}`;
}

function digestOf(lines: ReadonlySet<string>): string {
  return createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('base64url')
    .slice(0, 12);
}

/** Returns the record with one line for each entry, so that changes can be read and merged. */
function write(
  recorded: ApiLevels,
  was: ReadonlySet<string>,
  is: ReadonlySet<string>,
  client: ApiLevels['client'],
): string {
  const added = compareCalls(was, is).added.filter((line) => is.has(line));
  const first = added.filter((line) => !added.some((other) => line !== other && line.startsWith(other)));
  const kept = Object.entries(recorded.since).filter(([line]) => is.has(line));
  const since = Object.fromEntries([...kept, ...first.map((line) => [line, API_LEVEL] as const)]);
  const { calls, shapes } = foldLines(is);
  const table = (entries: object) => {
    const lines = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{\n${lines.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n  }`;
  };
  const tables = Object.entries({ since, client, calls, shapes }).map(
    ([name, entries]) => `  "${name}": ${table(entries)}`,
  );
  const head = { level: API_LEVEL, supported: SUPPORTED_API_LEVEL, digest: digestOf(is) };
  const entries = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`);
  return `{\n${[...entries, ...tables].join(',\n')}\n}\n`;
}
