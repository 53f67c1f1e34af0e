import { App, Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { InvitedAccount, StaffAccount } from 'shared-kit/api-client';
import { MAX_STAFF_NAME_LENGTH, STAFF_ROLES } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost, useSession } from 'shared-kit/remote';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { COMMON_TEXT, ROLE_NAMES } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './accounts.module.css';
import { InvitationLink } from './invitation-link.tsx';
import { ACCOUNT_TEXT, OWN_TEXT } from './texts.ts';
import { useRefreshAccounts } from './use-accounts.ts';

interface AccountDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

interface AccountValues extends Pick<StaffAccount, 'name' | 'role'> {
  readonly mayEnter: boolean;
}

/**
 * Dialog that changes name, role and access of an account. When the server rejects a change, the dialog shows the
 * reason and keeps the input.
 */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { api, session, toasts } = useHost();
  const own = useSession();
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const { describeError } = useErrorText();
  const refresh = useRefreshAccounts();
  const [invited, setInvited] = useState<InvitedAccount>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, email, disabled, sessions } = account;
  // Initial values, so that a save does not revert concurrent changes by a colleague.
  const [begin] = useState(account);

  /** Resolves to whether the call succeeded. */
  const run = async (call: () => Promise<unknown>, done?: Message): Promise<boolean> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await call();
      if (done) toasts.success(formatMessage(done));
      return true;
    } catch (error) {
      console.error('The account could not be changed', error);
      setProblem(describeError(error));
      return false;
    } finally {
      setIsBusy(false);
      await refresh();
    }
  };
  const save = async ({ mayEnter, ...values }: AccountValues) => {
    const changes = {
      ...(values.name !== begin.name && { name: values.name }),
      ...(values.role !== begin.role && { role: values.role }),
      ...(mayEnter === begin.disabled && { disabled: !mayEnter }),
    };
    if (Object.keys(changes).length === 0) return onClose();
    if (!(await run(() => api.accounts.change(id, changes), ACCOUNT_TEXT.saved))) return;
    onClose();
    const isOwn = own.status === 'signed-in' && own.accountId === String(id);
    if (isOwn && changes.name !== undefined) await session.refresh();
  };
  const askToRemove = () =>
    void modal.confirm({
      title: <bdi translate="no">{account.name || email}</bdi>,
      content: formatMessage(ACCOUNT_TEXT.removeQuestion),
      okText: formatMessage(ACCOUNT_TEXT.remove),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      async onOk() {
        if (await run(() => api.accounts.remove(id), ACCOUNT_TEXT.removed)) onClose();
      },
    });

  return (
    <Modal
      open
      title={formatMessage(ACCOUNT_TEXT.editTitle)}
      okText={formatMessage(COMMON_TEXT.save)}
      okButtonProps={{ loading: isBusy, htmlType: 'submit', form: 'account' }}
      cancelButtonProps={{ disabled: isBusy }}
      mask={{ closable: false }}
      onCancel={() => !isBusy && onClose()}
    >
      <p className={styles.note}>
        <bdi dir="ltr" translate="no">
          {email}
        </bdi>
      </p>
      <Form<AccountValues>
        name="account"
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: begin.name, role: begin.role, mayEnter: !begin.disabled }}
        onFinish={save}
      >
        <Form.Item name="name" label={formatMessage(OWN_TEXT.name)}>
          <Input autoComplete="off" maxLength={MAX_STAFF_NAME_LENGTH} />
        </Form.Item>
        <Form.Item name="role" label={formatMessage(ACCOUNT_TEXT.role)} extra={formatMessage(ACCOUNT_TEXT.roleHint)}>
          <ChoiceField choices={STAFF_ROLES.map((value) => ({ value, label: formatMessage(ROLE_NAMES[value]) }))} />
        </Form.Item>
        <Form.Item name="mayEnter" valuePropName="checked" extra={formatMessage(ACCOUNT_TEXT.mayEnterHint)}>
          <Checkbox>{formatMessage(ACCOUNT_TEXT.mayEnter)}</Checkbox>
        </Form.Item>
      </Form>
      <div className={styles.buttons}>
        <Button
          disabled={isBusy || disabled}
          onClick={() => void run(async () => setInvited(await api.accounts.inviteAgain(id)))}
        >
          {formatMessage(ACCOUNT_TEXT.newLink)}
        </Button>
        <Button
          disabled={isBusy || sessions === 0}
          onClick={() => void run(() => api.accounts.signOut(id), ACCOUNT_TEXT.signedOut)}
        >
          {formatMessage(ACCOUNT_TEXT.signOut)}
        </Button>
        <Button danger disabled={isBusy} onClick={askToRemove}>
          {formatMessage(ACCOUNT_TEXT.remove)}
        </Button>
      </div>
      {invited && <InvitationLink account={invited} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Modal>
  );
}
