import type { HostServerModule } from 'shared-kit/contract';
import { createRenderer as createFederated } from '../../../host/src/server/create-renderer.tsx';
import * as publicRemote from '../../../remote-public/src/remote.tsx';

export const singletons: HostServerModule['singletons'] = {};

/** Renders the same pages with the remote that is part of this build. */
export const createRenderer: HostServerModule['createRenderer'] = (options) =>
  createFederated({ ...options, remote: publicRemote });
