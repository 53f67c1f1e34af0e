import { OWN_TEXT, PASSWORD_TEXT, SETTINGS_TEXT, STAFF_TEXT } from '../features/accounts/texts.ts';
import { TEMPLATE_TEXT } from '../features/email/texts.ts';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { NOTIFICATION_TEXT } from '../features/live/texts.ts';
import type { PagePanel } from '../kit/panel-list.tsx';
import { PAGE_LINKS } from '../ui/texts.ts';

export type SettingsSection = Omit<PagePanel, 'Panel'> & { readonly anchor: string };

/** The sections of the settings: what their page shows, and what the search everywhere finds. */
export const SETTINGS_SECTIONS = {
  account: { title: OWN_TEXT.title, anchor: 'account-settings' },
  password: { title: PASSWORD_TEXT.title, anchor: 'password-settings' },
  notifications: { title: NOTIFICATION_TEXT.title, anchor: 'notifications-settings' },
  templates: { title: TEMPLATE_TEXT.list, anchor: 'template-settings', permission: 'mail.send' },
  staff: { title: STAFF_TEXT.title, anchor: 'staff-settings', permission: 'accounts.manage' },
  history: { title: HISTORY_TEXT.accounts, anchor: 'history-settings', permission: 'accounts.manage' },
} as const satisfies Readonly<Record<string, SettingsSection>>;

/** Pages of settings beside the sections. */
export const SETTINGS_PAGES = [
  { title: SETTINGS_TEXT.prices, path: '/admin/settings/prices', permission: 'prices.read' },
  { title: SETTINGS_TEXT.papers, path: '/admin/settings/papers', permission: 'papers.read' },
  { title: SETTINGS_TEXT.transfer, path: '/admin/settings/transfer', permission: 'data.transfer' },
] as const;

/** Pages of the daily office work, which are reached from the settings. */
export const OFFICE_PAGES = [
  { title: PAGE_LINKS.customers, path: '/admin/customers', permission: 'customers.read' },
  { title: PAGE_LINKS.invoices, path: '/admin/invoices', permission: 'bookings.read' },
  { title: PAGE_LINKS.fines, path: '/admin/fines', permission: 'fines.read' },
  { title: PAGE_LINKS.cash, path: '/admin/cash', permission: 'bookings.read' },
  { title: PAGE_LINKS.reports, path: '/admin/reports', permission: 'reports.read' },
  { title: PAGE_LINKS.reviews, path: '/admin/reviews', permission: 'reviews.manage' },
] as const;
