import { act, screen, waitFor, within } from '@testing-library/react';
import type { StaffNavigation } from 'shared-kit/contract';
import { addDays, agencyToday, type Booking } from 'shared-kit/domain';
import { PAGES } from '../pages.ts';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';

type Console = Awaited<ReturnType<typeof renderConsole>>;

/** Returns the navigation that the host received last. */
function handedOver({ host }: Console): StaffNavigation | undefined {
  return jest.mocked(host.frame.setNavigation).mock.lastCall?.[0];
}

test('the console sets the navigation with the number of new requests, and updates it', async () => {
  let count = 3;
  const shown = await renderConsole('/admin', {
    ...fakeApi({ bookings: [BOOKING] }),
    countEntities: async () => [{ value: 'requested', count }],
  });
  await screen.findByRole('link', { name: '7' });
  await waitFor(() =>
    expect(
      handedOver(shown)?.items.map(({ path, label, count, countLabel }) => [path, label, count, countLabel]),
    ).toEqual([
      ['/admin/today', 'Today', undefined, undefined],
      ['/admin', 'Bookings', 3, '3 new requests'],
      ['/admin/planning', 'Planning', undefined, undefined],
      ['/admin?tab=fleet', 'Fleet', undefined, undefined],
      ['/admin/settings', 'Settings', undefined, undefined],
    ]),
  );
  const pages = Object.keys(PAGES);
  expect(handedOver(shown)?.items.filter(({ path }) => !pages.includes(path.split('?')[0] ?? ''))).toEqual([]);
  count = 2;
  await act(() => shown.host.dataChanged.announce({ entity: 'CarsBooking' }));
  await waitFor(() => expect(handedOver(shown)?.items[1]).toMatchObject({ count: 2, countLabel: '2 new requests' }));
});

test('beside Today stands how many cars are not back for their pick-ups', async () => {
  const today = agencyToday(new Date(), '+00:00');
  const due: Booking = { ...BOOKING, status: 'reserved', pickupDate: today, dropoffDate: today };
  const late: Booking = {
    ...due,
    id: 8,
    status: 'out',
    pickupDate: addDays(today, -4),
    dropoffDate: addDays(today, -2),
  };
  const shown = await renderConsole('/admin', fakeApi({ bookings: [due, late] }));
  await waitFor(() =>
    expect(handedOver(shown)?.items[0]).toMatchObject({ count: 1, countLabel: '1 car is not back for its pick-up' }),
  );
});

test('the menu names the person and the role as far as they are known, and signs out', async () => {
  const shown = await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }), 'fr');
  expect(handedOver(shown)?.person).toMatchObject({ name: 'Compte' });
  shown.identify({ email: 'amina@zelligecars.example', role: 'agent' });
  expect(handedOver(shown)?.person).toMatchObject({ name: 'amina@zelligecars.example', details: ['Agent'] });
  shown.identify({ email: 'amina@zelligecars.example', name: 'Amina', role: 'owner' });
  expect(handedOver(shown)?.person).toMatchObject({
    name: 'Amina',
    details: ['amina@zelligecars.example', 'Propriétaire'],
  });
  act(() =>
    handedOver(shown)
      ?.person.actions.find(({ label }) => label === 'Se déconnecter')
      ?.onSelect(),
  );
  expect(shown.signOut).toHaveBeenCalledTimes(1);
});

test('a question mark lists the shortcuts, until those of a single character are turned off', async () => {
  localStorage.clear();
  const shown = await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
  const { user } = shown;
  await screen.findByRole('link', { name: '7' });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('/Search');
  await user.click(within(dialog).getByRole('switch', { name: /^Shortcuts of a single character/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() =>
    handedOver(shown)
      ?.person.actions.find(({ label }) => label === 'Keyboard shortcuts')
      ?.onSelect(),
  );
  expect(within(await screen.findByRole('dialog')).getByRole('switch')).not.toBeChecked();
});
