import type { Locale } from 'shared-kit/domain';
import { createStore } from 'zustand/vanilla';
import { readChoice, storeChoice } from '../../kit/stored-choice.ts';

const NAME = 'notifications';

export type NotificationSetting = 'off' | 'on' | 'blocked';

/** State of notifications in this browser: `on` when the person enabled them and the browser allows them. */
export const notificationSetting = createStore<NotificationSetting>()(() =>
  readChoice(NAME) === 'on' && isPermitted() ? 'on' : 'off',
);

/**
 * Turns notifications on or off. Requests the browser's permission, so it must be called from an event handler of a
 * press.
 */
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

/**
 * Shows a notification. Returns whether it was shown: phone browsers have the constructor, but throw when it is called.
 */
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
