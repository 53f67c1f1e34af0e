import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** An address on which a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Whether a server can serve, by short names such as `database`. */
export interface Readiness {
  /** What it cannot serve without. */
  readonly missing: readonly string[];
  /** What it serves without for a while. */
  readonly degraded?: readonly string[];
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** Pattern of its path, so that there is one time series for all cars and none that names a booking. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface ServedMonitoring {
  readonly port: number;
  stop(): Promise<void>;
}

/** What a server tells of itself, for Prometheus. */
export interface Monitoring {
  readonly registry: Registry;
  /** Called before the figures are read, to set those that are measured then. */
  onRead(measure: () => void | Promise<void>): void;
  recordRequest(request: AnsweredRequest): void;
  /**
   * Serves `/metrics` and `/readyz` on an address of their own, which is not for visitors.
   * @throws Error of `listen`, such as a port in use
   */
  listen(address: ListenAddress, readiness: () => Promise<Readiness>): Promise<ServedMonitoring>;
}

/** From a cached page to the time limit of an export. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** @param info what runs besides Node, by name: `{ level: '17' }` */
export function createMonitoring(service: 'api' | 'gateway', info: Readonly<Record<string, string>>): Monitoring {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const versions = { node: process.version, ...info };
  new Gauge({ name: 'build_info', help: 'What runs', labelNames: Object.keys(versions), registers }).set(versions, 1);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });

  const measures: (() => void | Promise<void>)[] = [];
  return {
    registry,
    onRead: (measure) => void measures.push(measure),
    recordRequest: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    async listen({ host, port }, readiness) {
      const server = createServer(async (request, response) => {
        try {
          if (request.url === '/metrics') {
            await Promise.all(measures.map((measure) => measure()));
            response.setHeader('content-type', registry.contentType).end(await registry.metrics());
          } else if (request.url === '/readyz') {
            const { missing, degraded = [] } = await readiness();
            response.writeHead(missing.length > 0 ? 503 : 200, { 'content-type': 'application/json' });
            response.end(JSON.stringify({ status: missing.length > 0 ? 'not ready' : 'ready', missing, degraded }));
          } else response.writeHead(404).end();
        } catch (error) {
          if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
          response.end(error instanceof Error ? error.message : String(error));
        }
      });
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
      return {
        port: (server.address() as AddressInfo).port,
        async stop() {
          server.closeAllConnections();
          await new Promise((resolve) => server.close(resolve));
        },
      };
    },
  };
}

const LISTEN_ADDRESS =
  /^(?<host>\[[0-9a-f:]+\]|[\w.-]+):(?<port>[0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/i;

/**
 * Reads the address of a server's own figures from the setting of that name; undefined when it is not set.
 * @throws Error with one line that names the setting
 */
export function readListenAddress(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): ListenAddress | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const { host, port } = LISTEN_ADDRESS.exec(value)?.groups ?? {};
  if (!host) throw new Error(`${name} is "${value}": expected an address and a port, such as 127.0.0.1:9100`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
