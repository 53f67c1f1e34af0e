import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { loginUrl } from './login-url.ts';
import styles from './require-session.module.css';
import type { SessionStore } from './session-store.ts';
import { SESSION_TEXT } from './texts.ts';

interface RequireSessionProps {
  readonly session: SessionStore;
  /** Reads the account of the session; called on every page until the account is known. */
  readonly onUnidentified: () => unknown;
  readonly children: ReactNode;
}

/** Shows a spinner while the session loads, and redirects to the sign-in page without one. */
export function RequireSession({ session, onUnidentified, children }: RequireSessionProps) {
  const { formatMessage } = useIntl();
  const { status } = useStore(session);
  const isUnidentified = useStore(session, (state) => state.status === 'signed-in' && !state.person);
  const location = useLocation();
  const { pathname } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another attempt
  useEffect(() => {
    if (isUnidentified) onUnidentified();
  }, [isUnidentified, onUnidentified, pathname]);
  if (status === 'loading')
    return <output className={styles.spinner} aria-label={formatMessage(SESSION_TEXT.loading)} />;
  if (status === 'signed-out') return <Navigate to={loginUrl(location)} replace />;
  return children;
}
