import semver from 'semver';
import { type AppName, type Release, releaseName } from './release-schemas.ts';

/** The fields of a release that decide compatibility. */
type CompatibilityInfo = Pick<Release, 'contractVersion' | 'contractMinor' | 'singletons'> & {
  readonly app: AppName;
  readonly version: string;
};

/** Returns why these releases cannot share a page, one line each. Apps not given are not checked. */
export function findIncompatibilities(releases: readonly CompatibilityInfo[]): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return [];
  const remotes = releases.filter(({ app }) => app !== 'host');
  return remotes.flatMap((remote) => [
    ...contractIncompatibilities(host, remote),
    ...singletonIncompatibilities(host, remote),
  ]);
}

function contractIncompatibilities(host: CompatibilityInfo, remote: CompatibilityInfo): string[] {
  const [needed, provided] = [remote.contractMinor ?? 0, host.contractMinor ?? 0];
  if (remote.contractVersion === host.contractVersion && needed <= provided) return [];
  return [
    `${releaseName(remote)} speaks contract ${contractOf(remote)}, ${releaseName(host)} speaks ${contractOf(host)}`,
  ];
}

function contractOf({ contractVersion, contractMinor }: CompatibilityInfo): string {
  return contractMinor ? `${contractVersion}.${contractMinor}` : String(contractVersion);
}

/**
 * The host's copy runs: it must be the version that the remote was built for, or a newer one of the same major version.
 */
function singletonIncompatibilities(host: CompatibilityInfo, remote: CompatibilityInfo): string[] {
  return Object.entries(remote.singletons).flatMap(([name, needed]) => {
    const provided = host.singletons[name];
    if (provided && semver.satisfies(provided, `^${needed}`)) return [];
    return [`${releaseName(remote)} needs ${name} ^${needed}, ${releaseName(host)} provides ${provided ?? 'none'}`];
  });
}
