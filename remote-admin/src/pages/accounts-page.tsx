import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../data/use-permission.ts';
import { CurrencyNote } from '../features/accounts/currency-note.tsx';
import { OwnAccount } from '../features/accounts/own-account.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { StaffList } from '../features/accounts/staff-list.tsx';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { NotificationPanel } from '../features/live/notification-panel.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ConsolePageMeta } from '../ui/console-page-meta.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './accounts-page.module.css';

/** `/admin/settings`: own account, password and notifications; for owners also the accounts of all staff. */
export function AccountsPage() {
  const { formatMessage } = useIntl();
  const managesAccounts = usePermission('accounts.manage');
  const title = formatMessage(SETTINGS_TEXT.title);
  return (
    <>
      <ConsolePageMeta title={title} />
      <PageHeader title={title} back={<BackLink />} />
      <CurrencyNote />
      <div className={styles.sections}>
        <OwnAccount />
        <PasswordForm />
        <NotificationPanel />
        {managesAccounts && (
          <>
            <StaffList />
            <HistoryCard entity="Accounts" />
          </>
        )}
      </div>
    </>
  );
}
