import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { knownSettings } from '../../test/known-settings.ts';
import { readYaml } from '../../test/read-yaml.ts';
import { findSchemaProblems } from './find-schema-problems.ts';

const FOLDER = path.resolve(__dirname);

interface Named {
  readonly name: string;
  readonly value?: string;
}
interface Container extends Named {
  readonly image: string;
  readonly env?: readonly Named[];
  readonly envFrom?: readonly { readonly configMapRef?: Named; readonly secretRef?: Named }[];
  readonly ports?: readonly (Named & { readonly containerPort: number })[];
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly startupProbe?: Probe;
  readonly securityContext: object;
  readonly volumeMounts: readonly (Named & { readonly mountPath: string })[];
}
interface Probe {
  readonly httpGet?: { readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}
interface Pod {
  readonly containers: readonly [Container, ...Container[]];
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly volumes: readonly (Named & { readonly persistentVolumeClaim?: { readonly claimName: string } })[];
}
interface Template {
  readonly metadata: { readonly labels: object };
  readonly spec: Pod;
}
type Backend = Readonly<Record<'service', Named & { readonly port: Named }>>;
interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { readonly key: string; readonly values?: readonly string[] }[];
}
interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}
/** Of a NetworkPolicy. */
interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: string | number }[];
}
/** A manifest of any kind, with the fields that the tests read. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Named;
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly jobTemplate?: { readonly spec: { readonly template: Template } };
    readonly template: Template;
    readonly selector: { readonly app: string; readonly matchLabels?: { readonly app: string } };
    readonly scaleTargetRef: Named & { readonly kind: string };
    readonly replicas?: number;
    readonly ports: readonly (Named & { readonly port: number; readonly targetPort: string })[];
    readonly strategy?: { readonly rollingUpdate: { readonly maxSurge: number } };
    readonly maxReplicas: number;
    readonly accessModes?: readonly string[];
    readonly podSelector: Selector;
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly instances: number;
    readonly postgresql: {
      readonly parameters: { readonly max_connections: string; readonly log_error_verbosity: string };
    };
    readonly pgbouncer: { readonly poolMode: string; readonly parameters: Readonly<Record<string, string>> };
    readonly rules: readonly { readonly http: { readonly paths: readonly { readonly backend: Backend }[] } }[];
  };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly images?: readonly Named[];
}

async function readFolder(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  const [kustomization] = await readYaml<Kustomization>(path.join(folder, 'kustomization.yaml'));
  const objects = await Promise.all(files.map((file) => readYaml<Manifest>(path.join(folder, file))));
  return { kustomization, files, objects: objects.flat() };
}

let site: Awaited<ReturnType<typeof readFolder>>;
let jobs: Awaited<ReturnType<typeof readFolder>>;
let database: Awaited<ReturnType<typeof readFolder>>;
let all: Manifest[];
beforeAll(async () => {
  site = await readFolder(FOLDER);
  jobs = await readFolder(path.join(FOLDER, 'jobs'));
  database = await readFolder(path.join(FOLDER, 'database'));
  all = [...site.objects, ...jobs.objects, ...database.objects];
});

const ofKind = (kind: string) => all.filter((object) => object.kind === kind);
const named = (kind: string, name: string) => ofKind(kind).find((object) => object.metadata.name === name);
const podOf = (object: Pick<Manifest, 'spec'>): Template => (object.spec.jobTemplate?.spec ?? object.spec).template;
const workloads = () => [...ofKind('Deployment'), ...ofKind('Job'), ...ofKind('CronJob')];
const containers = () =>
  workloads().flatMap((object) =>
    podOf(object).spec.containers.map((container) => ({ container, pod: podOf(object).spec })),
  );

test('every object has a kind, a version and a unique name', () => {
  const names = all.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`);
  expect(names.join()).not.toContain('undefined');
  expect(new Set(names).size).toBe(names.length);
});

test('every file is applied except the example of the secret', () => {
  expect(site.files.filter((file) => !site.kustomization.resources.includes(file))).toEqual(['secret.example.yaml']);
  for (const { kustomization, files } of [jobs, database])
    expect([...kustomization.resources].sort()).toEqual(files.sort());
});

test('every image has its version in the kustomization', () => {
  for (const { kustomization, objects } of [site, jobs]) {
    const images = objects
      .filter(({ spec }) => spec?.template ?? spec?.jobTemplate)
      .flatMap((object) => podOf(object).spec.containers.map(({ image }) => image));
    expect(kustomization.images?.map(({ name }) => name).sort()).toEqual([...new Set(images)].sort());
  }
});

test('services, deployments and disruption budgets select the same pods', () => {
  for (const { metadata, spec } of ofKind('Deployment'))
    expect([metadata.name, spec.selector.matchLabels]).toEqual([metadata.name, spec.template.metadata.labels]);
  for (const { spec } of [...ofKind('Service'), ...ofKind('PodDisruptionBudget')]) {
    const { app } = spec.selector.matchLabels ?? spec.selector;
    expect([app, named('Deployment', app)?.kind]).toEqual([app, 'Deployment']);
  }
  for (const { spec } of ofKind('HorizontalPodAutoscaler'))
    expect(named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name)?.spec.replicas).toBeUndefined();
});

test('services and probes use ports that the containers open', () => {
  for (const { spec } of ofKind('Service')) {
    const { ports = [] } = named('Deployment', spec.selector.app)?.spec.template.spec.containers[0] ?? {};
    const open = ports.map(({ name }) => name);
    for (const { targetPort } of spec.ports) expect(open).toContain(targetPort);
  }
  for (const { container } of containers()) {
    const { PORT, API_METRICS, GATEWAY_METRICS } = Object.fromEntries(
      (container.env ?? []).map(({ name, value }) => [name, value]),
    );
    const ports = { http: PORT, metrics: (API_METRICS ?? GATEWAY_METRICS)?.split(':')[1] };
    for (const { name, containerPort } of container.ports ?? [])
      expect(String(containerPort)).toBe(ports[name as keyof typeof ports]);
    for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe])
      if (probe)
        expect(container.ports).toContainEqual(
          expect.objectContaining({ name: (probe.httpGet ?? probe.tcpSocket)?.port }),
        );
  }
});

test('ingress and gateway refer to existing services and ports', () => {
  for (const { http } of ofKind('Ingress').flatMap(({ spec }) => spec.rules))
    for (const { backend } of http.paths)
      expect(named('Service', backend.service.name)?.spec.ports.map(({ name }) => name)).toContain(
        backend.service.port.name,
      );
  const { env = [] } = named('Deployment', 'gateway')?.spec.template.spec.containers[0] ?? {};
  const origin = new URL(env.find(({ name }) => name === 'API_ORIGIN')?.value ?? '');
  expect(named('Service', origin.hostname)?.spec.ports.map(({ port }) => port)).toContain(Number(origin.port || 80));
});

test('every setting is read by its server', async () => {
  for (const { container } of containers()) {
    if (!/-(api|gateway)$/.test(container.image)) continue;
    const known = await knownSettings(container.image.endsWith('api') ? 'api' : 'gateway');
    const sources = (container.envFrom ?? []).map(({ configMapRef, secretRef }) =>
      configMapRef ? named('ConfigMap', configMapRef.name)?.data : named('Secret', secretRef?.name ?? '')?.stringData,
    );
    expect(sources).not.toContain(undefined);
    const env = container.env ?? [];
    const set = [...sources.flatMap((source = {}) => Object.keys(source)), ...env.map(({ name }) => name)];
    // What other values are made of is no setting.
    const isPart = (name: string) => env.some(({ value }) => value?.includes(`$(${name})`));
    expect(set.filter((name) => !known.has(name) && !isPart(name))).toEqual([]);
    if (set.some((name) => name.endsWith('_STORE')))
      for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
        expect([container.name, set]).toEqual([container.name, expect.arrayContaining([name])]);
  }
});

test('every mount has a volume, and every volume an existing claim', () => {
  for (const { container, pod } of containers()) {
    const volumes = new Map(pod.volumes.map((volume) => [volume.name, volume]));
    for (const { name } of container.volumeMounts) expect([name, volumes.has(name)]).toEqual([name, true]);
    for (const { persistentVolumeClaim } of volumes.values())
      if (persistentVolumeClaim) expect(named('PersistentVolumeClaim', persistentVolumeClaim.claimName)).toBeDefined();
  }
});

test('no container runs as root, and the gateway gets no secret but its key of the releases', () => {
  for (const { container, pod } of containers()) {
    expect([container.name, pod.securityContext.runAsNonRoot]).toEqual([container.name, true]);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const secrets = (container.envFrom ?? []).flatMap(({ secretRef }) => secretRef?.name ?? []);
    const own = container.image === 'car-rental-api' ? 'api-secrets' : 'release-secrets';
    expect([container.name, secrets]).toEqual([container.name, [own]]);
  }
});

/** Kinds of CloudNativePG, whose schemas no package has. */
const WITHOUT_SCHEMA = ['Cluster', 'ObjectStore', 'Pooler', 'ScheduledBackup', 'Kustomization'];

