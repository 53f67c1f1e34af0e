import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { LocaleCode } from 'shared-kit/domain';
import {
  createMonitoring,
  describeListenError,
  type ListenAddress,
  type Monitoring,
  type ServedMonitoring,
} from 'shared-kit/server';
import { onRendererEvent } from '../renderer/renderer-channel.ts';
import type { FailureMonitor } from './failure-monitor.ts';
import { purges } from './purge-pages.ts';

/** How long the API may take to say that it is there. */
const API_TIMEOUT_MS = 1_000;

/** Around the limits of what is felt as good and as bad. */
const PAINT_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INTERACTION_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const LAYOUT_SHIFTS = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Up to the time limit of a page. */
const RENDER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5];

/** How a page was for a visitor. */
export interface MeasuredVisit {
  /** Pattern of its path. */
  readonly route: string;
  readonly language: LocaleCode;
  /** Of the application whose page it is. */
  readonly version: string;
  /** Milliseconds until the largest content was painted. */
  readonly LCP: number | undefined;
  /** Milliseconds of the slowest answer to a press. */
  readonly INP: number | undefined;
  /** How far content moved. */
  readonly CLS: number | undefined;
}

export interface GatewayMonitoring extends Monitoring {
  recordVisit(visit: MeasuredVisit): void;
  /** Whether an application has no renderer process that can render. */
  isWithoutRenderer(): boolean;
  close(): void;
}

interface MonitoredGateway {
  readonly monitoring: GatewayMonitoring | undefined;
  readonly monitoringAddress: ListenAddress | undefined;
  readonly apiOrigin: string;
}

/** Measures the requests of a gateway and its renderers; made before them. */
export function createGatewayMonitoring(): GatewayMonitoring {
  const monitoring = createMonitoring('gateway', {});
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
  const pages = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time of a page in its renderer process, with the reads of the API',
    labelNames: ['app', 'route', 'result'],
    buckets: RENDER_SECONDS,
    registers,
  });
  const labelNames = ['route', 'language', 'version'];
  const paints = new Histogram({
    name: 'visit_largest_paint_seconds',
    help: 'Time until visitors saw the largest content of a page (LCP)',
    labelNames,
    buckets: PAINT_SECONDS,
    registers,
  });
  const interactions = new Histogram({
    name: 'visit_interaction_seconds',
    help: 'Time of the slowest answer to a press of visitors on a page (INP)',
    labelNames,
    buckets: INTERACTION_SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'visit_layout_shift',
    help: 'How far the content of a page moved for visitors (CLS)',
    labelNames,
    buckets: LAYOUT_SHIFTS,
    registers,
  });
  const processes = new Map<string, number>();
  new Gauge({
    name: 'renderer_processes',
    help: 'Renderer processes that can render; two of an application while releases change',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset();
      for (const [app, count] of processes) this.set({ app }, count);
    },
  });
  const purged = new Counter({
    name: 'page_purges_total',
    help: 'Activations of which the cache in front of the site was told',
    labelNames: ['result'],
    registers,
  });
  const onPurge = (result: unknown) => purged.inc({ result: String(result) });
  purges.subscribe(onPurge);
  const endOfRenderers = onRendererEvent((event) => {
    if (event.type === 'fallback') return fallbacks.inc({ reason: event.reason });
    const { type, app } = event;
    if (type === 'page') return pages.observe({ app, route: event.route, result: event.result }, event.ms / 1000);
    const count = processes.get(app) ?? 0;
    if (type === 'started') return void processes.set(app, count + 1);
    const left = Math.max(count - Number(event.wasRunning), 0);
    if (type === 'closed' && left === 0) return void processes.delete(app);
    processes.set(app, left);
    if (type === 'ended') ends.inc({ app });
  });
  const isWithoutRenderer = () => [...processes.values()].includes(0);
  function recordVisit({ LCP, INP, CLS, ...labels }: MeasuredVisit) {
    if (LCP !== undefined) paints.observe(labels, LCP / 1000);
    if (INP !== undefined) interactions.observe(labels, INP / 1000);
    if (CLS !== undefined) shifts.observe(labels, CLS);
  }
  return {
    ...monitoring,
    recordVisit,
    isWithoutRenderer,
    close() {
      endOfRenderers();
      purges.unsubscribe(onPurge);
    },
  };
}

/** Adds which releases are served, and their failures. */
function measureReleases({ registry, onRead }: Monitoring, health: Pick<FailureMonitor, 'counts'>): void {
  const registers = [registry];
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
  onRead(() => {
    active.reset();
    failures.reset();
    for (const { app, version, isActive, clients, renderFailures } of health.counts()) {
      if (isActive) active.set({ app, version }, 1);
      failures.set({ app, version, of: 'browsers' }, clients);
      failures.set({ app, version, of: 'renderings' }, renderFailures);
    }
  });
}

/**
 * Serves the figures and the readiness of a gateway, if it has an address for them.
 * @throws Error with one line: an address that cannot be used
 */
export async function serveMonitoring(
  gateway: Pick<FastifyInstance, 'failureMonitor' | 'isDraining'>,
  { monitoring, monitoringAddress, apiOrigin }: MonitoredGateway,
): Promise<ServedMonitoring | undefined> {
  if (!monitoring || !monitoringAddress) return undefined;
  measureReleases(monitoring, gateway.failureMonitor);
  const served = await monitoring
    .listen(monitoringAddress, async () => ({
      // A gateway serves pages, and how to reach the agency, while the API is away; browsers render what it does not.
      missing: gateway.isDraining() ? ['it stops'] : [],
      degraded: [
        ...((await isApiUp(apiOrigin)) ? [] : ['api']),
        ...(monitoring.isWithoutRenderer() ? ['renderer'] : []),
      ],
    }))
    .catch((cause: unknown) => {
      throw new Error(describeListenError(cause as NodeJS.ErrnoException, monitoringAddress, 'GATEWAY_METRICS'), {
        cause,
      });
    });
  return {
    ...served,
    async stop() {
      monitoring.close();
      await served.stop();
    },
  };
}

async function isApiUp(apiOrigin: string): Promise<boolean> {
  const response = await fetch(`${apiOrigin}/api/health`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.ok === true;
}
