import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryAddress, MAX_ENTRY_ATTEMPTS } from 'shared-kit/contract';
import type { FetchRemote } from './remote-registry.ts';

/** Fetches a remote through Module Federation. */
export const fetchFederated: FetchRemote = ({ container, entry }, attempt) => {
  // The page pins the addresses of so many attempts and no more; a fresh page starts anew.
  if (attempt > MAX_ENTRY_ATTEMPTS) location.reload();
  registerRemotes([{ name: container, entry: entryAddress(entry, attempt), type: 'module' }], { force: attempt > 1 });
  return loadRemote(`${container}/routes`);
};
