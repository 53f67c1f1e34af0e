import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { SiteLink, StaffNavigation } from 'shared-kit/contract';
import { render } from 'shared-kit/testing/render';
import { SITE_LINKS } from 'shared-kit/testing/site-links.ts';
import { StaffHeader } from './staff-header.tsx';

const signOut = jest.fn();
const NAVIGATION: StaffNavigation = {
  items: [
    { path: '/admin/today', label: 'Today', icon: 'M0 0' },
    { path: '/admin', within: '/admin/bookings/', label: 'Bookings', icon: 'M0 0', count: 3, countLabel: '3 new' },
    { path: '/admin?tab=fleet', label: 'Fleet', icon: 'M0 0', count: 0 },
  ],
  person: {
    name: 'Amina',
    details: ['amina@zelligecars.example', 'Agent'],
    actions: [{ label: 'Sign out', onSelect: signOut }],
  },
};

function show(navigation: StaffNavigation | undefined, path = '/admin', staff: readonly SiteLink[] = []) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <StaffHeader agencyName="Zellige Cars" links={{ ...SITE_LINKS, staff }} navigation={navigation} />
    </MemoryRouter>,
  );
}

test('shows the navigation of the console, marks the current page, and counts what waits', () => {
  show(NAVIGATION, '/admin/bookings/7');
  const links = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/admin/today', null],
    ['/admin', 'true'],
    ['/admin?tab=fleet', null],
  ]);
  expect(links[1]).toHaveAccessibleName('Bookings (3 new)');
  expect(links[2]).toHaveTextContent(/^Fleet$/);
});

test('links of other remotes are where the operator placed them, and at the end otherwise', () => {
  const [own, desk, stock] = ['/admin/today', '/desk', '/stock'].map((path) => ({ path, label: path }));
  const linksWith = (...links: (SiteLink | undefined)[]) => {
    const { unmount } = show(
      NAVIGATION,
      '/admin',
      links.flatMap((link) => link ?? []),
    );
    const shown = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    unmount();
    return shown.map((link) => link.getAttribute('href'));
  };
  expect(linksWith(own, desk, stock)).toEqual(['/admin/today', '/desk', '/stock', '/admin', '/admin?tab=fleet']);
  expect(linksWith(desk)).toEqual(['/admin/today', '/admin', '/admin?tab=fleet', '/desk']);
});

test('shows brand and site menu until the console sets its navigation', () => {
  show(undefined);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('link', { name: 'Zellige Cars' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('every page for customers is in the menu of the site', () => {
  const { container } = show(NAVIGATION);
  const links = [...container.querySelectorAll('details:first-of-type a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/',
    '/cars',
    '/locations',
    '/about',
    '/support',
    '/my-booking',
    '/terms',
    '/privacy',
    '/cars',
  ]);
});

test('the menu of the person says who is signed in, and closes by an action, Escape and the focus elsewhere', async () => {
  const { container } = show(NAVIGATION);
  const user = userEvent.setup();
  const menu = container.querySelector<HTMLDetailsElement>('details:last-of-type') as HTMLDetailsElement;
  const button = screen.getByLabelText('Account: Amina');
  expect(menu).toHaveTextContent('Amina' + 'Amina' + 'amina@zelligecars.example' + 'Agent' + 'Sign out');

  await user.click(button);
  // The focus is on the menu button before the action, so that a dialog returns it there.
  signOut.mockImplementation(() => expect(button).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(menu.open).toBe(false);

  await user.click(button);
  await user.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(button).toHaveFocus();

  await user.click(button);
  screen.getByRole('link', { name: 'Zellige Cars' }).focus();
  expect(menu.open).toBe(false);
});
