import { compile } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { clientKey } from 'shared-kit/server';
import { READS_PER_MINUTE } from './client-limits.ts';

/**
 * Limits the reads of `READS_PER_MINUTE`, for each server and in memory: a count in the database costs more than most of
 * them. What trusted proxies ask for themselves is not limited, as the renderer's reads are for many clients.
 */
export const limitReads = fp<{ rateLimit: boolean; trustedProxies: readonly string[] }>(async (app, options) => {
  if (!options.rateLimit) return;
  const isProxy = compile([...options.trustedProxies]);
  app.addHook('onRoute', (route) => {
    const max = READS_PER_MINUTE[route.url];
    if (max !== undefined) route.config = { ...route.config, rateLimit: { max } };
  });
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientKey(ip),
    allowList: ({ session, ip }) => session !== undefined || isProxy(ip, 0),
  });
});
