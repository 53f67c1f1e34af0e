/** Level of the API, raised with each change of its calls. `shared-kit/api-levels.json` lists what came with which level. */
export const API_LEVEL = 36;
/** Applications that were built for a lower level may need what the API no longer has. */
export const SUPPORTED_API_LEVEL = 1;

/** What a build needs of the API: `api` in its `build.json`. */
export interface ApiNeeds {
  /** Of the API that its sources know. */
  readonly level: number;
  /** What it uses that came after level 1, with its level. */
  readonly needs: Readonly<Record<string, number>>;
}

/** What an API tells of itself: `GET /api/level`. */
export interface ApiLevels {
  readonly level: number;
  readonly supported: number;
}

/** Of builds and of APIs from before there were levels. */
const FIRST = { level: 1, supported: 1, needs: {} };

/**
 * Returns what a build lacks in an API, each as a line that begins with its name.
 * @returns `missing`: calls that are not there yet; `dropped`: the API no longer supports builds of its time
 */
export function findApiGaps(
  name: string,
  { level, needs }: ApiNeeds = FIRST,
  api: ApiLevels = FIRST,
): { readonly missing: string[]; readonly dropped: string[] } {
  const calls = Object.entries(needs).flatMap(([call, since]) => (since > api.level ? [call] : []));
  const needed = Math.max(0, ...Object.values(needs));
  return {
    missing:
      needed > api.level
        ? [`${name} needs level ${needed} of the API, which has ${api.level}: ${calls.join(', ')}`]
        : [],
    dropped:
      level < api.supported
        ? [`${name} was built for level ${level} of the API, which supports ${api.supported} and later`]
        : [],
  };
}
