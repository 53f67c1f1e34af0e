import path from 'node:path';
import { HOST } from 'shared-kit/contract';
import { DEFAULT_LOCALE, DEFAULT_SITE_SETTINGS, LOCALE_CODES, localizePath, splitLocale } from 'shared-kit/domain';
import { composeLinks } from './gateway/compose-links.ts';
import { composeRuntimeSettings } from './gateway/compose-page.ts';
import type { ServedApps } from './gateway/served-releases.ts';
import { exampleOf } from './recorded-answers.ts';
import { serveRecordedApi } from './recorded-api.ts';
import { findIncompatibilities } from './release-store/find-incompatibilities.ts';
import { findMountProblems, mountsOf } from './release-store/find-mount-problems.ts';
import { type Activation, type AppName, type Release, releaseName } from './release-store/release-schemas.ts';
import { listReleases, type ReleaseStore, readActivation, releaseFolder } from './release-store/release-store.ts';
import type { TrustedKeys } from './release-store/trusted-keys.ts';
import { readActivated, readPublished } from './release-store/verify-release.ts';
import { type OpenRenderer, openRenderer } from './renderer/open-renderer.ts';
import type { RenderFailure, ServerBuild } from './renderer/renderer-message.ts';
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

/**
 * Renders every page of a release that has a server build, in a renderer process with a recorded API: of a remote with
 * the active host, of the host with each active remote; without a compatible active one, with the newest of the store.
 * Then starts the pages in a browser with the applications that were chosen in the same way.
 * @throws Error with one line per page that cannot be rendered or does not start: route, message and source line
 */
export async function assertRenderable(store: ReleaseStore, release: Release, check: PublishCheck): Promise<void> {
  const own = { release, folder: check.folder };
  const [activation, { releases }] = [await readActivation(store), await listReleases(store)];
  // Before the first activation the site is what the store has.
  const apps = activation ? Object.keys(activation.apps) : releases.map(({ app }) => app);
  const others = [...new Set([HOST, ...apps])].filter((app) => app !== release.app);
  const findAll = async (isUsable?: (located: LocatedRelease) => boolean) => {
    const found = others.map((app) => findPartner(store, activation, releases, release, app, check.keys, isUsable));
    return [own, ...(await Promise.all(found)).flatMap((partner) => partner ?? [])];
  };
  if (serverBuildOf(own)) {
    const set = await findAll((located) => serverBuildOf(located) !== undefined);
    const host = set.find(({ release: { app } }) => app === HOST);
    if (!host) report([`${releaseName(release)} was not rendered: the store has no compatible host`], check);
    else await assertPagesRender(release, host, release.app === HOST ? set : [own], check);
  }
  await assertPagesStart(await findAll(), check);
}

/**
 * Renders and starts the pages of an activation in the same way; does not render where the host has no server build.
 * @param set the releases that will be active together
 * @throws Error with one line per page that cannot be rendered or does not start: route, message and source line
 */
export async function assertSetRenderable(
  store: ReleaseStore,
  set: Readonly<Record<AppName, Release>>,
  check: RenderCheck,
): Promise<void> {
  const located = Object.values(set).map((release) => locate(store, release));
  const host = located.find(({ release }) => release.app === HOST);
  if (host && serverBuildOf(host)) await assertPagesRender(host.release, host, located, check);
  await assertPagesStart(located, check);
}

/** Starts the pages of all applications, if they are a whole site. */
async function assertPagesStart(set: readonly LocatedRelease[], check: RenderCheck): Promise<void> {
  const hasHome = set.some(({ release }) => release.mount?.paths.includes('/'));
  if (!check.browser || !hasHome || !set.some(({ release }) => release.app === HOST)) return;
  const names = set.map(({ release }) => releaseName(release)).join(', ');
  const failures = await startPages(set, check.browser);
  const lines = [...failures].map(([reason, routes]) => `${names} do not start: ${routes.join(', ')}: ${reason}`);
  report(lines, check);
}

/**
 * Renders the pages of each remote that has a server build; without one the host alone.
 * @param checked is named by a failure, with the other one
 */
