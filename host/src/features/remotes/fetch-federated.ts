import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { preloadedModules } from './preloaded-modules.ts';
import type { FetchRemote } from './remote-registry.ts';

/** Fetches a remote through Module Federation, and with it what the page at hand needs of the same release. */
export const fetchFederated: FetchRemote = async ({ container, entry }) => {
  registerRemotes([{ name: container, entry, type: 'module' }]);
  // Before the page is hydrated: React would discard the server's HTML if its code failed later.
  const [remote] = await Promise.all([
    loadRemote(`${container}/routes`),
    ...preloadedModules(entry).map((address) => import(/* webpackIgnore: true */ address)),
  ]);
  return remote;
};
