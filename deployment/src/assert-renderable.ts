import path from 'node:path';
import type { RuntimeSettings } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS, LOCALE_CODES, localizePath, splitLocale } from 'shared-kit/domain';
import { RECORDED_PARAMETERS } from './recorded-answers.ts';
import { serveRecordedApi } from './recorded-api.ts';
import { findIncompatibilities } from './release-store/find-incompatibilities.ts';
import { type Release, releaseName } from './release-store/release-schemas.ts';
import { listReleases, type ReleaseStore, readActivation, releaseFolder } from './release-store/release-store.ts';
import type { TrustedKeys } from './release-store/trusted-keys.ts';
import { readPublished } from './release-store/verify-release.ts';
import { type OpenRenderer, openRenderer, type RenderFailure } from './renderer/open-renderer.ts';
import { CAUSED_BY, type RendererInput, type ServerBuild } from './renderer/renderer-message.ts';

interface RenderCheck {
  /** Folder of the build. */
  readonly folder: string;
  /** Version of the host to be activated together with the release, if any. */
  readonly hostVersion?: string | undefined;
  readonly keys: TrustedKeys;
  /** Reports pages that could not be checked. */
  readonly warn: (line: string) => void;
}

const RENDER_TIMEOUT_MS = 20_000;
const REMOTES: RuntimeSettings['remotes'] = {
  public: { container: 'remote_public', entry: '/' },
  admin: { container: 'remote_admin', entry: '/' },
};
const SETTINGS: RendererInput['settings'] = { revision: 0, site: DEFAULT_SITE_SETTINGS, remotes: REMOTES };

/**
 * Renders every page of a release that has a server build, in a renderer process with a recorded API. A remote is rendered
 * by a compatible host of the store, the host with an empty remote.
 * @throws Error with one line per page that cannot be rendered: route, message and source line
 */
export async function assertRenderable(
  store: ReleaseStore,
  release: Release,
  { folder, hostVersion, keys, warn }: RenderCheck,
): Promise<void> {
  const own = serverBuildOf(release, folder);
  if (!own) return;
  const isHost = release.app === 'host';
  const host = isHost ? own : await findHost(store, release, { hostVersion, keys });
  if (!host) return warn(`${releaseName(release)} was not rendered: the store has no compatible host`);

  const remote = isHost ? { contractVersion: release.contractVersion } : own;
  const routes = isHost ? ['/'] : Object.keys(release.pages);
  const problems: string[] = [];
  for (const { route, reason, cause } of await renderRoutes(routes, host, remote)) {
    const line = `${route}: ${summarize(reason)}`;
    if (cause === 'api') warn(`${releaseName(release)} was not rendered at ${line}`);
    else problems.push(`${releaseName(release)} cannot be rendered: ${line}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Renders the routes in every language and returns the failures. Stops at a failure that ends the process. */
async function renderRoutes(
  routes: readonly string[],
  host: RendererInput['host'],
  remote: RendererInput['remote'],
): Promise<({ readonly route: string } & RenderFailure)[]> {
  const api = await serveRecordedApi();
  let renderer: OpenRenderer | undefined;
  const failures: ({ readonly route: string } & RenderFailure)[] = [];
  try {
    const input = { settings: SETTINGS, apiOrigin: api.origin, renderTimeoutMs: RENDER_TIMEOUT_MS };
    renderer = openRenderer({ ...input, host, remote });
    for (const route of routes.flatMap((each) => LOCALE_CODES.map((locale) => localizePath(locale, each)))) {
      // One failure for each page: the other languages have the same code.
      if (failures.some((failure) => failure.route === splitLocale(route).path)) continue;
      const result = await renderer.render(exampleOf(route));
      if (result.status === 'failed') failures.push({ route, ...result });
      if (renderer.hasEnded()) break;
    }
  } finally {
    renderer?.close();
    api.close();
  }
  return failures;
}

/** Returns the server build of the first compatible host: `hostVersion`, the active one, then the newest; undefined if none. */
async function findHost(
  store: ReleaseStore,
  remote: Release,
  { hostVersion, keys }: Pick<RenderCheck, 'hostVersion' | 'keys'>,
): Promise<ServerBuild | undefined> {
  const active = (await readActivation(store))?.apps.host.version;
  const { releases } = await listReleases(store);
  const published = releases.filter(({ app }) => app === 'host').map(({ version }) => version);
  for (const version of [hostVersion, active, ...published]) {
    if (!version) continue;
    // Only a verified host: its code runs where the signing key is available.
    const stored = await readPublished(store, 'host', version, keys).catch(() => undefined);
    if (!stored || findIncompatibilities([stored.release, remote]).length > 0) continue;
    const build = serverBuildOf(stored.release, releaseFolder(store, 'host', version));
    if (build) return build;
  }
  return undefined;
}

function serverBuildOf({ server, files }: Release, folder: string): ServerBuild | undefined {
  const hash = server && files[server];
  return server && hash ? { file: path.join(folder, server), hash } : undefined;
}

/** Returns an example path of the route: `/car/dacia-duster-3f2a` for `/car/:carId`. */
function exampleOf(route: string): string {
  return route.replaceAll(/:(\w+)/g, (_, name: string) => RECORDED_PARAMETERS[name] ?? name);
}

/** Returns the message of the first cause and its line in our sources: `window is not defined (host/src/app.tsx:12)`. */
function summarize(reason: string): string {
  const stack = reason.split(CAUSED_BY).at(-1) ?? '';
  const [message = ''] = stack.split(/\n\s+at /);
  const [, source] = /([\w./-]+\.tsx?:\d+)/.exec(stack.slice(message.length)) ?? [];
  return message.trim().replaceAll(/\s*\n\s*/g, ' ') + (source ? ` (${source})` : '');
}
