export const TOAST_TEXT = {
  dismiss: 'Dismiss',
  region: (hotkey: string) => `Notifications (${hotkey})`,
} as const;
