import { HOST, type Mount, type Mounts, ownerOfPath } from 'shared-kit/contract';
import { LOCALE_CODES, LOCALES } from 'shared-kit/domain';
import { type AppName, type BuildDescription, releaseName } from './release-schemas.ts';

/** An application of a set, with the fields of its build that decide which pages it has. */
type MountedBuild = Pick<BuildDescription, 'mount' | 'links' | 'slots' | 'pages'> & {
  readonly app: AppName;
  readonly version: string;
};

/** First segments of paths that are no pages of a remote, by what answers them or what they say. */
const RESERVED_PATHS: Readonly<Record<string, readonly string[]>> = {
  'the API': ['/api', '/media'],
  'the gateway': ['/healthz', '/integrity', '/measurements', '/release-failures', '/release-status', '/releases'],
  'the host': ['/login'],
  'a language': LOCALE_CODES.flatMap((code) => LOCALES[code].prefix || []),
};

/** Returns who has which paths, as pages are told. */
export function mountsOf(builds: readonly Pick<MountedBuild, 'app' | 'mount'>[]): Mounts {
  const mounts = builds.flatMap(({ app, mount }): [AppName, Mount][] => {
    const { paths, rendered, languages, staff } = mount ?? {};
    const flags = { ...(rendered && { rendered }), ...(languages && { languages }), ...(staff && { staff }) };
    return paths ? [[app, { paths, ...flags }]] : [];
  });
  return Object.fromEntries(mounts);
}

/**
 * Returns why these applications cannot share the paths and the links of a site, one line each.
 * @param isComplete whether they are all of the site; of a part it is not known who has a path
 */
export function findMountProblems(builds: readonly MountedBuild[], isComplete = true): string[] {
  const host = builds.find(({ app }) => app === HOST);
  const remotes = builds.filter(({ app }) => app !== HOST);
  const mounts = mountsOf(remotes);
  const hasHome = remotes.some(({ mount }) => mount?.paths.includes('/'));
  const clashes = remotes.flatMap((remote, index) => pathProblems(remote, remotes.slice(0, index)));
  // Whose a page is, is known once nobody mounts what another has.
  const ownerOf = (page: string) =>
    clashes.length === 0 ? builds.find(({ app }) => app === ownerOfPath(page, mounts)) : undefined;
  return [
    ...(hasHome || !isComplete ? [] : ['No remote mounts /, the path of the home page']),
    ...clashes,
    ...(hasHome ? remotes : []).flatMap((remote) => [
      ...pageProblems(remote, ownerOf),
      ...linkProblems(remote, host, ownerOf),
    ]),
  ];
}

/** Returns one line for each path that is not for remotes. */
export function findReservedPaths(name: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    Object.entries(RESERVED_PATHS).flatMap(([owner, reserved]) => {
      const found = reserved.find((each) => path === each || path.startsWith(`${each}/`));
      return found ? [`${name} mounts ${path}, but ${found} belongs to ${owner}`] : [];
    }),
  );
}

function pathProblems(remote: MountedBuild, others: readonly MountedBuild[]): string[] {
  const name = releaseName(remote);
  if (!remote.mount) return [`${name} mounts no path`];
  const { rendered, languages, indexed, staff, paths } = remote.mount;
  return [
    ...paths.flatMap((path) => {
      const other = others.find(({ mount }) => mount?.paths.includes(path));
      return other ? [`${name} mounts ${path}, which ${releaseName(other)} mounts`] : findReservedPaths(name, [path]);
    }),
    ...(staff && (rendered || languages || indexed)
      ? [`${name} is for staff: its pages are not rendered, have no language in their paths and are not indexed`]
      : []),
    ...(rendered && !languages ? [`${name} is rendered, for which its paths need languages`] : []),
  ];
}

/** Returns the application that has the path of a page; undefined while this is not known. */
type OwnerOf = (page: string) => MountedBuild | undefined;

/** A page that another remote has, by a longer path, would never be shown. */
function pageProblems(remote: MountedBuild, ownerOf: OwnerOf): string[] {
  return Object.keys(remote.pages).flatMap((page) => {
    const owner = ownerOf(page) ?? remote;
    if (owner.app === remote.app) return [];
    return [`${releaseName(remote)} has the page ${page}, whose path belongs to ${releaseName(owner)}`];
  });
}

function linkProblems(remote: MountedBuild, host: MountedBuild | undefined, ownerOf: OwnerOf): string[] {
  // An older host has links of its own.
  return (host?.slots ? (remote.links ?? []) : []).flatMap(({ slot, path }) => {
    const name = `${releaseName(remote)} has a link to ${path} in the slot ${slot}`;
    if (!host?.slots?.includes(slot)) return [`${name}, which ${host && releaseName(host)} does not have`];
    const owner = ownerOf(path.split(/[?#]/)[0] ?? '') ?? remote;
    if (owner.app !== remote.app) return [`${name}, but its path belongs to ${releaseName(owner)}`];
    const isForStaff = slot === 'staff';
    return isForStaff === Boolean(remote.mount?.staff) && isForStaff !== Boolean(remote.mount?.languages)
      ? []
      : [`${name}: links of staff lead to pages for staff, all others to pages with languages`];
  });
}
