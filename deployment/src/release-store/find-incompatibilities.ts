import semver from 'semver';
import type { App, Release } from './release.ts';

/** The fields of a release that decide compatibility. */
export type Fitting = Pick<Release, 'contractVersion' | 'singletons'> & { readonly app: App; readonly version: string };

/** Returns why these releases cannot share a page, one line each. Apps not given are not checked. */
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
 * The host's copy runs: it must be the version that the remote was built for, or a newer one of the same major version.
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
