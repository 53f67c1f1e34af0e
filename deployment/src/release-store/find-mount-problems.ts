import { HOST, type Mount, type Mounts, ownerOfPath } from 'shared-kit/contract';
import { LOCALE_CODES, LOCALES } from 'shared-kit/domain';
import { type AppName, type BuildDescription, releaseName } from './release-schemas.ts';

/** An application of a set, with the fields of its build that decide which pages it has. */
type MountedBuild = Pick<BuildDescription, 'mount' | 'links' | 'slots' | 'pages'> & {
  readonly app: AppName;
  readonly version: string;
};

/** First segments of paths that are no pages of a remote: the gateway, the API and the host answer them. */
const RESERVED_PATHS: readonly string[] = [
  ...['/api', '/healthz', '/integrity', '/login', '/media', '/release-failures', '/release-status', '/releases'],
  ...LOCALE_CODES.flatMap((code) => LOCALES[code].prefix || []),
];

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
  return [
    ...(hasHome || !isComplete ? [] : ['No remote mounts /, the path of the home page']),
    ...remotes.flatMap((remote, index) => [
      ...pathProblems(remote, remotes.slice(0, index)),
      ...(hasHome ? [...pageProblems(remote, builds, mounts), ...linkProblems(remote, host, mounts)] : []),
    ]),
  ];
}

function pathProblems(remote: MountedBuild, others: readonly MountedBuild[]): string[] {
  const name = releaseName(remote);
  if (!remote.mount) return [`${name} mounts no path`];
  const { rendered, languages, indexed, staff, paths } = remote.mount;
  return [
    ...paths.flatMap((path) => {
      const other = others.find(({ mount }) => mount?.paths.includes(path));
      if (other) return [`${name} mounts ${path}, which ${releaseName(other)} mounts`];
      const reserved = RESERVED_PATHS.find((each) => path === each || path.startsWith(`${each}/`));
      return reserved ? [`${name} mounts ${path}, but ${reserved} belongs to the gateway`] : [];
    }),
    ...(staff && (rendered || languages || indexed)
      ? [`${name} is for staff: its pages are not rendered, have no language in their paths and are not indexed`]
      : []),
    ...(rendered && !languages ? [`${name} is rendered, for which its paths need languages`] : []),
  ];
}

/** A page that another remote has, by a longer path, would never be shown. */
function pageProblems(remote: MountedBuild, builds: readonly MountedBuild[], mounts: Mounts): string[] {
  return Object.keys(remote.pages).flatMap((page) => {
    const owner = ownerOfPath(page, mounts);
    const other = builds.find(({ app }) => app === owner);
    if (owner === remote.app) return [];
    return [`${releaseName(remote)} has the page ${page}, whose path belongs to ${other ? releaseName(other) : owner}`];
  });
}

function linkProblems(remote: MountedBuild, host: MountedBuild | undefined, mounts: Mounts): string[] {
  // An older host has links of its own.
  return (host?.slots ? (remote.links ?? []) : []).flatMap(({ slot, path }) => {
    const name = `${releaseName(remote)} has a link to ${path} in the slot ${slot}`;
    if (!host?.slots?.includes(slot)) return [`${name}, which ${host && releaseName(host)} does not have`];
    if (ownerOfPath(path.split(/[?#]/)[0] ?? '', mounts) !== remote.app)
      return [`${name}, which is no page of its own`];
    const isForStaff = slot === 'staff';
    return isForStaff === Boolean(remote.mount?.staff) && isForStaff !== Boolean(remote.mount?.languages)
      ? []
      : [`${name}: links of staff lead to pages for staff, all others to pages with languages`];
  });
}
