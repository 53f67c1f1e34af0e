import { Button } from 'antd';
import { useState } from 'react';
import type { StaffAccount } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Tag } from '../../ui/tag.tsx';
import { COMMON_TEXT, ROLE_NAMES } from '../../ui/texts.ts';
import { AccountDialog } from './account-dialog.tsx';
import styles from './accounts.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { STAFF_TEXT } from './texts.ts';
import { useStaffAccounts } from './use-accounts.ts';

/** The accounts of all staff, for owners. */
export function StaffList({ title }: PanelProps) {
  const { formatMessage } = useIntl();
  const state = useStaffAccounts();
  const [dialog, setDialog] = useState<'invite' | StaffAccount>();
  const accounts = state.status === 'ready' ? state.value : [];
  const opened = dialog === 'invite' ? undefined : dialog;
  // When the list cannot be read, the account as it was opened: the dialog may show a link that is shown only once.
  const edited = accounts.find(({ id }) => id === opened?.id) ?? opened;
  const close = () => setDialog(undefined);

  return (
    <>
      <ListPanel
        title={title}
        aside={<Button onClick={() => setDialog('invite')}>{formatMessage(STAFF_TEXT.invite)}</Button>}
        brief={accounts.length || ''}
        texts={STAFF_TEXT}
        state={state}
      >
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((account) => (
              <Account key={account.id} account={account} onEdit={() => setDialog(account)} />
            ))}
          </ul>
        )}
      </ListPanel>
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {edited && <AccountDialog key={edited.id} account={edited} onClose={close} />}
    </>
  );
}

function Account({ account, onEdit }: { readonly account: StaffAccount; readonly onEdit: () => void }) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const { name, email, role, disabled, isInvited, sessions, signedInAt } = account;
  return (
    <li className={styles.account}>
      <div>
        <p className={styles.line}>
          <strong>
            <bdi translate="no">{name || email}</bdi>
          </strong>{' '}
          <span>{formatMessage(ROLE_NAMES[role])}</span>{' '}
          {disabled && <Tag color="gray" label={formatMessage(STAFF_TEXT.blocked)} />}
          {isInvited && !disabled && <Tag color="yellow" label={formatMessage(STAFF_TEXT.invited)} />}
        </p>
        {name && (
          <p className={styles.note}>
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
          </p>
        )}
        {!isInvited && (
          <p className={styles.note}>
            {signedInAt === undefined
              ? formatMessage(STAFF_TEXT.signedOut)
              : formatMessage(STAFF_TEXT.signedIn, {
                  count: sessions,
                  moment: <bdi key="moment">{formatAgencyTimestamp(signedInAt, site.timeZone, locale.code)}</bdi>,
                })}
          </p>
        )}
      </div>
      <Button aria-label={formatMessage(STAFF_TEXT.editAccount, { name: name || email })} onClick={onEdit}>
        {formatMessage(COMMON_TEXT.edit)}
      </Button>
    </li>
  );
}
