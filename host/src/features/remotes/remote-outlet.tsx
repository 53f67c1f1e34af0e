import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { SiteSettings } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useClickReplay } from '../../ui/use-click-replay.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import styles from './remote-outlet.module.css';
import { LOADING, type RemoteRegistry, type RemoteState } from './remote-registry.ts';
import type { ReportFailure } from './report-failure.ts';
import type { RetryPage } from './retry-page.ts';
import { StaticPageNotice } from './static-page-notice.tsx';
import { LOADING_TEXT } from './texts.ts';

interface RemoteOutletProps {
  readonly name: string;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
  /** Route for a path without a page. */
  readonly notFound: RouteObject;
  /** Whether the remote's page is server-rendered. Its HTML then stays until it is hydrated. */
  readonly isRendered: boolean;
  /** Called when the remote's first page is rendered or hydrated. */
  readonly onShown: () => void;
  readonly onFailure: ReportFailure;
  readonly onRetry: RetryPage;
}

/** Renders a remote's pages, a placeholder while it loads, or a notice when it is slow or has failed. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { name, remotes, site, notFound, isRendered, onShown, onFailure, onRetry } = props;
  const { pathname } = useLocation();
  useEffect(() => {
    void remotes.load(name);
  }, [remotes, name]);
  // The same element in every render: new props would make React discard the server's HTML while it suspends.
  const [pages] = useState(() => (
    <Suspense fallback={<RemoteFallback name={name} remotes={remotes} site={site} onRetry={onRetry} />}>
      <RemotePages name={name} remotes={remotes} notFound={notFound} onShown={onShown} />
    </Suspense>
  ));

  return (
    <PageErrorBoundary name={name} site={site} resetKey={pathname} onFailure={onFailure} onRetry={onRetry}>
      {pages}
      {isRendered && <StaticPageNotice name={name} remotes={remotes} site={site} onRetry={onRetry} />}
    </PageErrorBoundary>
  );
}

type FallbackProps = Pick<RemoteOutletProps, 'name' | 'remotes' | 'site' | 'onRetry'>;

function RemoteFallback({ name, remotes, site, onRetry }: FallbackProps) {
  const state = useRemoteState(remotes, name);
  if (state.status === 'failed') return <RemoteNotice site={site} reason="failed" onRetry={() => onRetry(name)} />;
  if (state.status === 'loading' && state.isSlow) return <RemoteNotice site={site} reason="slow" />;
  return <PageLoading />;
}

type PagesProps = Pick<RemoteOutletProps, 'name' | 'remotes' | 'notFound' | 'onShown'>;

function RemotePages({ name, remotes, notFound, onShown }: PagesProps) {
  const state = useRemoteState(remotes, name);
  if (state.status !== 'ready') return <Waiting until={remotes.waitUntilReady(name)} />;
  return <RemoteRoutes routes={[...state.routes, notFound]} onShown={onShown} />;
}

/** Suspends, so that React keeps the fallback or the server's HTML, even after a failure. */
function Waiting({ until }: { readonly until: Promise<void> }): null {
  use(until);
  return null;
}

function RemoteRoutes({ routes, onShown }: { readonly routes: RouteObject[]; readonly onShown: () => void }) {
  useClickReplay(isInMain);
  useEffect(onShown, [onShown]);
  return useRoutes(routes);
}

function isInMain(button: HTMLElement): boolean {
  return button.closest('main') !== null;
}

/** Returns the current state, also during hydration: the content of the boundary is hydrated only when it is ready. */
function useRemoteState(remotes: RemoteRegistry, name: string): RemoteState {
  const read = () => remotes.getState()[name] ?? LOADING;
  return useSyncExternalStore(remotes.subscribe, read, read);
}

/** Placeholder of the window's height, so that the footer does not move when the page is rendered. */
function PageLoading() {
  const { formatMessage } = useIntl();
  return <output className={styles.loading} aria-label={formatMessage(LOADING_TEXT.page)} />;
}
