import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { EXPOSED_PATH, PAGE_DATA_ID } from 'shared-kit/contract';
import { preloadedModules } from './release-files.ts';
import type { FetchRemote } from './remote-registry.ts';

/** Loads a remote through Module Federation, for a server-rendered page together with its preloaded modules. */
export const fetchFederated: FetchRemote = async ({ container, entry }) => {
  const lost = document.querySelector<HTMLLinkElement>(`link[data-lost][data-rspack^="${container}:"]`);
  if (lost) throw new Error(`The style sheet ${lost.href} was lost`);
  registerRemotes([{ name: container, entry, type: 'module' }]);
  // Before the page is hydrated: React would discard the server's HTML if its code failed later.
  const needed = document.getElementById(PAGE_DATA_ID) ? preloadedModules(entry) : [];
  const [remote] = await Promise.all([
    loadRemote(container + EXPOSED_PATH.slice(1)),
    ...needed.map((address) => import(/* webpackIgnore: true */ address)),
  ]);
  return remote;
};
