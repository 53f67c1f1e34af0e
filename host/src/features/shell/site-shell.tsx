import type { ReactNode } from 'react';
import type { SiteSettings } from 'shared-kit/domain';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';

/** Header and footer around a page. */
export function SiteShell({ site, children }: { readonly site: SiteSettings; readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader agencyName={site.agencyName} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}
