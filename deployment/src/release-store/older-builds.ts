import type { AppMount, AppName, BuildDescription } from './release-schemas.ts';

/** The mounts of the two remotes that there were before builds recorded theirs. */
const OLDER_MOUNTS: Readonly<Record<string, AppMount>> = {
  public: { paths: ['/'], rendered: true, languages: true, indexed: true, staff: false },
  admin: { paths: ['/admin'], rendered: false, languages: false, indexed: false, staff: true },
};

/** Returns the description of a build with its mount, also if the build is older than the field. */
export function completeOlderBuild<Build extends BuildDescription>(app: AppName, build: Build): Build {
  const mount = build.mount ?? OLDER_MOUNTS[app];
  return mount ? { ...build, mount } : build;
}
