import { useSyncExternalStore } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { RemoteRegistry, RemoteState } from './remote-registry.ts';

export function useRemoteState(remotes: RemoteRegistry, name: RemoteName): RemoteState {
  const read = () => remotes.getState(name);
  return useSyncExternalStore(remotes.subscribe, read, read);
}
