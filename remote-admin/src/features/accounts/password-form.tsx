import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { PASSWORD_LENGTH } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './accounts.module.css';
import { PASSWORD_TEXT } from './texts.ts';

interface Passwords {
  readonly current: string;
  readonly next: string;
}

/** Form that changes the own password, behind a button. A failed save keeps the input. */
export function PasswordForm({ title }: PanelProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const [form] = Form.useForm<Passwords>();
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);

  const close = () => {
    form.resetFields();
    setIsOpen(false);
  };

  const save = async ({ current, next }: Passwords) => {
    setIsSaving(true);
    try {
      await api.accounts.changeOwnPassword(current, next);
      toasts.success(formatMessage(PASSWORD_TEXT.saved), formatMessage(PASSWORD_TEXT.hint));
      close();
    } catch (error) {
      const problems = Object.entries(describeFields(error)).filter(
        ([field]) => field === 'current' || field === 'next',
      );
      form.setFields(problems.map(([field, problem]) => ({ name: field as keyof Passwords, errors: [problem] })));
      const text = problems.length > 0 ? formatMessage(PASSWORD_TEXT.failed) : describeError(error);
      showFailure({ log: 'The password could not be changed', error, text });
    } finally {
      setIsSaving(false);
    }
  };
  const { min, max } = PASSWORD_LENGTH;
  const length = formatMessage(PASSWORD_TEXT.length, { minimum: min });

  if (!isOpen)
    return (
      <Panel
        title={title}
        aside={
          // The focus comes back to it.
          <Button
            autoFocus={isOpen === false}
            aria-label={formatMessage(PASSWORD_TEXT.title)}
            onClick={() => setIsOpen(true)}
          >
            {formatMessage(PASSWORD_TEXT.change)}
          </Button>
        }
      >
        {null}
      </Panel>
    );
  return (
    <Panel title={title}>
      <Form name="password" form={form} layout="vertical" requiredMark={false} onFinish={save} className={styles.form}>
        <Form.Item
          name="current"
          label={formatMessage(PASSWORD_TEXT.current)}
          rules={[{ required: true, message: formatMessage(PASSWORD_TEXT.missing) }]}
        >
          <Input.Password autoFocus dir="ltr" autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="next"
          label={formatMessage(PASSWORD_TEXT.next)}
          extra={length}
          validateTrigger="onSubmit"
          rules={[{ required: true, min, message: length }]}
        >
          <Input.Password dir="ltr" autoComplete="new-password" maxLength={max} />
        </Form.Item>
        <div className={styles.beside}>
          <Button htmlType="submit" loading={isSaving}>
            {formatMessage(PASSWORD_TEXT.title)}
          </Button>
          <Button onClick={close}>{formatMessage(COMMON_TEXT.cancel)}</Button>
        </div>
        <p className={styles.note}>{formatMessage(PASSWORD_TEXT.hint)}</p>
      </Form>
    </Panel>
  );
}
