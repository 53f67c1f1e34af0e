import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { InvitedAccount, NewStaffAccount } from 'shared-kit/api-client';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, MAX_STAFF_NAME_LENGTH, normalizeEmail, STAFF_ROLES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { ROLE_NAMES } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './accounts.module.css';
import { InvitationLink } from './invitation-link.tsx';
import { ACCOUNT_TEXT, OWN_TEXT } from './texts.ts';
import { useRefreshAccounts } from './use-accounts.ts';

/** Dialog that creates an account, then shows the link by which its person chooses a password. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { api, locale } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefreshAccounts();
  const [invited, setInvited] = useState<InvitedAccount>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const invite = async (account: NewStaffAccount) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      setInvited(await api.accounts.invite(account));
      await refresh();
    } catch (error) {
      console.error('The invitation failed', error);
      setProblem(describeError(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Modal
      open
      title={formatMessage(ACCOUNT_TEXT.inviteTitle)}
      okText={formatMessage(invited ? ACCOUNT_TEXT.close : ACCOUNT_TEXT.send)}
      okButtonProps={invited ? {} : { loading: isSending, htmlType: 'submit', form: 'invitation' }}
      cancelButtonProps={invited ? { style: { display: 'none' } } : { disabled: isSending }}
      mask={{ closable: false }}
      onOk={() => invited && onClose()}
      onCancel={() => !isSending && onClose()}
    >
      {invited ? (
        <InvitationLink account={invited} />
      ) : (
        <Form<NewStaffAccount>
          name="invitation"
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={{ email: '', name: '', role: 'agent', language: locale.code }}
          onFinish={invite}
        >
          <Form.Item
            name="email"
            label={formatMessage(ACCOUNT_TEXT.email)}
            validateTrigger="onSubmit"
            rules={[
              {
                required: true,
                pattern: new RegExp(EMAIL_PATTERN),
                message: formatMessage(ACCOUNT_TEXT.emailProblem),
                transform: normalizeEmail,
              },
            ]}
          >
            <Input type="email" dir="ltr" inputMode="email" autoComplete="off" maxLength={MAX_EMAIL_LENGTH} />
          </Form.Item>
          <Form.Item
            name="name"
            label={formatMessage(OWN_TEXT.name)}
            rules={[{ required: true, whitespace: true, message: formatMessage(ACCOUNT_TEXT.nameMissing) }]}
          >
            <Input autoComplete="off" maxLength={MAX_STAFF_NAME_LENGTH} />
          </Form.Item>
          <Form.Item name="role" label={formatMessage(ACCOUNT_TEXT.role)} extra={formatMessage(ACCOUNT_TEXT.roleHint)}>
            <ChoiceField choices={STAFF_ROLES.map((value) => ({ value, label: formatMessage(ROLE_NAMES[value]) }))} />
          </Form.Item>
          <Form.Item
            name="language"
            label={formatMessage(OWN_TEXT.language)}
            extra={formatMessage(ACCOUNT_TEXT.languageHint)}
          >
            <ChoiceField choices={LANGUAGE_CHOICES} />
          </Form.Item>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </Form>
      )}
    </Modal>
  );
}
