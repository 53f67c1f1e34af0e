import OLDER_LINKS from './older-links.json' with { type: 'json' };
import type { AppMount, AppName, BuildDescription } from './release-schemas.ts';

/** The mounts of the two remotes that there were before builds recorded theirs. */
const OLDER_MOUNTS: Readonly<Record<string, AppMount>> = {
  public: { paths: ['/'], rendered: true, languages: true, indexed: true, staff: false },
  admin: { paths: ['/admin'], rendered: false, languages: false, indexed: false, staff: true },
};

/** Returns the description of a build with its mount and links, also if the build is older than these. */
export function completeOlderBuild<Build extends BuildDescription>(app: AppName, build: Build): Build {
  const mount = OLDER_MOUNTS[app];
  if (build.mount || !mount) return build;
  // The links to the public pages, which hosts of that time have themselves.
  return { ...build, mount, ...(mount.rendered && { links: OLDER_LINKS }) };
}
