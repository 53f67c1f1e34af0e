import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryAddress, MAX_ENTRY_ATTEMPTS } from 'shared-kit/contract';
import type { FetchRemote } from './remote-registry.ts';

/** Fetches a remote through Module Federation, and with it what the page at hand needs of the same release. */
export const fetchFederated: FetchRemote = async ({ container, entry }, attempt) => {
  // The page pins the addresses of so many attempts and no more; a fresh page starts anew.
  if (attempt > MAX_ENTRY_ATTEMPTS) location.reload();
  registerRemotes([{ name: container, entry: entryAddress(entry, attempt), type: 'module' }], { force: attempt > 1 });
  const modules = preloadedModules(new URL(entry, location.href).href);
  // Were the page's own code to fail later, React would have given up what came rendered.
  const [remote] = await Promise.all([
    loadRemote(`${container}/routes`),
    ...modules.map((address) => import(/* webpackIgnore: true */ address)),
  ]);
  return remote;
};

/**
 * Modules that the document names of an entry's release, without the entry, of which each attempt has one of its own.
 */
function preloadedModules(entry: string): string[] {
  const release = new URL('.', entry).href;
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(release) && href !== entry);
}
