import { useEffect } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost, useSession } from 'shared-kit/remote';
import { usePickupConflicts } from '../data/use-pickup-conflicts.ts';
import { useSignOut } from '../data/use-sign-out.ts';
import { SHORTCUTS_TEXT } from '../features/shortcuts/texts.ts';
import { DASHBOARD_TEXT } from '../pages/texts.ts';
import { ROLE_NAMES } from '../ui/texts.ts';
import { SEARCH_TEXT } from './search/texts.ts';
import { NAVIGATION_TEXT } from './texts.ts';
import { useNewRequests } from './use-new-requests.ts';

/** The entries of the navigation, in their order. Icons are SVG paths on 24 px. */
export const NAVIGATION_ITEMS = [
  {
    path: '/admin/today',
    within: '/admin/cash',
    label: NAVIGATION_TEXT.today,
    icon: 'M4 6.5l1.5 1.500 3-3M4 16.500l1.500 1.500 3-3M12 7h8M12 17h8',
  },
  {
    path: '/admin',
    // All pages that belong to no other entry.
    within: '/admin/',
    label: NAVIGATION_TEXT.bookings,
    icon: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9.500 8.500h5M9.500 12.500h5',
  },
  {
    path: '/admin/planning',
    label: NAVIGATION_TEXT.planning,
    icon: 'M4 7h16v13H4zM4 11h16M8 4v4M16 4v4M7 14h6M11 17h6',
  },
  {
    path: '/admin?tab=fleet',
    within: '/admin/cars/',
    label: NAVIGATION_TEXT.fleet,
    icon: 'M3.500 17v-4l2-5.500h13l2 5.500v4zM3.500 13h17M5.500 17v2M18.500 17v2M7 15h.01M17 15h.01',
  },
  {
    path: '/admin/settings',
    // Also the pages that the settings link to, except those of another entry.
    within: ['settings/', 'customers', 'invoices', 'fines', 'reports', 'reviews'].map((page) => `/admin/${page}`),
    label: NAVIGATION_TEXT.settings,
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
];

/**
 * Sets the navigation of the console in the host's header, with a button for each function. A component, because the question
 * at sign-out needs the `App` around it.
 */
export function StaffNavigation({
  onShortcuts,
  onSearch,
}: Readonly<Record<'onShortcuts' | 'onSearch', () => void>>): null {
  const { frame } = useHost();
  const { formatMessage } = useIntl();
  const session = useSession();
  const signOut = useSignOut();
  const newRequests = useNewRequests();
  const conflicts = usePickupConflicts().length;

  useEffect(() => {
    if (session.status !== 'signed-in') return;
    const { name, email, role } = session;
    frame.setNavigation({
      items: NAVIGATION_ITEMS.map(({ label, ...item }) => ({
        ...item,
        label: formatMessage(label),
        ...(item.path === '/admin/today' &&
          conflicts > 0 && {
            count: conflicts,
            countLabel: formatMessage(NAVIGATION_TEXT.conflicts, { count: conflicts }),
          }),
        ...(item.path === '/admin' && {
          count: newRequests,
          countLabel: formatMessage(NAVIGATION_TEXT.newRequests, { count: newRequests }),
        }),
      })),
      search: { label: formatMessage(SEARCH_TEXT.title), onSelect: onSearch },
      person: {
        name: name || email || formatMessage(NAVIGATION_TEXT.account),
        details: [...(name && email ? [email] : []), ...(role ? [formatMessage(ROLE_NAMES[role])] : [])],
        actions: [
          { label: formatMessage(SHORTCUTS_TEXT.title), onSelect: onShortcuts },
          { label: formatMessage(DASHBOARD_TEXT.signOut), onSelect: signOut },
        ],
      },
    });
  }, [frame, formatMessage, session, signOut, newRequests, conflicts, onShortcuts, onSearch]);
  return null;
}
