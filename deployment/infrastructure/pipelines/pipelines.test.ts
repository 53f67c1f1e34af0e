import { existsSync } from 'node:fs';
import path from 'node:path';
import { APPS } from '../../src/release-store/release.ts';
import { readYaml } from '../testing/read-yaml.ts';

const ROOT = path.resolve(__dirname, '../../..');
const PIPELINES = { public: 'public.yml', admin: 'admin.yml', host: 'host-and-api.yml' } as const;

interface Job {
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}
interface Trigger {
  readonly paths: readonly string[];
}
interface Pipeline {
  readonly on: { readonly push: Trigger; readonly pull_request: Trigger };
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: unknown;
}

describe.each(APPS)('the pipeline of %s', (app) => {
  const file = `.github/workflows/${PIPELINES[app]}`;
  let pipeline: Pipeline;
  let commands: (job: string) => string;
  beforeAll(async () => {
    [pipeline] = await readYaml(path.join(ROOT, file));
    commands = (job) => (pipeline.jobs[job]?.steps ?? []).map(({ run = '' }) => run).join('\n');
  });

  test('starts for what its team keeps, and for nothing else', () => {
    expect(pipeline.on.push.paths).toEqual(pipeline.on.pull_request.paths);
    for (const pattern of pipeline.on.push.paths)
      expect([pattern, existsSync(path.join(ROOT, pattern.replace('/**', '')))]).toEqual([pattern, true]);
    expect(pipeline.on.push.paths).toContain(file);
    const others = ['remote-public/**', 'remote-admin/**', 'host/**'].filter((pattern) => !pattern.includes(app));
    expect(pipeline.on.push.paths.filter((pattern) => others.includes(pattern))).toEqual([]);
  });

  test('publishes and activates its own application only, the latter behind an approval', () => {
    const released = JSON.stringify(pipeline).matchAll(/release -- \w+ \\?"?(\w+)/g);
    expect(new Set([...released].map(([, name]) => name))).toEqual(new Set([app]));
    expect(commands('publish')).toContain(`release -- publish ${app}`);
    expect(pipeline.jobs.publish).toMatchObject({ needs: 'test', if: "github.event_name == 'push'" });
    expect(commands('activate')).toContain(`release -- activate "${app}@$VERSION"`);
    expect(pipeline.jobs.activate).toMatchObject({ needs: 'publish', environment: 'production' });
  });

  test('runs what strangers made nowhere, with no right but to read', () => {
    const used = Object.values(pipeline.jobs).flatMap(({ steps }) => steps.map(({ uses }) => uses));
    const allowed = /^actions\/(checkout|setup-node)@v\d+$/;
    expect(used.filter((action) => action && !allowed.test(action))).toEqual([]);
    expect(pipeline.permissions).toEqual({ contents: 'read' });
  });
});
