import { useEffect } from 'react';
import type { SiteSettings } from 'shared-kit/domain';
import { FormattedMessage } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { ContactLinks } from './contact-links.tsx';
import { LOADING, type RemoteRegistry } from './remote-registry.ts';
import type { RetryPage } from './retry-page.ts';
import { RetryPageButton } from './retry-page-button.tsx';
import styles from './static-page-notice.module.css';
import { NOTICE_TEXT } from './texts.ts';

interface StaticPageNoticeProps {
  readonly name: string;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
  readonly onRetry: RetryPage;
}

/**
 * Notice above a server-rendered page that was not hydrated because its remote failed: it can be read, but its forms do
 * not work. Links load the next page as a document, which is server-rendered too.
 */
export function StaticPageNotice({ name, remotes, site, onRetry }: StaticPageNoticeProps) {
  const { status } = useStore(remotes, (states) => states[name] ?? LOADING);
  useDocumentLinks(status !== 'ready');
  if (status !== 'failed') return null;
  return (
    <div className={styles.notice} role="alert">
      <p>
        <FormattedMessage {...NOTICE_TEXT.static} />
      </p>
      <div className={styles.links}>
        <RetryPageButton onRetry={() => onRetry(name)} />
        <ContactLinks site={site} />
      </div>
    </div>
  );
}

/** While active, links load a new document: the router would wait for the missing remote. */
function useDocumentLinks(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    };
    // In the capture phase, before React's own listener.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isActive]);
}
