import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SiteLinks } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { StaffHeader } from './staff-header.tsx';
import type { StaffNavigationStore } from './staff-navigation.ts';
import styles from './staff-shell.module.css';
import { COPYRIGHT_YEAR, FOOTER_TEXT } from './texts.ts';

interface StaffShellProps {
  readonly site: SiteSettings;
  readonly links: SiteLinks;
  readonly navigation: StaffNavigationStore;
  /** Whether the remote of the page leaves the navigation to the links of staff, until another one has set it. */
  readonly showsLinksAlone: boolean;
  readonly languages?: ReactNode;
  readonly appearance?: ReactNode;
  readonly children: ReactNode;
}

/** The compact header, and a footer of one line, around a staff page. */
export function StaffShell({
  site,
  links,
  navigation,
  showsLinksAlone,
  languages,
  appearance,
  children,
}: StaffShellProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <StaffHeader
        agencyName={site.agencyName}
        links={links}
        navigation={useStore(navigation)}
        showsLinksAlone={showsLinksAlone}
        languages={languages}
        appearance={appearance}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{formatMessage(FOOTER_TEXT.copyright, { year: String(COPYRIGHT_YEAR), agencyName: site.agencyName })}</p>
        <ul>
          {links.legal?.map(({ label, path }) => (
            <li key={`${path} ${label}`}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
