import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../data/use-permission.ts';
import { CurrencyNote } from '../features/accounts/currency-note.tsx';
import { OwnAccount } from '../features/accounts/own-account.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { StaffList } from '../features/accounts/staff-list.tsx';
import { OWN_TEXT, PASSWORD_TEXT, SETTINGS_TEXT, STAFF_TEXT } from '../features/accounts/texts.ts';
import { TemplateList } from '../features/email/template-list.tsx';
import { TEMPLATE_TEXT } from '../features/email/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { NotificationPanel } from '../features/live/notification-panel.tsx';
import { NOTIFICATION_TEXT } from '../features/live/texts.ts';
import { type PagePanel, PanelList } from '../kit/panel-list.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './settings-page.module.css';

type LinkedPanel = PagePanel & { readonly anchor: string };

/** What concerns the person, and what concerns the agency. */
const COLUMNS: readonly (readonly LinkedPanel[])[] = [
  [
    { title: OWN_TEXT.title, anchor: 'account-settings', Panel: OwnAccount },
    { title: PASSWORD_TEXT.title, anchor: 'password-settings', Panel: PasswordForm },
    { title: NOTIFICATION_TEXT.title, anchor: 'notifications-settings', Panel: NotificationPanel },
  ],
  [
    { title: TEMPLATE_TEXT.list, anchor: 'template-settings', permission: 'mail.send', Panel: TemplateList },
    { title: STAFF_TEXT.title, anchor: 'staff-settings', permission: 'accounts.manage', Panel: StaffList },
    {
      title: HISTORY_TEXT.accounts,
      anchor: 'history-settings',
      permission: 'accounts.manage',
      Panel: ({ title }) => <HistoryCard title={title} entity="Accounts" />,
    },
  ],
];

/** `/admin/settings`: own account, password and notifications; the templates of e-mails; for owners also the accounts of all staff. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(SETTINGS_TEXT.title)} back={<BackLink />} />
      <div className={styles.sections}>
        <CurrencyNote />
        <nav aria-label={formatMessage(SETTINGS_TEXT.sections)}>
          <ul className={styles.links}>
            {COLUMNS.flat().map((panel) => (
              <PanelLink key={panel.anchor} {...panel} />
            ))}
          </ul>
        </nav>
        <div className={styles.columns}>
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

function PanelLink({ title, anchor, permission }: LinkedPanel) {
  const { formatMessage } = useIntl();
  return (
    usePermission(permission) && (
      <li>
        <a href={`#${anchor}`}>{formatMessage(title)}</a>
      </li>
    )
  );
}
