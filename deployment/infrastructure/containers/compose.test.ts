import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownSettings } from '../../test/known-settings.ts';
import { readYaml } from '../../test/read-yaml.ts';

const FOLDER = path.resolve(__dirname);

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly healthcheck?: object;
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
  readonly restart?: string;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<
    Record<'api-1' | 'api-2' | 'gateway-1' | 'gateway-2' | 'nginx', Service> & Record<string, Service | undefined>
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

let compose: Compose;
let dockerfile: string;
let siteTemplate: string;
beforeAll(async () => {
  [compose] = await readYaml(path.join(FOLDER, 'compose.yaml'));
  dockerfile = await readFile(path.join(FOLDER, 'Dockerfile'), 'utf8');
  siteTemplate = await readFile(path.join(FOLDER, '../nginx/site.conf'), 'utf8');
});

const services = () => Object.entries(compose.services as Readonly<Record<string, Service>>);
const namesIn = async (file: string) =>
  [...(await readFile(path.join(FOLDER, file), 'utf8')).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');

test('every image has a build target that does not run as root', () => {
  for (const [, { build }] of services()) {
    if (!build) continue;
    const [, stage = ''] =
      new RegExp(`AS ${build.target}\\n([\\s\\S]*?)(?=\\nFROM |$(?![\\s\\S]))`).exec(dockerfile) ?? [];
    expect([build.target, /^USER node$/m.test(stage)]).toEqual([build.target, true]);
  }
});

test('every image is built from the repository root, and every mounted file exists', () => {
  const top = path.resolve(FOLDER, '../../..');
  for (const [name, { build, volumes = [] }] of services()) {
    if (build) expect([name, path.resolve(FOLDER, build.context)]).toEqual([name, top]);
    if (build) expect(path.resolve(top, build.dockerfile)).toBe(path.join(FOLDER, 'Dockerfile'));
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      if (source.startsWith('.')) expect([source, existsSync(path.resolve(FOLDER, source))]).toEqual([source, true]);
  }
  // Sources copied from the checkout, not from an earlier stage.
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied.filter((source) => !existsSync(path.join(top, source)))).toEqual([]);
});

test('every command of an image or a service has a source file', () => {
  const commands = [...dockerfile.matchAll(/^CMD \[.*$/gm), ...services().map(([, { command }]) => command)].join(' ');
  const compiled = [...commands.matchAll(/(?:api|deployment)\/dist\/[\w/-]+\.js/g)].map(([file]) => file);
  expect(compiled.length).toBeGreaterThan(4);
  const source = (file: string) => path.join(FOLDER, '../../..', file.replace('/dist/', '/src/').replace(/js$/, 'ts'));
  expect(compiled.filter((file) => !existsSync(source(file)))).toEqual([]);
});

test('images use a maintained version of Node', () => {
  expect(new Set(dockerfile.match(/^FROM node:\d+/gm))).toEqual(new Set(['FROM node:24']));
});

test('an image has all packages of its server, also hoisted ones', async () => {
  const lock = JSON.parse(await readFile(path.join(FOLDER, '../../../package-lock.json'), 'utf8'));
  const copied = [...dockerfile.matchAll(/^COPY --from=\S+ \/app\/(\S*node_modules) \1$/gm)].map(
    ([, folder]) => folder,
  );
  const beside = ['api', 'deployment'].map((server) => `${server}/node_modules`);
  const needed = beside.filter((folder) => Object.keys(lock.packages).some((name) => name.startsWith(`${folder}/`)));
  expect(copied.sort()).toEqual([...needed, 'node_modules', 'node_modules'].sort());
});

test('a service depends only on services with a health check, or on one that completes', () => {
  for (const [name, { depends_on: needed = {} }] of services())
    for (const [other, { condition }] of Object.entries(needed)) {
      const target = compose.services[other];
      const isHealthChecked = Boolean(target?.healthcheck) || ['api', 'gateway'].includes(target?.build?.target ?? '');
      const isFine = condition === 'service_healthy' ? isHealthChecked : target?.restart === 'no';
      expect([name, other, isFine]).toEqual([name, other, true]);
    }
});

test('every used volume is declared, and every declared volume is used', () => {
  const used = services().flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.')),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('nginx gets every variable of its template, and its upstreams exist', () => {
  const asked = new Set([...siteTemplate.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  const { environment } = compose.services.nginx;
  expect(Object.keys(environment).sort()).toEqual([...asked].sort());
  const { API_ORIGIN } = compose.services['gateway-1'].environment;
  expect(API_ORIGIN).toBe(`http://nginx:${environment.API_LISTEN}`);
  const servers = ['GATEWAY_1', 'GATEWAY_2', 'API_1', 'API_2'].map((name) => environment[name]);
  expect(servers).toEqual(['gateway-1:8080', 'gateway-2:8080', 'api-1:8080', 'api-2:8080']);
});

test('there are two of each server, alike but for an address that stays, and they share their files', () => {
  const { services } = compose;
  for (const [first, second] of [
    [services['gateway-1'], services['gateway-2']],
    [services['api-1'], services['api-2']],
  ] as const) {
    const { networks, depends_on, ...alike } = first;
    expect(second).toMatchObject(alike);
    const addresses = [first, second].map((server) => server.networks?.default.ipv4_address);
    expect(new Set([...addresses, undefined]).size).toBe(3);
  }
  // All that the servers keep in files: docs/operations.md#scale-out.
  expect(services['api-1'].volumes).toEqual(
    expect.arrayContaining(['media:/data/media', 'private:/data/private', 'store:/store:ro']),
  );
  expect(services.backup?.volumes).toEqual(expect.arrayContaining(['media:/data/media', 'private:/data/private']));
});

test('every setting is read by its server, and required ones are in the example file', async () => {
  const [secrets, site] = [await namesIn('example.env'), await namesIn('example.site.env')];
  const ofCompose = [...JSON.stringify(compose).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
  expect(ofCompose.filter((name) => !secrets.includes(name))).toEqual([]);
  const known = await knownSettings('api');
  const forApi = [...site, ...secrets, ...Object.keys(compose.services['api-1'].environment)];
  expect(forApi.filter((name) => !known.has(name) && !ofCompose.includes(name))).toEqual([]);
});

test('the gateway gets no secret but that of the cache in front of the site', () => {
  expect(compose.services['gateway-1'].env_file).toEqual(['site.env']);
  const names = Object.keys(compose.services['gateway-1'].environment);
  expect(names).toEqual(['API_ORIGIN', 'PURGE_URL', 'PURGE_HEADER']);
});
