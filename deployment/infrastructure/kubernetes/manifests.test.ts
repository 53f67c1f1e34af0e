import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { knownSettings } from '../../test/known-settings.ts';
import { readYaml } from '../../test/read-yaml.ts';

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
  readonly volumeMounts: readonly Named[];
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
    readonly rules: readonly { readonly http: { readonly paths: readonly { readonly backend: Backend }[] } }[];
  };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly Named[];
}

async function readFolder(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  const [kustomization] = await readYaml<Kustomization>(path.join(folder, 'kustomization.yaml'));
  const objects = await Promise.all(files.map((file) => readYaml<Manifest>(path.join(folder, file))));
  return { kustomization, files, objects: objects.flat() };
}

let site: Awaited<ReturnType<typeof readFolder>>;
let jobs: Awaited<ReturnType<typeof readFolder>>;
let all: Manifest[];
beforeAll(async () => {
  site = await readFolder(FOLDER);
  jobs = await readFolder(path.join(FOLDER, 'jobs'));
  all = [...site.objects, ...jobs.objects];
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
  expect([...jobs.kustomization.resources].sort()).toEqual(jobs.files.sort());
});

test('every image has its version in the kustomization', () => {
  for (const { kustomization, objects } of [site, jobs]) {
    const images = objects
      .filter(({ spec }) => spec?.template ?? spec?.jobTemplate)
      .flatMap((object) => podOf(object).spec.containers.map(({ image }) => image));
    expect(kustomization.images.map(({ name }) => name).sort()).toEqual([...new Set(images)].sort());
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
    const set = [
      ...sources.flatMap((source = {}) => Object.keys(source)),
      ...(container.env ?? []).map(({ name }) => name),
    ];
    expect(set.filter((name) => !known.has(name))).toEqual([]);
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

test('no container runs as root, and only the API and its jobs get secrets', () => {
  for (const { container, pod } of containers()) {
    expect([container.name, pod.securityContext.runAsNonRoot]).toEqual([container.name, true]);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const hasSecret = (container.envFrom ?? []).some(({ secretRef }) => secretRef);
    expect([container.name, hasSecret]).toEqual([container.name, container.image === 'car-rental-api']);
  }
});
