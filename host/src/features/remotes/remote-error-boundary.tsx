import { Component, type ReactNode } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { RemoteNotice } from './remote-notice.tsx';

interface RemoteErrorBoundaryProps {
  readonly name: RemoteName;
  readonly site: SiteSettings;
  /** The failure is forgotten when this changes: another page may be fine. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

type State = { readonly status: 'fine' } | { readonly status: 'failed'; readonly resetKey: string };

/** Keeps an error of a remote's page inside the remote's part of the screen. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, State> {
  override state: State = { status: 'fine' };

  static getDerivedStateFromProps({ resetKey }: RemoteErrorBoundaryProps, state: State): State | null {
    return state.status === 'failed' && state.resetKey !== resetKey ? { status: 'fine' } : null;
  }

  override componentDidCatch(error: unknown) {
    console.error(`Remote "${this.props.name}" failed while rendering`, error);
    this.setState({ status: 'failed', resetKey: this.props.resetKey });
  }

  override render() {
    if (this.state.status === 'fine') return this.props.children;
    return <RemoteNotice site={this.props.site} reason="failed" onRetry={() => this.setState({ status: 'fine' })} />;
  }
}