async function assertPagesRender(
  checked: Release,
  host: LocatedRelease,
  set: readonly LocatedRelease[],
  check: RenderCheck,
): Promise<void> {
  const rendered = set.filter((located) => located !== host && serverBuildOf(located));
  for (const remote of rendered.length > 0 ? rendered : [undefined]) {
    const partner = checked === host.release ? remote?.release : host.release;
    const name = releaseName(checked) + (partner ? ` with ${releaseName(partner)}` : '');
    const failures = await renderRoutes(host, remote, [...new Set([host, ...set])]);
    const describe = ({ route, reason, cause }: (typeof failures)[number]) =>
      `${name} ${cause === 'api' ? 'was not rendered' : 'cannot be rendered'}: ${route}: ${summarizeStack(reason)}`;
    const isAllowed = ({ cause }: RenderFailure) => cause === 'api' && check.allowUnanswered === true;
    for (const failure of failures.filter(isAllowed)) check.warn(describe(failure));
    report(failures.filter((failure) => !isAllowed(failure)).map(describe), check);
  }
}

/** @throws Error with these lines, unless it was said why the release may be used all the same */
export function report(lines: readonly string[], { unrendered, warn }: Pick<RenderCheck, 'unrendered' | 'warn'>): void {
  if (lines.length === 0) return;
  if (!unrendered) throw new Error(lines.join('\n'));
  for (const line of lines) warn(line);
}

/** Renders the pages of a remote, or without one the home page; returns the failures. Stops at one that ends the process. */
async function renderRoutes(
  host: LocatedRelease,
  remote: LocatedRelease | undefined,
  set: readonly LocatedRelease[],
): Promise<({ readonly route: string } & RenderFailure)[]> {
  const releases = set.map(({ release }) => release);
  const served = Object.fromEntries(
    releases.map((release) => [release.app, { build: release, baseUrl: '/' }]),
  ) as unknown as ServedApps;
  // The host has what no remote of the set has, as the sign-in page.
  const mounts = { ...mountsOf(releases), [HOST]: { paths: ['/'], languages: true } };
  const settings = composeRuntimeSettings(
    { apps: served, mounts, linksByLocale: composeLinks(served, () => undefined), revision: 0 },
    DEFAULT_SITE_SETTINGS,
  );
  const { app = HOST, pages = { '/': {} }, mount = mounts[HOST] } = remote?.release ?? {};
  const [hostBuild, remoteBuild] = [serverBuildOf(host), remote && serverBuildOf(remote)];
  if (!hostBuild) return [];
  const locales = mount?.languages ? LOCALE_CODES : [DEFAULT_LOCALE];
  const api = await serveRecordedApi();
  let renderer: OpenRenderer | undefined;
  const failures: ({ readonly route: string } & RenderFailure)[] = [];
  try {
    const options = { name: app, settings, apiOrigin: api.origin, renderTimeoutMs: TRIAL_RENDER_TIMEOUT_MS };
    const empty = { contractVersion: host.release.contractVersion };
    renderer = openRenderer({ ...options, host: hostBuild, remote: remoteBuild ?? empty });
    for (const route of Object.keys(pages).flatMap((page) => locales.map((locale) => localizePath(locale, page)))) {
      // One failure for each page: the other languages have the same code.
      if (failures.some((failure) => failure.route === splitLocale(route).path)) continue;
      const result = await renderer.render(exampleOf(route));
      if (result.type === 'failed') failures.push({ route, ...result });
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
  activation: Activation | undefined,
  releases: readonly Release[],
  release: Release,
  app: AppName,
  keys: TrustedKeys,
  isUsable: (located: LocatedRelease) => boolean = () => true,
): Promise<LocatedRelease | undefined> {
  const active = activation?.apps[app];
  // What is wrong with the release alone is told when it is activated.
  const own = findMountProblems([release], false);
  const published = releases.filter((other) => other.app === app).map(({ version }) => version);
  // Only what is verified: its code runs where the signing key is available. What is active needs no admission.
  const reads = [
    async () => active && readActivated(store, app, active, keys),
    ...published.map((version) => () => readPublished(store, app, version, keys)),
  ];
  for (const read of reads) {
    const stored = await read().catch(() => undefined);
    if (!stored) continue;
    const pair = [stored.release, release];
    const isClashing = findMountProblems(pair, false).some((problem) => !own.includes(problem));
    if (isClashing || findIncompatibilities(pair).length > 0) continue;
    const located = locate(store, stored.release);
    if (isUsable(located)) return located;
  }
  return undefined;
}

function locate(store: ReleaseStore, release: Release): LocatedRelease {
  return { release, folder: releaseFolder(store, release.app, release.version) };
}

function serverBuildOf({ release: { server, files }, folder }: LocatedRelease): ServerBuild | undefined {
  const hash = server && files[server];
  return server && hash ? { file: path.join(folder, server), hash } : undefined;
}
