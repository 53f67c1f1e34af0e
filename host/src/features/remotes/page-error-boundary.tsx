import { Component, type ReactNode } from 'react';
import { isChunkError } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { RemoteNotice } from './remote-notice.tsx';
import type { ReportFailure } from './report-failure.ts';
import type { RetryPage } from './retry-page.ts';

interface PageErrorBoundaryProps {
  /** Name of the application. */
  readonly name: string;
  readonly site: SiteSettings;
  /** A change resets the boundary: another page may work. */
  readonly resetKey: string;
  readonly onFailure: ReportFailure;
  readonly onRetry: RetryPage;
  readonly children: ReactNode;
}

type State = { readonly status: 'ok' } | { readonly status: 'failed'; readonly resetKey: string };

/** Error boundary around a remote's pages, outside of which header and footer stay, or around the screens for staff. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { status: 'ok' };

  override componentDidCatch(error: unknown) {
    const { name, resetKey, onFailure } = this.props;
    console.error(`A page of "${name}" failed to render`, error);
    onFailure(name, isChunkError(error) ? 'chunk_unreachable' : 'failed_to_render', error);
    this.setState({ status: 'failed', resetKey });
  }

  override componentDidUpdate() {
    if (this.state.status === 'failed' && this.state.resetKey !== this.props.resetKey) this.setState({ status: 'ok' });
  }

  override render() {
    const { name, site, onRetry, children } = this.props;
    if (this.state.status === 'ok') return children;
    return <RemoteNotice site={site} reason="failed" onRetry={() => onRetry(name)} />;
  }
}
