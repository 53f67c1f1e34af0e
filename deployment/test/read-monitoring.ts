import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from './read-yaml.ts';

const MONITORING = path.resolve(__dirname, '../infrastructure/monitoring');

/** Whether the tool that tests the rules of Prometheus is there. */
export const isPromtoolInstalled = (process.env.PATH ?? '')
  .split(path.delimiter)
  .some((folder) => existsSync(path.join(folder, 'promtool')));

interface Rules {
  readonly groups: readonly [{ readonly rules: readonly { readonly alert: string; readonly expr: string }[] }];
}

export async function readRules() {
  const [{ groups }] = await readYaml<Rules>(path.join(MONITORING, 'alerts.yaml'));
  return groups[0].rules;
}

interface Dashboard {
  readonly title: string;
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

export async function readDashboards(): Promise<readonly Dashboard[]> {
  return [JSON.parse(await readFile(path.join(MONITORING, 'dashboards/overview.json'), 'utf8'))];
}

/** Returns the figures that an expression of Prometheus names. */
export function namedFigures(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\b(?:by|on) \([^)]*\)|\[\w+\]/g, ' ');
  return [...bare.matchAll(/\b([a-z]\w*_\w+|up)\b(?!\s*\()/g)].map(([, name = '']) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
}
