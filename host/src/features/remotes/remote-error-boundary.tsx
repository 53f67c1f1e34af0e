import { Component, type ReactNode } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { RemoteNotice } from './remote-notice.tsx';
import { reportFailure } from './report-failure.ts';

interface RemoteErrorBoundaryProps {
  readonly name: RemoteName;
  readonly site: SiteSettings;
  /** The failure is forgotten when this changes: another page may be fine. */
  readonly resetKey: string;
  /** Before the page is tried again. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

type State = { readonly status: 'fine' } | { readonly status: 'failed'; readonly resetKey: string };

/** Keeps an error of a remote's page inside the remote's part of the screen. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, State> {
  override state: State = { status: 'fine' };

  override componentDidCatch(error: unknown) {
    console.error(`Remote "${this.props.name}" failed while rendering`, error);
    reportFailure({ remote: this.props.name, failure: 'failed_to_render', error });
    this.setState({ status: 'failed', resetKey: this.props.resetKey });
  }

  override componentDidUpdate() {
    if (this.state.status === 'failed' && this.state.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = () => {
    this.props.onReset();
    this.setState({ status: 'fine' });
  };

  override render() {
    if (this.state.status === 'fine') return this.props.children;
    return <RemoteNotice site={this.props.site} reason="failed" onRetry={this.reset} />;
  }
}
