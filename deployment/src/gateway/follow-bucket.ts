import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { StoreUnavailable } from 'shared-kit/server';
import { pullActivation, pullRelease, pullReleases } from '../release-store/release-bucket.ts';
import { activationFile, type ReleaseStore } from '../release-store/release-store.ts';

const INTERVAL_MS = 2_000;
/** Previews and failure counts of other gateways are pulled once in so many intervals. */
const DOCUMENTS_EVERY = 8;
/** How long a release that was not found is not looked for again. */
const UNKNOWN_MS = 60_000;
const MAX_UNKNOWN = 1_000;

/**
 * Keeps the copy of a store in a bucket up to date. While the bucket is unavailable, the copy stays as it is.
 * @returns the function that stops it
 * @throws StoreUnavailable when the bucket is unavailable and there is no copy yet
 */
export async function followBucket(
  store: ReleaseStore,
  log: Pick<FastifyBaseLogger, 'warn'>,
  intervalMs = INTERVAL_MS,
): Promise<() => Promise<void>> {
  const { root, bucket } = store;
  if (!bucket) return async () => undefined;
  let isFailing = false;
  const report = (error: unknown) => {
    if (!isFailing) log.warn({ err: error }, 'The bucket of the releases is not followed; its copy is served');
    isFailing = true;
  };
  const known = await pullReleases(store).catch((error: unknown) => {
    if (!existsSync(activationFile(store))) throw error;
    report(error);
    return undefined;
  });

  const source = { root, bucket };
  const stopping = new AbortController();
  async function follow() {
    let tag = known;
    for (let tick = 1; ; tick += 1) {
      await sleep(intervalMs, undefined, { signal: stopping.signal, ref: false });
      try {
        if (tick % DOCUMENTS_EVERY === 0) tag = await pullReleases(source, 'used', tag);
        else tag = await pullActivation(source, { knownTag: tag });
        if (isFailing) log.warn('The bucket of the releases is followed again');
        isFailing = false;
      } catch (error) {
        report(error);
      }
    }
  }
  const following = follow().catch(() => undefined);
  return async () => {
    stopping.abort();
    await following;
  };
}

/**
 * Copies a release when one of its files is requested: open tabs still use versions that are no longer active. While the bucket is
 * unavailable, a request for what is not in the copy gets 503.
 */
export function fetchAskedReleases(gateway: FastifyInstance, store: ReleaseStore): void {
  if (!store.bucket) return;
  // A fetch that fails is not remembered.
  const looked = new LRUCache<string, boolean>({
    max: MAX_UNKNOWN,
    ttl: UNKNOWN_MS,
    fetchMethod: async (name) => {
      const [app = '', version = ''] = name.split('/');
      return pullRelease(store, app, version).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw error;
        return false;
      });
    },
  });
  gateway.addHook('onRequest', async ({ url }, reply) => {
    const [, name = ''] = /^\/releases\/([^/?]+\/[^/?]+)\//.exec(url) ?? [];
    if (!name) return;
    try {
      await looked.fetch(name);
    } catch {
      reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).type('text/plain; charset=utf-8');
      return reply.send('This release is not available right now');
    }
  });
}
