import type { Locale } from 'shared-kit/domain';
import { createStore } from 'zustand/vanilla';
import { readChoice, storeChoice } from '../../data/stored-choice.ts';

const NAME = 'notifications';

export type NotificationSetting = 'off' | 'on' | 'blocked';

/** Whether this browser shows notifications of news: chosen here, and allowed by the browser. */
export const notificationSetting = createStore<NotificationSetting>()(() =>
  readChoice(NAME) === 'on' && isPermitted() ? 'on' : 'off',
);

/** Turns notifications on or off. Asks the browser's permission, which only the answer to a press may do. */
export async function setNotifications(isOn: boolean, first: NotificationContent): Promise<void> {
  if (!isOn) return change('off');
  if (typeof Notification === 'undefined') return change('blocked');
  const permission = await Notification.requestPermission();
  change(permission === 'granted' && showNotification(first) ? 'on' : 'blocked');
}

export interface NotificationContent extends Pick<Locale, 'direction'> {
  readonly title: string;
  readonly language: string;
  /** A later notification with the same tag replaces it, also of another tab. */
  readonly tag: string;
  readonly onPress?: () => void;
}

/** Returns whether the notification was shown: browsers of phones have the interface and refuse to use it. */
export function showNotification({ title, language, direction, tag, onPress }: NotificationContent): boolean {
  try {
    const shown = new Notification(title, { lang: language, dir: direction, tag });
    shown.onclick = () => {
      window.focus();
      onPress?.();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}

function isPermitted(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

function change(setting: NotificationSetting): void {
  notificationSetting.setState(setting, true);
  storeChoice(NAME, setting);
}
