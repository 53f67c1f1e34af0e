import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildGateway } from '../gateway/gateway.ts';
import { openRelease, type Release } from '../gateway/release.ts';
import { startApi } from './api-process.ts';
import { readProductSettings } from './product-settings.ts';
import { requirePort } from './require-port.ts';

export interface Product {
  /** `http://localhost:8080` */
  readonly address: string;
  readonly firstAdmin?: { readonly email: string; readonly password: string };
  /** Settles when the API has ended, by itself or stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const buildOf = (workspace: string) => fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url));

/**
 * The whole product on one address.
 * @param developed applications whose files a development server holds
 * @throws Error with one line for everything that the person who starts it can mend
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  developed: Partial<Record<Release['app'], Release>> = {},
): Promise<Product> {
  const { host, port, site } = readProductSettings(env);
  await requirePort({ host, port });
  const api = await startApi(env);
  try {
    const gateway = await buildGateway({
      releases: {
        host: developed.host ?? (await openRelease('host', buildOf('host'))),
        public: developed.public ?? (await openRelease('public', buildOf('remote-public'))),
        admin: developed.admin ?? (await openRelease('admin', buildOf('remote-admin'))),
      },
      site,
      apiOrigin: api.origin,
    });
    await gateway.listen({ host, port });
    const bound = (gateway.server.address() as AddressInfo).port;
    return {
      address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${bound}`,
      ...(api.firstAdmin && { firstAdmin: api.firstAdmin }),
      ended: api.ended,
      async stop() {
        await gateway.close();
        await api.stop();
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
