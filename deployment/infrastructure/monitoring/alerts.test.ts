import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from '../../test/read-yaml.ts';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

interface Rules {
  readonly groups: readonly [{ readonly rules: readonly { readonly alert: string; readonly expr: string }[] }];
}

async function readRules() {
  const [{ groups }] = (await readYaml(path.join(__dirname, 'alerts.yaml'))) as unknown as [Rules];
  return groups[0].rules;
}

/** The names of the figures, from the code that makes them; `up` is Prometheus' own. */
async function knownFigures(): Promise<Set<string>> {
  const files = [
    'shared-kit/src/server/monitoring.ts',
    'api/src/platform/monitoring/measure-api.ts',
    'deployment/src/gateway/measure-gateway.ts',
  ];
  const texts = await Promise.all(files.map(read));
  const names = texts.flatMap((text) => [...text.matchAll(/(?:name: |gauge\()'([a-z_]+)'/g)].map(([, name]) => name));
  return new Set(['up', ...names.map(String)]);
}

test('alerts ask for figures that exist', async () => {
  const known = await knownFigures();
  expect(known.size).toBeGreaterThan(12);
  for (const { alert, expr } of await readRules()) {
    const bare = expr.replace(/\{[^}]*\}|\b(?:by|on) \([^)]*\)|\[\w+\]/g, ' ');
    const names = [...bare.matchAll(/\b([a-z]+(?:_[a-z]+)+|up)\b(?!\s*\()/g)].map(([, name = '']) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect([alert, names.length > 0, names.filter((name) => !known.has(name))]).toEqual([alert, true, []]);
  }
});

test('the runbook has a line for each alert, and no other', async () => {
  const [, runbook = ''] = (await read('docs/operations.md')).split('\n### Alerts\n');
  const listed = [...(runbook.split('\n#')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual((await readRules()).map(({ alert }) => alert));
});
