import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { InvitedAccount } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useMailStatus } from '../../data/use-emails.ts';
import styles from './accounts.module.css';
import { LINK_TEXT } from './texts.ts';

/** The link of an invitation with a copy button, since there may be no mail server. */
export function InvitationLink({ account: { email, link } }: { readonly account: InvitedAccount }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const mail = useMailStatus();
  const isMailed = mail.status !== 'ready' || mail.value.delivery === 'smtp';
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Copying is not allowed: selects the text instead.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className={styles.link}>
      <p>
        {formatMessage(isMailed ? LINK_TEXT.sent : LINK_TEXT.files, {
          email: (
            <bdi key="email" dir="ltr" translate="no">
              {email}
            </bdi>
          ),
        })}
      </p>
      <label htmlFor={id}>{formatMessage(LINK_TEXT.label)}</label>
      <Input id={id} dir="ltr" readOnly value={link} onFocus={({ target }) => target.select()} />
      <p className={styles.note}>{formatMessage(LINK_TEXT.once)}</p>
      <Button onClick={() => void copy()}>{formatMessage(LINK_TEXT.copy)}</Button>
      <output className={styles.note}>{isCopied && formatMessage(LINK_TEXT.copied)}</output>
    </div>
  );
}
