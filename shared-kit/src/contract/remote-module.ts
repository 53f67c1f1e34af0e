import type { RouteObject } from 'react-router-dom';
import type { HostServices } from './host-services.ts';
import { CONTRACT_VERSION } from './version.ts';

/** The path under which a container exposes its `RemoteModule`. */
export const EXPOSED_PATH = './routes';

/** The one module that a remote exposes. */
export interface RemoteModule {
  /** `CONTRACT_VERSION` of the shared-kit that the remote was built with. */
  readonly contractVersion: number;
  /** Returns elements and paths only: the host renders them with `useRoutes`, which ignores loaders and `lazy`. Called once. */
  createRoutes(host: HostServices): RouteObject[];
}

export type RemoteFailure = 'unreachable' | 'wrong_shape' | 'wrong_contract' | 'failed_to_start';

/** Error of a remote that cannot be loaded or started; `failure` says why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly failure: RemoteFailure;

  constructor(remote: string, failure: RemoteFailure, detail: string, options?: ErrorOptions) {
    super(`Remote "${remote}" ${detail}`, options);
    this.remote = remote;
    this.failure = failure;
  }
}

/**
 * Validates a loaded module and returns it with its type.
 * @throws RemoteError `wrong_shape` or `wrong_contract`
 */
export function checkRemoteModule(remote: string, loaded: unknown): RemoteModule {
  if (typeof loaded !== 'object' || loaded === null)
    throw new RemoteError(remote, 'wrong_shape', 'did not deliver a module');
  const { contractVersion, createRoutes } = loaded as Partial<Record<keyof RemoteModule, unknown>>;
  if (typeof createRoutes !== 'function') throw new RemoteError(remote, 'wrong_shape', 'does not export createRoutes');
  if (typeof contractVersion !== 'number')
    throw new RemoteError(remote, 'wrong_shape', 'does not export contractVersion');
  if (contractVersion !== CONTRACT_VERSION) {
    const relation = contractVersion < CONTRACT_VERSION ? 'too old' : 'too new';
    throw new RemoteError(
      remote,
      'wrong_contract',
      `was built for contract ${contractVersion}, ${relation} for this host, which speaks ${CONTRACT_VERSION}`,
    );
  }
  return loaded as RemoteModule;
}
