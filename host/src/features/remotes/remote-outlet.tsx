import { Suspense, use, useEffect, useState } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { useEarlyPresses } from '../../ui/use-early-presses.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import styles from './remote-outlet.module.css';
import type { RemoteRegistry } from './remote-registry.ts';
import { StillPageNotice } from './still-page-notice.tsx';
import { useRemoteState } from './use-remote-state.ts';

interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
  /** What is shown for a path that the remote does not know. */
  readonly notFound: RouteObject;
  /** Did the remote's page come with the document? It then stands until the remote takes it over. */
  readonly isRendered: boolean;
  /** Once a page of the remote has been shown or taken over. */
  readonly onShown: () => void;
}

/** A remote's pages, or what stands there while it loads and when it fails. */
export function RemoteOutlet({ name, remotes, site, notFound, isRendered, onShown }: RemoteOutletProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    void remotes.load(name);
  }, [remotes, name]);
  // The same element from first to last: new properties would make React give up the rendered page while it waits.
  const [pages] = useState(() => (
    <Suspense fallback={<RemoteFallback name={name} remotes={remotes} site={site} />}>
      <RemotePages name={name} remotes={remotes} notFound={notFound} onShown={onShown} />
    </Suspense>
  ));

  return (
    <RemoteErrorBoundary name={name} site={site} resetKey={pathname} onReset={() => remotes.restart(name)}>
      {isRendered && <StillPageNotice name={name} remotes={remotes} site={site} />}
      {pages}
    </RemoteErrorBoundary>
  );
}

type RemoteProps = Pick<RemoteOutletProps, 'name' | 'remotes' | 'site'>;

function RemoteFallback({ name, remotes, site }: RemoteProps) {
  const state = useRemoteState(remotes, name);
  if (state.status === 'failed')
    return <RemoteNotice site={site} reason="failed" onRetry={() => void remotes.load(name)} />;
  if (state.status === 'loading' && state.isSlow) return <RemoteNotice site={site} reason="slow" />;
  return <PageLoading />;
}

function RemotePages({ name, remotes, notFound, onShown }: Omit<RemoteOutletProps, 'site' | 'isRendered'>) {
  const state = useRemoteState(remotes, name);
  if (state.status !== 'ready') return <Waiting until={remotes.whenReady(name)} />;
  return <RemoteRoutes routes={[...state.routes, notFound]} onShown={onShown} />;
}

/** Leaves the place to the fallback or to the rendered page, also after a failure. */
function Waiting({ until }: { readonly until: Promise<void> }): null {
  use(until);
  return null;
}

function RemoteRoutes({ routes, onShown }: { readonly routes: RouteObject[]; readonly onShown: () => void }) {
  useEarlyPresses(isOfThePage);
  useEffect(onShown, [onShown]);
  return useRoutes(routes);
}

function isOfThePage(button: HTMLElement): boolean {
  return button.closest('main') !== null;
}

/** As tall as a window, so that the footer never jumps when the page arrives. */
function PageLoading() {
  return <output className={styles.loading} aria-label="Loading the page" />;
}
