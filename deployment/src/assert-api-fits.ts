import { findApiGaps } from 'shared-kit/server';
import { askApiLevels } from './gateway/ask-api-levels.ts';
import { type Release, releaseName } from './release-store/release-schemas.ts';

/**
 * Asks the running API for its level.
 * @throws Error with one line per release that needs what the API does not have yet, or has no longer
 */
export async function assertApiFits(releases: readonly Release[], origin: string): Promise<void> {
  const api = await askApiLevels(origin);
  const lines = releases.flatMap((release) => {
    const { missing, dropped } = findApiGaps(releaseName(release), release.api, api);
    return [...missing, ...dropped];
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
