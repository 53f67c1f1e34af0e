import path from 'node:path';
import type { RuntimeSettings } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS, LOCALE_CODES, localizePath, splitLocale } from 'shared-kit/domain';
import { exampleOf } from './recorded-answers.ts';
import { serveRecordedApi } from './recorded-api.ts';
import { findIncompatibilities } from './release-store/find-incompatibilities.ts';
import { type AppName, type Release, releaseName } from './release-store/release-schemas.ts';
import { listReleases, type ReleaseStore, readActivation, releaseFolder } from './release-store/release-store.ts';
import type { TrustedKeys } from './release-store/trusted-keys.ts';
import { readPublished } from './release-store/verify-release.ts';
import { type OpenRenderer, openRenderer, type RenderFailure } from './renderer/open-renderer.ts';
import type { RendererInput, ServerBuild } from './renderer/renderer-message.ts';
import { type LocatedRelease, startPages } from './start-pages.ts';
import { summarizeStack } from './summarize-stack.ts';

interface RenderCheck {
  /** Reports what was not rendered. */
  readonly warn: (line: string) => void;
  /** Why the release may be used although it was not rendered; failures are warnings then. */
  readonly unrendered?: string | undefined;
  /** Whether pages whose reads have no recorded answer are reported only, as in a checkout that is being worked on. */
  readonly allowUnanswered?: boolean;
  /** Path of the Chromium in which the pages are started besides; without one they are not. */
  readonly browser?: string | undefined;
}

interface PublishCheck extends RenderCheck {
  /** Folder of the build. */
  readonly folder: string;
  readonly keys: TrustedKeys;
}

/** Longer than in a gateway: nobody waits for the page, and the machine may be busy with a build. */
const TRIAL_RENDER_TIMEOUT_MS = 20_000;
const REMOTES: RuntimeSettings['remotes'] = {
  public: { container: 'remote_public', entry: '/' },
  admin: { container: 'remote_admin', entry: '/' },
};
const SETTINGS: RendererInput['settings'] = { revision: 0, site: DEFAULT_SITE_SETTINGS, remotes: REMOTES };

/**
 * Renders every page of a release that has a server build, in a renderer process with a recorded API: of a remote with
 * the active host, of the host with the active public remote; without a compatible active one, with the newest of the
 * store. Then starts the pages in a browser with the remotes that were chosen in the same way.
 * @throws Error with one line per page that cannot be rendered or does not start: route, message and source line
 */
export async function assertRenderable(store: ReleaseStore, release: Release, check: PublishCheck): Promise<void> {
  const own = { release, folder: check.folder };
  const findRendered = (app: 'host' | 'public') => findPartner(store, release, app, check.keys, hasServerBuild);
  if (hasServerBuild(own)) {
    const host = release.app === 'host' ? own : await findRendered('host');
    const remote = release.app === 'host' ? await findRendered('public') : own;
    if (host) await assertPagesRender(release, host, remote, check);
    else report([`${releaseName(release)} was not rendered: the store has no compatible host`], check);
  }
  const find = (app: AppName) => (app === release.app ? own : findPartner(store, release, app, check.keys));
  await assertPagesStart({ host: await find('host'), public: await find('public'), admin: await find('admin') }, check);
}

/**
 * Renders and starts the pages of an activation in the same way; does not render where the host has no server build.
 * @param set the releases that will be active together
 * @throws Error with one line per page that cannot be rendered or does not start: route, message and source line
 */
export async function assertSetRenderable(
  store: ReleaseStore,
  { host, public: remote, admin }: Readonly<Partial<Record<AppName, Release>>>,
  check: RenderCheck,
): Promise<void> {
  const locate = (release: Release | undefined) =>
    release && { release, folder: releaseFolder(store, release.app, release.version) };
  const set = { host: locate(host), public: locate(remote), admin: locate(admin) };
  if (set.host && hasServerBuild(set.host))
    await assertPagesRender(
      set.host.release,
      set.host,
      set.public && hasServerBuild(set.public) ? set.public : undefined,
      check,
    );
  await assertPagesStart(set, check);
}

/** Starts the pages of all applications, if none is missing. */
async function assertPagesStart(
  { host, public: remote, admin }: Readonly<Record<AppName, LocatedRelease | undefined>>,
  check: RenderCheck,
): Promise<void> {
  if (!check.browser || !host || !remote || !admin) return;
  const names = [host, remote, admin].map(({ release }) => releaseName(release)).join(', ');
  const failures = await startPages({ host, public: remote, admin }, check.browser);
  const lines = [...failures].map(([reason, routes]) => `${names} do not start: ${routes.join(', ')}: ${reason}`);
  report(lines, check);
}

/** Renders the remote's pages, or without one the host alone. @param checked is named by a failure, with the other one */
async function assertPagesRender(
  checked: Release,
  host: LocatedRelease,
  remote: LocatedRelease | undefined,
  check: RenderCheck,
): Promise<void> {
  const hostBuild = serverBuildOf(host);
  if (!hostBuild) return;
  const remoteBuild = (remote && serverBuildOf(remote)) ?? { contractVersion: host.release.contractVersion };
  const routes = remote ? Object.keys(remote.release.pages) : ['/'];
  const partner = checked === host.release ? remote?.release : host.release;
  const name = releaseName(checked) + (partner ? ` with ${releaseName(partner)}` : '');
  const failures = await renderRoutes(routes, hostBuild, remoteBuild);
  const describe = ({ route, reason, cause }: (typeof failures)[number]) =>
    `${name} ${cause === 'api' ? 'was not rendered' : 'cannot be rendered'}: ${route}: ${summarizeStack(reason)}`;
  const isAllowed = ({ cause }: RenderFailure) => cause === 'api' && check.allowUnanswered === true;
  for (const failure of failures.filter(isAllowed)) check.warn(describe(failure));
  report(failures.filter((failure) => !isAllowed(failure)).map(describe), check);
}

/** @throws Error with these lines, unless it was said why the release may be used all the same */
function report(lines: readonly string[], { unrendered, warn }: RenderCheck): void {
  if (lines.length === 0) return;
  if (!unrendered) throw new Error(lines.join('\n'));
  for (const line of lines) warn(line);
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
    const input = { settings: SETTINGS, apiOrigin: api.origin, renderTimeoutMs: TRIAL_RENDER_TIMEOUT_MS };
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

/**
 * Returns the first release of another application that is compatible and usable: the active one, or else the newest;
 * undefined if there is none.
 */
async function findPartner(
  store: ReleaseStore,
  release: Release,
  app: AppName,
  keys: TrustedKeys,
  isUsable: (located: LocatedRelease) => boolean = () => true,
): Promise<LocatedRelease | undefined> {
  const active = (await readActivation(store))?.apps[app].version;
  const { releases } = await listReleases(store);
  const published = releases.filter((other) => other.app === app).map(({ version }) => version);
  for (const version of [active, ...published]) {
    if (!version) continue;
    // Only what is verified: its code runs where the signing key is available.
    const stored = await readPublished(store, app, version, keys).catch(() => undefined);
    if (!stored || findIncompatibilities([stored.release, release]).length > 0) continue;
    const located = { release: stored.release, folder: releaseFolder(store, app, version) };
    if (isUsable(located)) return located;
  }
  return undefined;
}

function hasServerBuild(located: LocatedRelease): boolean {
  return serverBuildOf(located) !== undefined;
}

function serverBuildOf({ release: { server, files }, folder }: LocatedRelease): ServerBuild | undefined {
  const hash = server && files[server];
  return server && hash ? { file: path.join(folder, server), hash } : undefined;
}