test('every object fits the schema of its kind, and has no field that is not in it', () => {
  const problems = all.map((object) => [object.kind, object.metadata.name, findSchemaProblems(object)]);
  expect(problems.filter(([kind, , found]) => found === undefined && !WITHOUT_SCHEMA.includes(String(kind)))).toEqual(
    [],
  );
  expect(problems.filter(([, , found]) => found && found.length > 0)).toEqual([]);
  const [service] = ofKind('Service');
  const broken = { ...service, kind: 'Service', apiVersion: 'v1', spec: { ports: [{ port: 'x', targetport: 1 }] } };
  expect(findSchemaProblems(broken)).toEqual([
    '/spec/ports/0/port: type {"type":"integer"}',
    '/spec/ports/0/targetport: is not known',
  ]);
});

test('nothing is written by several pods on one volume', () => {
  expect(ofKind('PersistentVolumeClaim').map(({ spec }) => spec.accessModes)).toEqual([['ReadWriteOnce']]);
  expect(JSON.stringify(all)).not.toContain('ReadWriteMany');
});

test('as many API servers as the autoscaler starts fit the poolers, and poolers and all others the database', () => {
  const { DATABASE_POOL_SIZE, DATABASE_STAFF_POOL_SIZE } = named('ConfigMap', 'api-settings')?.data ?? {};
  const servers =
    (named('HorizontalPodAutoscaler', 'api')?.spec.maxReplicas ?? 0) +
    // During a rollout.
    (named('Deployment', 'api')?.spec.strategy?.rollingUpdate.maxSurge ?? 0);
  const { instances = 0, pgbouncer } = named('Pooler', 'pooler')?.spec ?? {};
  expect(pgbouncer?.poolMode).toBe('transaction');
  const { max_client_conn, default_pool_size } = pgbouncer?.parameters ?? {};
  const clients = servers * (Number(DATABASE_POOL_SIZE) + Number(DATABASE_STAFF_POOL_SIZE));
  // Of one instance, since the others may be away.
  expect(clients).toBeGreaterThan(0);
  expect(clients).toBeLessThanOrEqual(Number(max_client_conn));
  // One that listens for each server, one for each job, and what the operator and PostgreSQL keep for themselves.
  const direct = servers + 2 + 10;
  const limit = Number(named('Cluster', 'database')?.spec.postgresql.parameters.max_connections);
  expect(instances * Number(default_pool_size) + direct).toBeLessThanOrEqual(limit);
});

