import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react';
import { type Messages, TextsProvider } from 'shared-kit/intl';
import type { HostServices, SessionState } from '../contract/index.ts';

const HostContext = createContext<HostServices | undefined>(undefined);

interface HostProviderProps {
  readonly host: HostServices;
  /** Messages of the page; always the same promise. Without it texts are English, as in the code. */
  readonly messages?: Promise<Messages>;
  readonly children: ReactNode;
}

/** Provides the host's services and the messages of its language to a remote's pages. Suspends until they are loaded. */
export function HostProvider({ host, messages, children }: HostProviderProps) {
  return (
    <HostContext value={host}>
      <TextsProvider locale={host.locale.code} {...(messages && { messages: use(messages) })}>
        {children}
      </TextsProvider>
    </HostContext>
  );
}

/** @throws Error outside of `HostProvider` */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost was called outside of HostProvider');
  return host;
}

/** Returns the state of the session, and renders again after every change of it. */
export function useSession(): SessionState {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
