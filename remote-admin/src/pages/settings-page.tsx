import { useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Message, useIntl } from 'shared-kit/intl';
import { useIsPermitted, usePermission } from '../data/use-permission.ts';
import { CurrencyNote } from '../features/accounts/currency-note.tsx';
import { OwnAccount } from '../features/accounts/own-account.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { StaffList } from '../features/accounts/staff-list.tsx';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { TemplateList } from '../features/email/template-list.tsx';
import { HistoryCard } from '../features/history/history-card.tsx';
import { NotificationPanel } from '../features/live/notification-panel.tsx';
import { type PagePanel, PanelList } from '../kit/panel-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './settings-page.module.css';
import { OFFICE_PAGES, SETTINGS_PAGES, SETTINGS_SECTIONS, type SettingsSection } from './settings-sections.ts';

/** The person's account, and beside it all other sections. */
const COLUMNS: readonly (readonly (PagePanel & SettingsSection)[])[] = [
  [
    { ...SETTINGS_SECTIONS.account, isFolded: true, Panel: OwnAccount },
    { ...SETTINGS_SECTIONS.password, Panel: PasswordForm },
  ],
  [
    { ...SETTINGS_SECTIONS.notifications, isFolded: true, Panel: NotificationPanel },
    { ...SETTINGS_SECTIONS.templates, isFolded: true, Panel: TemplateList },
    { ...SETTINGS_SECTIONS.staff, isFolded: true, Panel: StaffList },
    {
      ...SETTINGS_SECTIONS.history,
      isFolded: true,
      Panel: ({ title }) => <HistoryCard title={title} entity="Accounts" />,
    },
  ],
];

/** `/admin/settings`: own account, password and notifications; the templates of e-mails; for owners also the accounts of all staff. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const here = useId();
  const title = formatMessage(SETTINGS_TEXT.title);
  useEffect(() => {
    // After the host has gone to the start of the page.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(hash.slice(1));
      // On a phone each is one line that opens.
      part?.querySelector('details')?.setAttribute('open', '');
      part?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        <nav className={styles.links} aria-label={title}>
          <PageLinks title={SETTINGS_TEXT.office} pages={OFFICE_PAGES} />
          <PageLinks title={SETTINGS_TEXT.setUp} pages={SETTINGS_PAGES} />
          <div className={styles.here}>
            <h2 id={here}>{formatMessage(SETTINGS_TEXT.sections)}</h2>
            <ul aria-labelledby={here}>
              {COLUMNS.flat().map((panel) => (
                <PanelLink key={panel.anchor} {...panel} isShown={hash === `#${panel.anchor}`} />
              ))}
            </ul>
          </div>
        </nav>
        <div className={styles.columns}>
          <CurrencyNote />
          {COLUMNS.map((panels) => (
            <div key={panels[0]?.anchor} className={styles.sections}>
              <PanelList panels={panels} facts={{}} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

type LinkedPage = (typeof OFFICE_PAGES | typeof SETTINGS_PAGES)[number];

/** Links to pages below their heading. */
function PageLinks({ title, pages }: { readonly title: Message; readonly pages: readonly LinkedPage[] }) {
  const { formatMessage } = useIntl();
  const isPermitted = useIsPermitted();
  const id = useId();
  const permitted = pages.filter(({ permission }) => isPermitted(permission));
  return (
    permitted.length > 0 && (
      <div>
        <h2 id={id}>{formatMessage(title)}</h2>
        <ul aria-labelledby={id}>
          {permitted.map(({ title, path }) => (
            <li key={path}>
              <Link to={path}>{formatMessage(title)}</Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

interface PanelLinkProps extends SettingsSection {
  /** Whether the address names the section. */
  readonly isShown: boolean;
}

function PanelLink({ title, anchor, permission, isShown }: PanelLinkProps) {
  const { formatMessage } = useIntl();
  return (
    usePermission(permission) && (
      <li>
        <a href={`#${anchor}`} aria-current={isShown ? 'location' : undefined}>
          {formatMessage(title)}
        </a>
      </li>
    )
  );
}
