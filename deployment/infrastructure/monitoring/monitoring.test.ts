import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isPromtoolInstalled, namedFigures, readDashboards, readRules } from '../../test/read-monitoring.ts';
import { readYaml } from '../../test/read-yaml.ts';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const run = promisify(execFile);
const SOURCES = [
  'shared-kit/src/server/monitoring.ts',
  'api/src/platform/monitoring/measure-api.ts',
  'deployment/src/gateway/measure-gateway.ts',
];

/** The names of the figures, from the code that makes them; `up` is Prometheus' own. */
async function knownFigures(): Promise<Set<string>> {
  const texts = await Promise.all(SOURCES.map(read));
  const names = texts.flatMap((text) => [...text.matchAll(/(?:name: |gauge\()'([a-z_]+)'/g)].map(([, name]) => name));
  return new Set(['up', ...names.map(String)]);
}

/** The labels of the figures, from the same code, with those that each one has. */
async function knownLabels(): Promise<Map<string, readonly string[]>> {
  const texts = (await Promise.all(SOURCES.map(read))).join('\n').replace(/\s+/g, ' ');
  const made = [...texts.matchAll(/(?:name: |gauge\()'([a-z_]+)'((?:(?!name: '|gauge\().)*)/g)];
  return new Map(
    made.map(([, name = '', rest = '']) => {
      const [, list = ''] = /^[^\]]*?(?:labelNames: |, )\[([^\]]*)\]/.exec(rest) ?? [];
      return [name, ['service', 'le', 'job', 'instance', ...[...list.matchAll(/'(\w+)'/g)].map(([, one = '']) => one)]];
    }),
  );
}

/** Those that Node's processes have, of prom-client. */
const OF_PROCESSES = /^(?:process|nodejs)_/;

test('alerts and dashboards ask for figures that exist', async () => {
  const known = await knownFigures();
  expect(known.size).toBeGreaterThan(12);
  const asked = [
    ...(await readRules()).map(({ alert, expr }) => [alert, expr] as const),
    ...(await readDashboards()).flatMap(({ title, panels }) =>
      panels.flatMap(({ targets = [], ...panel }) =>
        targets.map(({ expr }) => [`${title}: ${panel.title}`, expr] as const),
      ),
    ),
  ];
  for (const [name, expr] of asked) {
    const names = namedFigures(expr).filter((figure) => !OF_PROCESSES.test(figure));
    expect([name, names.filter((figure) => !known.has(figure))]).toEqual([name, []]);
    expect([name, namedFigures(expr).length > 0]).toEqual([name, true]);
  }
});

test('alerts, and the cases in which they fire, ask for labels that these figures have', async () => {
  const known = await knownLabels();
  expect(known.get('database_connections')).toContain('state');
  const fired = await read('deployment/infrastructure/monitoring/alerts.fired.yaml');
  const expressions = [
    ...(await readRules()).map(({ expr }) => expr),
    ...fired.split('\n').filter((line) => line.includes('series:')),
  ];
  const asked = expressions.flatMap((expr) => [...expr.matchAll(/\b([a-z]\w*)\{([^}]*)\}/g)]);
  expect(asked.length).toBeGreaterThan(20);
  for (const [series, name = '', selectors = ''] of asked) {
    const labels = [...selectors.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label);
    const has = known.get(name.replace(/_(?:bucket|count|sum)$/, '')) ?? (name === 'up' ? ['job', 'instance'] : []);
    expect([series, labels.filter((label) => !has.includes(label))]).toEqual([series, []]);
  }
});

test('the overview shows each figure', async () => {
  const [overview] = await readDashboards();
  const shown = new Set(
    overview?.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namedFigures(expr))),
  );
  expect([...(await knownFigures())].filter((name) => !shown.has(name))).toEqual([]);
});

test('the runbook has a line for each alert, and no other', async () => {
  const [, runbook = ''] = (await read('docs/operations.md')).split('\n### Alerts\n');
  const listed = [...(runbook.split('\n#')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual((await readRules()).map(({ alert }) => alert));
});

test('each alert has a case in which it fires, and stays silent while the site is well', async () => {
  const [{ tests }] = await readYaml<{ readonly tests: readonly FiringCase[] }>(
    path.join(__dirname, 'alerts.fired.yaml'),
  );
  const cases = tests.map(({ name, alert_rule_test: asked }) => [
    name,
    asked.map(({ alertname, exp_alerts = [] }) => [alertname, exp_alerts.length]),
  ]);
  const alerts = (await readRules()).map(({ alert }) => alert);
  expect(cases).toEqual([...alerts.map((alert) => [alert, [[alert, 1]]]), ['well', alerts.map((alert) => [alert, 0])]]);
});

interface FiringCase {
  readonly name: string;
  readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts?: readonly unknown[] }[];
}

if (isPromtoolInstalled) {
  test('Prometheus itself says that the alerts fire in these cases', async () => {
    const { stdout } = await run('promtool', ['test', 'rules', 'alerts.fired.yaml'], { cwd: __dirname });
    expect(stdout).toContain('SUCCESS');
  });

  test('Prometheus itself can read what the dashboards ask', async () => {
    const asked = (await readDashboards()).flatMap(({ panels }) => panels.flatMap(({ targets = [] }) => targets));
    const rules = asked.map(({ expr }, index) => ({ record: `asked_${index}`, expr }));
    const folder = await mkdtemp(path.join(tmpdir(), 'dashboards-'));
    const file = path.join(folder, 'rules.yaml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboards', rules }] }));
    const { stdout } = await run('promtool', ['check', 'rules', file]);
    expect(stdout).toContain(`${asked.length} rules found`);
    await rm(folder, { recursive: true });
  });
} else {
  test('without promtool (Debian: prometheus) the firing of the alerts is not tested', () => {
    expect(isPromtoolInstalled).toBe(false);
  });
}

test('there is no other dashboard than the one that is tested', async () => {
  expect(await readdir(path.join(__dirname, 'dashboards'))).toEqual(['overview.json']);
});
