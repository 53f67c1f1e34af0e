import { createContext, type ReactNode, useContext } from 'react';
import type { HostServices } from '../contract/index.ts';

const HostContext = createContext<HostServices | undefined>(undefined);

/** Provides the host's services to a remote's pages. */
export function HostProvider({ host, children }: { readonly host: HostServices; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** @throws Error outside of `HostProvider` */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost was called outside of HostProvider');
  return host;
}
