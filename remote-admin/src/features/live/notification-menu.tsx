import { Button, Popover, Switch } from 'antd';
import { useId } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useStore } from 'zustand';
import { notificationSetting, setNotifications } from './browser-notifications.ts';
import styles from './notification-menu.module.css';
import { NOTIFICATION_TEXT } from './texts.ts';

/** The button that opens the switch for notifications of the browser. */
export function NotificationMenu() {
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
  const content = (
    <div className={styles.menu}>
      <div className={styles.switch}>
        <span id={label}>{formatMessage(NOTIFICATION_TEXT.switch)}</span>
        <Switch
          aria-labelledby={label}
          aria-describedby={hint}
          checked={setting === 'on'}
          onChange={(isOn) => void setNotifications(isOn, first)}
        />
      </div>
      <p id={hint} role="status">
        {formatMessage(setting === 'blocked' ? NOTIFICATION_TEXT.blocked : NOTIFICATION_TEXT.hint)}
      </p>
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button>{formatMessage(NOTIFICATION_TEXT.menu)}</Button>
    </Popover>
  );
}
