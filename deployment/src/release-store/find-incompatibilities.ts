import semver from 'semver';
import type { AppName, Release } from './release.ts';

/** The fields of a release that decide compatibility. */
export type CompatibilityInfo = Pick<Release, 'contractVersion' | 'singletons'> & {
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
  if (remote.contractVersion === host.contractVersion) return [];
  return [
    `${nameOf(remote)} speaks contract ${remote.contractVersion}, ${nameOf(host)} speaks ${host.contractVersion}`,
  ];
}

/**
 * The host's copy runs: it must be the version that the remote was built for, or a newer one of the same major version.
 */
function singletonIncompatibilities(host: CompatibilityInfo, remote: CompatibilityInfo): string[] {
  return Object.entries(remote.singletons).flatMap(([name, needed]) => {
    const provided = host.singletons[name];
    if (provided && semver.satisfies(provided, `^${needed}`)) return [];
    return [`${nameOf(remote)} needs ${name} ^${needed}, ${nameOf(host)} provides ${provided ?? 'none'}`];
  });
}

function nameOf({ app, version }: CompatibilityInfo): string {
  return `${app}@${version}`;
}
