import { type ApiLevels, findApiGaps } from 'shared-kit/server';
import { type Release, releaseName } from './release-store/release-schemas.ts';

const TIMEOUT_MS = 5000;

/**
 * Asks the running API for its level.
 * @throws Error with one line per release that needs what the API does not have yet, or has no longer
 */
export async function assertApiFits(releases: readonly Release[], origin: string): Promise<void> {
  const api = await askLevels(origin);
  const lines = releases.flatMap((release) => {
    const { missing, dropped } = findApiGaps(releaseName(release), release.api, api);
    return [...missing, ...dropped];
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** Returns undefined for an API from before there were levels. */
async function askLevels(origin: string): Promise<ApiLevels | undefined> {
  const url = `${origin}/api/level`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return undefined;
    const { level, supported } = (await answer.json()) as Partial<ApiLevels>;
    if (!answer.ok || !Number.isInteger(level) || !Number.isInteger(supported)) throw new Error(`${answer.status}`);
    return { level: Number(level), supported: Number(supported) };
  } catch (error) {
    throw new Error(`${url} does not tell the level of the API: ${(error as Error).message}`);
  }
}
