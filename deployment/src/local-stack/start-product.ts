import { type AddressInfo, isIPv6 } from 'node:net';
import type { DevelopedApps } from '../gateway/active-releases.ts';
import { buildGateway } from '../gateway/gateway.ts';
import { requirePort } from '../gateway/require-port.ts';
import { readServerSettings } from '../settings.ts';
import { type FirstAdmin, startApi } from './api-process.ts';
import { releaseBuilds } from './release-builds.ts';

/** The whole stop: the gateway's calls, then the API and its database. */
const STOP_TIMEOUT_MS = 9_500;
/** The database is closed in it, however long the calls before took. */
const MIN_API_STOP_TIMEOUT_MS = 1_000;

export interface Product {
  /** `http://localhost:8080` */
  readonly address: string;
  /** Of the API behind it, on loopback. */
  readonly apiOrigin: string;
  readonly firstAdmin?: FirstAdmin;
  /** Settles when the API has ended, by itself or stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The whole product on one address.
 * @param onFirstAdmin told of an account that was made later than the start
 * @param developed addresses of development servers that hold applications instead of the store
 * @throws Error with one line for everything that the person who starts it can mend
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  onFirstAdmin: (account: FirstAdmin) => void,
  developed: DevelopedApps = {},
): Promise<Product> {
  const { host, port, site, releaseStore, trustedProxies, releases } = readServerSettings(env);
  await releaseBuilds({ root: releaseStore }, env);
  await requirePort({ host, port });
  const api = await startApi(env, onFirstAdmin);
  try {
    const gateway = await buildGateway({
      store: { root: releaseStore },
      developed,
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
