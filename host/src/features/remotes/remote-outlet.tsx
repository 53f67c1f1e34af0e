import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import styles from './remote-outlet.module.css';
import type { RemoteRegistry } from './remote-registry.ts';

interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
  /** What is shown for a path that the remote does not know. */
  readonly notFound: RouteObject;
}

/** A remote's pages, or what stands there while it loads and when it fails. */
export function RemoteOutlet({ name, remotes, site, notFound }: RemoteOutletProps) {
  const { pathname } = useLocation();
  const state = useSyncExternalStore(
    remotes.subscribe,
    () => remotes.getState(name),
    () => remotes.getState(name),
  );
  useEffect(() => {
    void remotes.load(name);
  }, [remotes, name]);

  if (state.status === 'failed')
    return <RemoteNotice site={site} reason="failed" onRetry={() => void remotes.load(name)} />;
  if (state.status === 'loading') return state.isSlow ? <RemoteNotice site={site} reason="slow" /> : <PageLoading />;
  return (
    <RemoteErrorBoundary name={name} site={site} resetKey={pathname} onReset={() => remotes.restart(name)}>
      <Suspense fallback={<PageLoading />}>
        <RemoteRoutes routes={[...state.routes, notFound]} />
      </Suspense>
    </RemoteErrorBoundary>
  );
}

function RemoteRoutes({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** As tall as a window, so that the footer never jumps when the page arrives. */
function PageLoading() {
  return <output className={styles.loading} aria-label="Loading the page" />;
}
