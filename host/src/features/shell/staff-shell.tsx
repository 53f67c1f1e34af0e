import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SiteSettings } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { StaffHeader } from './staff-header.tsx';
import type { StaffNavigationStore } from './staff-navigation.ts';
import styles from './staff-shell.module.css';
import { COPYRIGHT_YEAR, FOOTER_TEXT, LEGAL_LINKS } from './texts.ts';

interface StaffShellProps {
  readonly site: SiteSettings;
  readonly navigation: StaffNavigationStore;
  readonly languages?: ReactNode;
  readonly appearance?: ReactNode;
  readonly children: ReactNode;
}

/** The compact header, and a footer of one line, around a staff page. */
export function StaffShell({ site, navigation, languages, appearance, children }: StaffShellProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <StaffHeader
        agencyName={site.agencyName}
        navigation={useStore(navigation)}
        languages={languages}
        appearance={appearance}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{formatMessage(FOOTER_TEXT.copyright, { year: String(COPYRIGHT_YEAR), agencyName: site.agencyName })}</p>
        <ul>
          {LEGAL_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{formatMessage(label)}</Link>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
