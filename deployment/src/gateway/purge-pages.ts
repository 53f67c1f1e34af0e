import { channel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger } from 'fastify';
import type { PurgeSettings } from '../settings.ts';

/** How each purge ended: `'done'` or `'failed'`. */
export const purges = channel('car-rental.purge');

const TIMEOUT_MS = 10_000;

/**
 * Asks the cache in front of the site to drop its pages, in the form that CDNs accept. A failure is logged and told to `purges`,
 * never thrown: the cache keeps pages for a moment longer.
 */
export async function purgePages(
  { url, header }: PurgeSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  // The path may hold a zone's id, the header holds a secret.
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(header && { [header.name]: header.value }) },
      body: JSON.stringify({ purge_everything: true }),
      // The header goes to this address only.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    purges.publish('done');
    log.info({ host }, 'The cache in front of the site was asked to drop its pages');
  } catch (error) {
    purges.publish('failed');
    log.error({ host, err: error }, 'The cache in front of the site did not drop its pages');
  }
}
