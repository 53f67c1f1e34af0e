import { Switch } from 'antd';
import { useId } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useStore } from 'zustand';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { notificationSetting, setNotifications } from './browser-notifications.ts';
import styles from './notification-panel.module.css';
import { NOTIFICATION_TEXT } from './texts.ts';

/** The switch for notifications of the browser. */
export function NotificationPanel({ title }: PanelProps) {
  const { formatMessage } = useIntl();
  const { locale } = useHost();
  const setting = useStore(notificationSetting);
  const [label, hint] = [useId(), useId()];
  const first = {
    title: formatMessage(NOTIFICATION_TEXT.on),
    language: locale.code,
    direction: locale.direction,
    tag: 'notifications-on',
  };
  return (
    <Panel title={title}>
      <div className={styles.switch}>
        <Switch
          aria-labelledby={label}
          aria-describedby={hint}
          checked={setting === 'on'}
          onChange={(isOn) => void setNotifications(isOn, first)}
        />
        <span id={label}>{formatMessage(NOTIFICATION_TEXT.switch)}</span>
      </div>
      <p id={hint} role="status" className={styles.hint}>
        {formatMessage(setting === 'blocked' ? NOTIFICATION_TEXT.blocked : NOTIFICATION_TEXT.hint)}
      </p>
    </Panel>
  );
}
