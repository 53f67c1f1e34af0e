import { useIntl } from 'shared-kit/intl';
import { CurrencyNote } from '../features/accounts/currency-note.tsx';
import { OwnAccount } from '../features/accounts/own-account.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { StaffList } from '../features/accounts/staff-list.tsx';
import { OWN_TEXT, PASSWORD_TEXT, SETTINGS_TEXT, STAFF_TEXT } from '../features/accounts/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { NotificationPanel } from '../features/live/notification-panel.tsx';
import { NOTIFICATION_TEXT } from '../features/live/texts.ts';
import { type PagePanel, PanelList } from '../kit/panel-list.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './settings-page.module.css';

const PANELS: readonly PagePanel[] = [
  { title: OWN_TEXT.title, Panel: OwnAccount },
  { title: PASSWORD_TEXT.title, Panel: PasswordForm },
  { title: NOTIFICATION_TEXT.title, Panel: NotificationPanel },
  { title: STAFF_TEXT.title, permission: 'accounts.manage', Panel: StaffList },
  {
    title: HISTORY_TEXT.accounts,
    permission: 'accounts.manage',
    Panel: ({ title }) => <HistoryCard title={title} entity="Accounts" />,
  },
];

/** `/admin/settings`: own account, password and notifications; for owners also the accounts of all staff. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(SETTINGS_TEXT.title)} back={<BackLink />} />
      <div className={styles.sections}>
        <CurrencyNote />
        <PanelList panels={PANELS} facts={{}} />
      </div>
    </>
  );
}
