import type { ApiLevels } from 'shared-kit/server';

const TIMEOUT_MS = 5000;

/** Asks the running API for its level; undefined for one from before there were levels. @throws Error when the API does not answer */
export async function askApiLevels(origin: string): Promise<ApiLevels | undefined> {
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
