import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import {
  createMonitoring,
  describeListenError,
  type ListenAddress,
  type Monitoring,
  type Readiness,
  type ServedMonitoring,
} from 'shared-kit/server';
import { onRendererEvent } from '../renderer/renderer-channel.ts';
import type { FailureMonitor } from './failure-monitor.ts';
import { purges } from './purge-pages.ts';

/** How long the API may take to say that it is there. */
const API_TIMEOUT_MS = 1_000;

/** Measures the requests of a gateway, its renderers and its releases. */
function createGatewayMonitoring(health: Pick<FailureMonitor, 'counts'>): Monitoring & { close(): void } {
  const monitoring = createMonitoring('gateway', { node: process.version });
  const registers = [monitoring.registry];
  const fallbacks = new Counter({
    name: 'page_fallbacks_total',
    help: 'Pages that were left to browsers instead of being rendered',
    labelNames: ['reason'],
    registers,
  });
  const ends = new Counter({
    name: 'renderer_ends_total',
    help: 'Renderer processes that ended by themselves and were started again',
    labelNames: ['app'],
    registers,
  });
  const purged = new Counter({
    name: 'page_purges_total',
    help: 'Activations of which the cache in front of the site was told',
    labelNames: ['result'],
    registers,
  });
  const failures = new Gauge({
    name: 'release_failures',
    help: 'Failures of a release since this process serves it: of browsers, each counted once, and of renderings',
    labelNames: ['app', 'version', 'of'],
    registers,
  });
  const active = new Gauge({
    name: 'release_active',
    help: '1 for the releases that are served',
    labelNames: ['app', 'version'],
    registers,
  });
  monitoring.onRead(() => {
    active.reset();
    failures.reset();
    for (const { app, version, isActive, clients, renderFailures } of health.counts()) {
      if (isActive) active.set({ app, version }, 1);
      failures.set({ app, version, of: 'browsers' }, clients);
      failures.set({ app, version, of: 'renderings' }, renderFailures);
    }
  });
  const onPurge = (result: unknown) => purged.inc({ result: String(result) });
  purges.subscribe(onPurge);
  const endOfRenderers = onRendererEvent((event) => {
    if (event.type === 'fallback') fallbacks.inc({ reason: event.reason });
    else ends.inc({ app: event.app });
  });
  return {
    ...monitoring,
    close() {
      endOfRenderers();
      purges.unsubscribe(onPurge);
    },
  };
}

/**
 * Serves the figures and the readiness of a gateway, if it has an address for them.
 * @throws Error with one line: an address that cannot be used
 */
export async function serveMonitoring(
  gateway: FastifyInstance,
  address: ListenAddress | undefined,
  apiOrigin: string,
): Promise<ServedMonitoring | undefined> {
  if (!address) return undefined;
  const monitoring = createGatewayMonitoring(gateway.failureMonitor);
  gateway.monitoring = monitoring;
  const served = await monitoring
    .listen(address, async () => (gateway.isDraining() ? { missing: ['it stops'] } : readReadiness(apiOrigin)))
    .catch((cause: unknown) => {
      throw new Error(describeListenError(cause as NodeJS.ErrnoException, address, 'GATEWAY_METRICS'), { cause });
    });
  return {
    ...served,
    async stop() {
      gateway.monitoring = undefined;
      monitoring.close();
      await served.stop();
    },
  };
}

/** A gateway serves pages, and how to reach the agency, while the API is away. */
async function readReadiness(apiOrigin: string): Promise<Readiness> {
  const response = await fetch(`${apiOrigin}/api/health`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return { missing: [], degraded: response?.ok ? [] : ['api'] };
}
