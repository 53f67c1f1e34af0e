import { useSyncExternalStore } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { ContactLinks } from './contact-links.tsx';
import type { RemoteRegistry } from './remote-registry.ts';
import { RetryButton } from './retry-button.tsx';
import type { RetryPage } from './retry-page.ts';
import styles from './static-page-notice.module.css';
import { useDocumentLinks } from './use-document-links.ts';

interface StaticPageNoticeProps {
  readonly name: RemoteName;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
  readonly onRetry: RetryPage;
}

/**
 * Stands over a page that came rendered and can be read, but was not hydrated since its remote failed: its forms do
 * nothing. Links load the next page as a document, which comes rendered too.
 */
export function StaticPageNotice({ name, remotes, site, onRetry }: StaticPageNoticeProps) {
  // Hydration starts from what the server rendered, whatever has become of the remote by then.
  const { status } = useSyncExternalStore(remotes.subscribe, () => remotes.getState(name), remotes.getInitialState);
  useDocumentLinks(status !== 'ready');
  if (status !== 'failed') return null;
  return (
    <div className={styles.notice} role="alert">
      <p>Booking does not work on this page right now. You can read on, and book by phone or WhatsApp.</p>
      <div className={styles.links}>
        <RetryButton onRetry={() => onRetry(name)} />
        <ContactLinks site={site} />
      </div>
    </div>
  );
}
