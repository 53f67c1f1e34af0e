import { useEffect } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { useStore } from 'zustand';
import { ContactLinks } from './contact-links.tsx';
import type { RemoteRegistry } from './remote-registry.ts';
import type { RetryPage } from './retry-page.ts';
import { RetryPageButton } from './retry-page-button.tsx';
import styles from './static-page-notice.module.css';
import { NOTICE_TEXT } from './texts.ts';

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
  const { status } = useStore(remotes, (states) => states[name]);
  useDocumentLinks(status !== 'ready');
  if (status !== 'failed') return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{NOTICE_TEXT.static}</p>
      <div className={styles.links}>
        <RetryPageButton onRetry={() => onRetry(name)} />
        <ContactLinks site={site} />
      </div>
    </div>
  );
}

/** While active, links load a new document: the router would wait for a remote that is not there. */
function useDocumentLinks(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    };
    // Before it reaches React, which listens further inside.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isActive]);
}
