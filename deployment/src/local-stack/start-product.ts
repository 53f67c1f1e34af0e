import { mkdir } from 'node:fs/promises';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { openTracing } from 'shared-kit/server';
import { assertPortAvailable } from '../gateway/assert-port-available.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import type { DevServers } from '../gateway/served-releases.ts';
import { readOrigin, readServerSettings } from '../settings.ts';
import { type ApiProcess, type FirstAdmin, startApi } from './api-process.ts';
import { type RestartableApi, startRestartableApi } from './restartable-api.ts';

/** Limit of the whole shutdown: requests of the gateway, then API and database. */
const STOP_TIMEOUT_MS = 9_500;
/** Minimum left for the API to close its database. */
const MIN_API_STOP_TIMEOUT_MS = 1_000;

export interface Product {
  /** `http://localhost:8080` */
  readonly address: string;
  /** Origin of the API, on loopback. */
  readonly apiOrigin: string;
  readonly firstAdmin?: FirstAdmin;
  /** Settles when the API process has ended. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** The parts of `npm run dev` that the product depends on. */
export interface Development {
  /** URLs of the development servers by application, once they listen. They replace releases of the store. */
  readonly devServers: Promise<DevServers>;
  readonly apiPort: number;
  /** File of the program that runs the API: see `startRestartableApi`. */
  readonly apiProgram: string;
  /** Releases the reserved port, so that the gateway can listen on it. */
  releasePort(): Promise<void>;
  /** URL of another site's API, used instead of starting one. */
  readonly foreignApi?: string | undefined;
  /** Registers the function to call when the code of the API has changed (see `RestartableApi.restart`). */
  onApiChange(restart: RestartableApi['restart']): void;
  /** Called when the site accepts requests. */
  onListening(): void;
  /** Aborted when one of these parts has exited unexpectedly. */
  readonly signal: AbortSignal;
}

/**
 * Starts the whole product on one address.
 * @param onFirstAdmin called with a first account that is created after the start
 * @param development set by `npm run dev`; then nothing is published
 * @throws Error with one line about an invalid setting or environment
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  development?: Development,
): Promise<Product> {
  const { host, port, releaseStore, monitoringAddress, collector, ...options } = readServerSettings(env);
  if (development) {
    await mkdir(path.join(releaseStore.root, 'releases'), { recursive: true });
  } else {
    const { publishBuilds } = await import('./publish-builds.ts');
    await publishBuilds(releaseStore, env);
    await assertPortAvailable({ host, port });
  }
  // Loaded while the API starts, which takes longer; a failure is thrown below.
  const loading = import('../gateway/gateway.ts');
  loading.catch(() => undefined);
  const [api, parts] = development
    ? await startDevelopedApi(env, onFirstAdmin, development)
    : await startReleasedApi(env, onFirstAdmin);
  try {
    const { buildGateway } = await loading;
    const { createGatewayMonitoring, serveMonitoring } = await import('../gateway/measure-gateway.ts');
    const monitoring = monitoringAddress && createGatewayMonitoring();
    const tracing = collector ? await openTracing('gateway', collector) : undefined;
    const gateway = await buildGateway({
      monitoring,
      tracing,
      store: releaseStore,
      ...options,
      ...parts,
    });
    const served = await serveMonitoring(gateway, { ...parts, monitoring, monitoringAddress });
    await development?.releasePort();
    await gateway.listen({ host, port });
    development?.onListening();
    const bound = (gateway.server.address() as AddressInfo).port;
    return {
      address: `http://${nameInAddress(host)}:${bound}`,
      apiOrigin: parts.apiOrigin,
      ...(api.firstAdmin && { firstAdmin: api.firstAdmin }),
      ended: api.ended,
      async stop() {
        const begin = Date.now();
        await gateway.close();
        await served?.stop();
        await tracing?.close();
        await api.stop(Math.max(STOP_TIMEOUT_MS - (Date.now() - begin), MIN_API_STOP_TIMEOUT_MS));
      },
    };
  } catch (error) {
    await api.stop(STOP_TIMEOUT_MS);
    throw error;
  }
}

type StartedApi = Pick<ApiProcess, 'firstAdmin' | 'stop'> & { readonly ended: Promise<unknown> };
type ApiParts = Pick<GatewayOptions, 'apiOrigin' | 'devServers' | 'whenApiReady' | 'isForeignApi'>;

async function startReleasedApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
): Promise<[StartedApi, ApiParts]> {
  const api = await startApi(env, onFirstAdmin);
  return [api, { apiOrigin: api.origin }];
}

async function startDevelopedApi(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  { apiPort, apiProgram, foreignApi, devServers, onApiChange }: Development,
): Promise<[StartedApi, ApiParts]> {
  if (foreignApi !== undefined) {
    const parts = { apiOrigin: readOrigin(foreignApi), devServers: await devServers, isForeignApi: true };
    return [{ stop: async () => undefined, ended: new Promise(() => undefined) }, parts];
  }
  const program = { port: apiPort, program: apiProgram };
  const [api, servers] = await Promise.all([startRestartableApi(env, onFirstAdmin, program), devServers]);
  onApiChange(api.restart);
  return [api, { apiOrigin: `http://127.0.0.1:${apiPort}`, devServers: servers, whenApiReady: api.whenReady }];
}

function nameInAddress(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
