import semver from 'semver';
import type { App, Release } from './release.ts';

/** Why the releases cannot be on one page together, a line each; empty when they can. */
export function findMisfits(releases: Readonly<Record<App, Release>>): string[] {
  const { host, ...remotes } = releases;
  return Object.values(remotes).flatMap((remote) => [
    ...contractMisfits(host, remote),
    ...singletonMisfits(host, remote),
  ]);
}

function contractMisfits(host: Release, remote: Release): string[] {
  if (remote.contractVersion === host.contractVersion) return [];
  return [
    `${nameOf(remote)} speaks contract ${remote.contractVersion}, ${nameOf(host)} speaks ${host.contractVersion}`,
  ];
}

/**
 * The host's copy is the one that runs: it must be what the remote was built for, or newer within the same major
 * version.
 */
function singletonMisfits(host: Release, remote: Release): string[] {
  return Object.entries(remote.singletons).flatMap(([name, needed]) => {
    const provided = host.singletons[name];
    if (provided && semver.satisfies(provided, `^${needed}`)) return [];
    return [`${nameOf(remote)} needs ${name} ^${needed}, ${nameOf(host)} provides ${provided ?? 'none'}`];
  });
}

function nameOf({ app, version }: Release): string {
  return `${app}@${version}`;
}
