import { HOST } from 'shared-kit/contract';
import type { AppName } from '../release-store/release-schemas.ts';
import type { ServedApp, ServedReleases } from './served-releases.ts';

/** A remote served by a developer's own machine, which replaces the active release in that developer's browser. */
export interface RemoteOverride {
  readonly app: AppName;
  /** `http://localhost:3001` */
  readonly origin: string;
}

/** File name of a remote's entry in a development build. */
const DEVELOPMENT_ENTRY = 'remoteEntry.js';
/** Loopback only, without a path: any other address could serve code of a third party. */
const OVERRIDE = /^([a-z][a-z0-9]*)@(http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{1,4})$/;

/** Parses `public@http://localhost:3001`; undefined for anything else. */
export function parseRemoteOverride(text: string): RemoteOverride | undefined {
  const [, app, origin] = OVERRIDE.exec(text) ?? [];
  return app && app !== HOST && origin ? { app, origin } : undefined;
}

/**
 * Returns the releases with the remote of the override in place of the active one.
 * @throws Error when there is no such remote
 */
export function overrideRemote(releases: ServedReleases, { app, origin }: RemoteOverride): ServedReleases {
  const active = releases.apps[app];
  if (!active) throw new Error(`There is no remote ${app}`);
  const { texts: _, ...build } = active.build;
  const none = { scripts: [], styles: [] };
  const remote: ServedApp = {
    // The gateway cannot reach the developer's machine, so the browser must discover the page's files.
    build: {
      ...build,
      scripts: [DEVELOPMENT_ENTRY],
      styles: [],
      exposed: none,
      pages: Object.fromEntries(Object.keys(build.pages).map((route) => [route, none])),
      fonts: [],
    },
    baseUrl: `${origin}/`,
  };
  return { ...releases, apps: { ...releases.apps, [app]: remote }, revision: 0 };
}
