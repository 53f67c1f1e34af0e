import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { loginAddress } from './login-address.ts';
import styles from './require-session.module.css';
import type { SessionStore } from './session-store.ts';
import { SESSION_TEXT } from './texts.ts';

/** Shows a spinner while the session loads, and redirects to the sign-in page without one. */
export function RequireSession({
  session,
  children,
}: {
  readonly session: SessionStore;
  readonly children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { status } = useStore(session);
  const location = useLocation();
  if (status === 'loading')
    return <output className={styles.spinner} aria-label={formatMessage(SESSION_TEXT.loading)} />;
  if (status === 'signed-out') return <Navigate to={loginAddress(location)} replace />;
  return children;
}
