import { defineMessages } from 'shared-kit/intl';

export const TOAST_TEXT = defineMessages({
  dismiss: { id: 'toasts.TOAST_TEXT.dismiss', defaultMessage: 'Dismiss', description: 'Closes a notice' },
  undo: { id: 'toasts.TOAST_TEXT.undo', defaultMessage: 'Undo', description: 'Button: takes the last step back' },
  region: {
    id: 'toasts.TOAST_TEXT.region',
    defaultMessage: 'Notifications ({hotkey})',
    description: 'Name of the area with notices; hotkey: the key that moves the focus to it, F8',
  },
});
