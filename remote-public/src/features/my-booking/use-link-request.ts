import { useRef, useState } from 'react';
import type { LinkRequest } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';

export type LinkRequestState =
  | { readonly status: 'idle' | 'sending' }
  /** `isOnItsWay` when e-mails go out at all. */
  | { readonly status: 'sent'; readonly isOnItsWay: boolean }
  | { readonly status: 'failed'; readonly error: unknown };

/** Returns the state of the request for a new link, and the function that sends it. */
export function useLinkRequest(onSent: () => void = () => undefined) {
  const { api } = useHost();
  const [state, setState] = useState<LinkRequestState>({ status: 'idle' });
  const isLocked = useRef(false);

  const send = async (request: LinkRequest) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setState({ status: 'sending' });
    try {
      setState({ status: 'sent', isOnItsWay: await api.myBookings.requestLink(request) });
      onSent();
    } catch (error) {
      setState({ status: 'failed', error });
    } finally {
      isLocked.current = false;
    }
  };
  return { state, send: (request: LinkRequest) => void send(request) };
}
