import semver from 'semver';
import type { App, Release } from './release.ts';

/** What a release says of how it fits others. */
export type Fitting = Pick<Release, 'contractVersion' | 'singletons'> & { readonly app: App; readonly version: string };

/**
 * Why the releases cannot be on one page together, a line each; empty when they can. Of an application that is not
 * given nothing is said.
 */
export function findIncompatibilities(releases: readonly Fitting[]): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return [];
  const remotes = releases.filter(({ app }) => app !== 'host');
  return remotes.flatMap((remote) => [
    ...contractIncompatibilities(host, remote),
    ...singletonIncompatibilities(host, remote),
  ]);
}

function contractIncompatibilities(host: Fitting, remote: Fitting): string[] {
  if (remote.contractVersion === host.contractVersion) return [];
  return [
    `${nameOf(remote)} speaks contract ${remote.contractVersion}, ${nameOf(host)} speaks ${host.contractVersion}`,
  ];
}

/**
 * The host's copy is the one that runs: it must be what the remote was built for, or newer within the same major
 * version.
 */
function singletonIncompatibilities(host: Fitting, remote: Fitting): string[] {
  return Object.entries(remote.singletons).flatMap(([name, needed]) => {
    const provided = host.singletons[name];
    if (provided && semver.satisfies(provided, `^${needed}`)) return [];
    return [`${nameOf(remote)} needs ${name} ^${needed}, ${nameOf(host)} provides ${provided ?? 'none'}`];
  });
}

function nameOf({ app, version }: Fitting): string {
  return `${app}@${version}`;
}
