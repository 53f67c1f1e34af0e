import type { RemoteAddress, RuntimeSettings } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import type { ServedApp, ServedReleases } from './active-releases.ts';

/** @param preview `public@1.4.0`, for who looks at it before it is active */
export function composeSettings(
  { apps, revision }: ServedReleases,
  site: SiteSettings,
  preview?: string,
): RuntimeSettings {
  return {
    revision,
    ...(preview && { preview }),
    site,
    remotes: { public: addressOf(apps.public), admin: addressOf(apps.admin) },
  };
}

/** A remote is entered through the one script that its build names. */
function addressOf({ build, baseUrl }: ServedApp): RemoteAddress {
  return { container: build.name, entry: `${baseUrl}${build.scripts[0]}` };
}
