import { App, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { MAX_STAFF_NAME_LENGTH } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost, useSession } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useSignOut } from '../../data/use-sign-out.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { Panel } from '../../ui/panel.tsx';
import { ROLE_NAMES } from '../../ui/texts.ts';
import styles from './accounts.module.css';
import { OWN_TEXT } from './texts.ts';
import { useRefreshAccounts } from './use-accounts.ts';

/** Settings of the own account: name, language, and signing out on all devices. */
export function OwnAccount({ title }: PanelProps) {
  const { api, locale, session, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const signOut = useSignOut();
  const showFailure = useFailureToast();
  const refresh = useRefreshAccounts();
  const [form] = Form.useForm<{ readonly name: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const person = useSession();
  const { name = '', email, role } = person.status === 'signed-in' ? person : {};
  useEffect(() => {
    if (!form.isFieldTouched('name')) form.setFields([{ name: 'name', value: name, touched: false }]);
  }, [form, name]);

  const save = async (values: { readonly name: string }) => {
    setIsSaving(true);
    try {
      await api.accounts.changeOwnName(values.name);
      toasts.success(formatMessage(OWN_TEXT.saved));
      form.setFields([{ name: 'name', touched: false }]);
      await Promise.all([refresh(), session.refresh()]);
    } catch (error) {
      showFailure({ log: 'The name could not be saved', error, text: formatMessage(OWN_TEXT.saveFailed) });
    } finally {
      setIsSaving(false);
    }
  };
  const signOutEverywhere = async () => {
    try {
      await api.accounts.signOutEverywhere();
    } catch (error) {
      return showFailure({ log: 'Signing out failed', error, text: formatMessage(OWN_TEXT.signOutFailed) });
    }
    signOut();
  };
  const askToSignOut = () =>
    void modal.confirm({
      title: formatMessage(OWN_TEXT.signOut),
      content: formatMessage(OWN_TEXT.signOutQuestion),
      okText: formatMessage(OWN_TEXT.signOut),
      icon: null,
      onOk: signOutEverywhere,
    });

  return (
    <Panel title={title}>
      {email && role && (
        <p className={styles.note}>
          {formatMessage(OWN_TEXT.signedInAs, {
            email: (
              <bdi key="email" dir="ltr" translate="no">
                {email}
              </bdi>
            ),
            role: formatMessage(ROLE_NAMES[role]),
          })}
        </p>
      )}
      <Form
        form={form}
        // Disabled until the name is known, so that it is not replaced by an empty one.
        disabled={email === undefined}
        name="own-account"
        layout="vertical"
        requiredMark={false}
        initialValues={{ name }}
        onFinish={save}
        className={styles.form}
      >
        <Form.Item
          label={formatMessage(OWN_TEXT.name)}
          htmlFor="own-account_name"
          extra={formatMessage(OWN_TEXT.nameHint)}
        >
          <div className={styles.beside}>
            <Form.Item noStyle name="name">
              <Input maxLength={MAX_STAFF_NAME_LENGTH} autoComplete="name" />
            </Form.Item>
            <Button htmlType="submit" loading={isSaving}>
              {formatMessage(OWN_TEXT.save)}
            </Button>
          </div>
        </Form.Item>
      </Form>
      <Form layout="vertical" className={styles.form}>
        <Form.Item label={formatMessage(OWN_TEXT.language)} htmlFor="own-language">
          <ChoiceField
            id="own-language"
            value={locale.code}
            choices={LANGUAGE_CHOICES}
            onChange={(code) => locale.choose(code)}
          />
        </Form.Item>
      </Form>
      <p className={styles.signOut}>
        <Button onClick={askToSignOut}>{formatMessage(OWN_TEXT.signOut)}</Button>
      </p>
    </Panel>
  );
}