test('every pod has a policy of its own for what it may speak to, and policies name pods and ports that there are', () => {
  const policies = ofKind('NetworkPolicy');
  const appsOf = ({ matchLabels, matchExpressions = [] }: Selector) => [
    ...(matchLabels?.app ? [matchLabels.app] : []),
    ...matchExpressions.flatMap(({ key, values = [] }) => (key === 'app' ? values : [])),
  ];
  const pods = workloads().map((object) => podOf(object).metadata.labels as { readonly app: string });
  const selected = policies.flatMap(({ spec }) => appsOf(spec.podSelector));
  expect([...selected].sort()).toEqual(pods.map(({ app }) => app).sort());
  expect(named('NetworkPolicy', 'default-deny')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  for (const { spec } of policies)
    for (const { from = [], to = [], ports } of [...(spec.ingress ?? []), ...(spec.egress ?? [])]) {
      // An empty list would be everybody.
      expect([from.length + to.length > 0, ports.length > 0]).toEqual([true, true]);
      for (const { podSelector, namespaceSelector } of [...from, ...to]) {
        const apps = appsOf(podSelector ?? {});
        if (!namespaceSelector) expect(apps.filter((app) => !pods.some((pod) => pod.app === app))).toEqual([]);
        for (const app of apps)
          for (const { port } of to.length > 0 ? ports : [])
            if (typeof port === 'string')
              expect(
                named('Deployment', app)?.spec.template.spec.containers[0].ports?.map(({ name }) => name),
              ).toContain(port);
      }
    }
});

test('the database is reached through the pooler, and past it by what listens, migrates and backs up', () => {
  const urls = containers().flatMap(({ container }) =>
    (container.env ?? []).flatMap(({ name, value }) =>
      name.startsWith('DATABASE_') && value
        ? [[container.name, name, new URL(value.replace(/\$\((\w+)\)/g, 'x')).hostname]]
        : [],
    ),
  );
  expect(urls.sort()).toEqual([
    ['api', 'DATABASE_DIRECT_URL', 'database-rw'],
    ['api', 'DATABASE_URL', 'pooler'],
    ['backup', 'DATABASE_URL', 'database-rw'],
    ['migrate', 'DATABASE_URL', 'database-rw'],
  ]);
  expect([named('Pooler', 'pooler')?.kind, named('Cluster', 'database')?.kind]).toEqual(['Pooler', 'Cluster']);
});

test('the nightly backup is written to a volume that stays, of which a number is kept', () => {
  const job = named('CronJob', 'backup');
  const { containers: [container] = [], volumes = [] } = job ? podOf(job).spec : {};
  const setting = (name: string) => container?.env?.find((one) => one.name === name)?.value;
  const mounted = container?.volumeMounts.find(({ mountPath }) => mountPath === setting('BACKUP_DIR'));
  const claim = volumes.find(({ name }) => name === mounted?.name)?.persistentVolumeClaim?.claimName;
  expect(named('PersistentVolumeClaim', claim ?? '')?.spec.accessModes).toEqual(['ReadWriteOnce']);
  expect(Number(setting('BACKUP_KEEP'))).toBeGreaterThanOrEqual(7);
});

test('the log of the database has no values of rows', () => {
  expect(named('Cluster', 'database')?.spec.postgresql.parameters.log_error_verbosity).toBe('terse');
});
