import type { ReactNode } from 'react';
import type { SiteLinks } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';

interface SiteShellProps {
  readonly site: SiteSettings;
  readonly links: SiteLinks;
  /** The menu of languages for the header, and their links for the footer. */
  readonly languages?: { readonly menu: ReactNode; readonly links: ReactNode };
  /** The theme setting, in the footer and in the menu of phones. */
  readonly appearance?: ReactNode;
  readonly children: ReactNode;
}

/** Header and footer around a page. */
export function SiteShell({ site, links, languages, appearance, children }: SiteShellProps) {
  return (
    <>
      <SiteHeader agencyName={site.agencyName} links={links} languages={languages?.menu} appearance={appearance} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter site={site} links={links} languages={languages?.links} appearance={appearance} />
    </>
  );
}
