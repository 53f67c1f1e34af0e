import { type AddressInfo, isIPv6 } from 'node:net';
import { assertPortAvailable } from '../gateway/assert-port-available.ts';
import { buildGateway } from '../gateway/gateway.ts';
import type { DevServers } from '../gateway/served-releases.ts';
import { readServerSettings } from '../settings.ts';
import { type FirstAdmin, startApi } from './api-process.ts';
import { releaseBuilds } from './release-builds.ts';

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
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole product on one address.
 * @param onFirstAdmin called with a first account that is created after the start
 * @param devServers URLs of development servers that serve applications instead of the store
 * @throws Error with one line for a mistake in settings or environment
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  devServers: DevServers = {},
): Promise<Product> {
  const { host, port, site, releaseStore, trustedProxies, releases } = readServerSettings(env);
  await releaseBuilds({ root: releaseStore }, env);
  await assertPortAvailable({ host, port });
  const api = await startApi(env, onFirstAdmin);
  try {
    const gateway = await buildGateway({
      store: { root: releaseStore },
      devServers,
      site,
      apiOrigin: api.origin,
      trustedProxies,
      releases,
    });
    await gateway.listen({ host, port });
    const bound = (gateway.server.address() as AddressInfo).port;
    return {
      address: `http://${nameInAddress(host)}:${bound}`,
      apiOrigin: api.origin,
      ...(api.firstAdmin && { firstAdmin: api.firstAdmin }),
      ended: api.ended,
      async stop() {
        const begin = Date.now();
        await gateway.close();
        await api.stop(Math.max(STOP_TIMEOUT_MS - (Date.now() - begin), MIN_API_STOP_TIMEOUT_MS));
      },
    };
  } catch (error) {
    await api.stop(STOP_TIMEOUT_MS);
    throw error;
  }
}

function nameInAddress(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
