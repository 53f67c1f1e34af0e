import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { useMay } from '../data/use-may.ts';
import { OwnAccount } from '../features/accounts/own-account.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { StaffList } from '../features/accounts/staff-list.tsx';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './settings-page.module.css';

/** `/admin/settings`: the own account, and for owners those of all staff. */
export function SettingsPage() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const managesAccounts = useMay('accounts.manage');
  const title = formatMessage(SETTINGS_TEXT.title);
  return (
    <>
      <PageMeta title={title} siteName={site.agencyName} isUnlisted />
      <PageHeader title={title} back={<BackLink />} />
      <div className={styles.sections}>
        <OwnAccount />
        <PasswordForm />
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
