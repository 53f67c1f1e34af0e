import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readProblem } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import { useHydrated } from 'shared-kit/ui';

export type LinkState =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | { readonly status: 'opened'; readonly confirmationCode: string }
  | { readonly status: 'refused'; readonly reason: 'link_unknown' }
  /** `token` is that of the link, with which a new one can be requested. */
  | { readonly status: 'refused'; readonly reason: 'link_used' | 'link_expired'; readonly token: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void };

/** The token of a link in an e-mail: 128 bits. */
const TOKEN = /^#([\w-]{22})$/;

/**
 * Opens the booking of a link in an e-mail. The token is in the fragment of the URL, from which it is removed at once.
 * Calls back when the device has access to the booking.
 */
export function useBookingLink(onOpened: () => Promise<void>): LinkState {
  const { api } = useHost();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [state, setState] = useState<LinkState>({ status: 'none' });
  const [, token] = TOKEN.exec(hash) ?? [];

  const open = async (secret: string, isRetry = false) => {
    if (isRetry) setState((failed) => (failed.status === 'failed' ? { ...failed, isRetrying: true } : failed));
    else setState({ status: 'opening' });
    try {
      const { confirmationCode } = await api.myBookings.open(secret, readDeviceSecret());
      await onOpened();
      setState({ status: 'opened', confirmationCode });
    } catch (error) {
      setState(describeFailure(error, secret, () => void open(secret, true)));
    }
  };
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });

  useEffect(() => {
    if (!token) {
      // A part of a token; another fragment names a part of the page.
      if (hash && !document.getElementById(hash.slice(1))) setState({ status: 'refused', reason: 'link_unknown' });
      return;
    }
    void navigate({ search }, { replace: true, preventScrollReset: true });
    void latestOpen.current(token);
  }, [token, hash, search, navigate]);

  // A server does not see the fragment: until hydration the page is as it rendered it.
  return token && isHydrated ? { status: 'opening' } : state;
}

const SECRET_KEY = 'linkSecret';
let secretWithoutStorage: string | undefined;

/**
 * Returns the random text by which the server recognizes that this browser repeats a call whose answer was lost, also in
 * another tab.
 */
function readDeviceSecret(): string {
  try {
    const stored = localStorage.getItem(SECRET_KEY);
    if (stored && /^[\w-]{22,64}$/.test(stored)) return stored;
    const created = createSecret();
    localStorage.setItem(SECRET_KEY, created);
    return created;
  } catch {
    // Without access to the storage, the button that tries again still works.
    secretWithoutStorage ??= createSecret();
    return secretWithoutStorage;
  }
}

function createSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function describeFailure(error: unknown, token: string, retry: () => void): LinkState {
  const reason = readProblem(error)?.type;
  if (reason === 'link_unknown') return { status: 'refused', reason };
  if (reason === 'link_used' || reason === 'link_expired') return { status: 'refused', reason, token };
  return { status: 'failed', error, isRetrying: false, retry };
}
