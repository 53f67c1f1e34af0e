import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { BOOKING, CAR, fakeApi } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

async function openSearch(api = fakeApi({ bookings: [BOOKING] }), locale: 'en' | 'fr' = 'en') {
  const rendered = await renderConsole('/admin/settings', api, locale);
  await rendered.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: /Search everywhere|Rechercher partout/ }));
  return { ...rendered, api, dialog, field: dialog.getByRole('combobox') };
}

test('a code opens its booking, also before the result is there', async () => {
  const { user, api, field } = await openSearch();
  await act(async () => user.type(field, 'ab1 2cd{Enter}'));
  await waitFor(() => expect(address()).toBe('/admin/bookings/7'));
  expect(api.searchEntities).toHaveBeenCalledWith(expect.objectContaining({ entity: 'CarsBooking', text: 'ab1 2cd' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is typed before the dialog is there is kept, and the focus returns', async () => {
  const { user } = await renderConsole('/admin/settings', fakeApi({ bookings: [BOOKING] }));
  const opener = screen.getByRole('button', { name: 'Browser back' });
  opener.focus();
  await user.keyboard('{Control>}k{/Control}laur');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everywhere' }));
  const field = dialog.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('ent');
  expect(field).toHaveValue('laurent');
  expect(await dialog.findByRole('option', { name: /Amélie Laurent.*Requested/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Search everywhere' })).not.toBeInTheDocument();
});

test('Enter that was pressed before the dialog is there opens the first result', async () => {
  const { user } = await renderConsole('/admin/settings', fakeApi({ bookings: [BOOKING] }));
  await act(async () => user.keyboard('{Control>}k{/Control}ab12cd{Enter}'));
  await waitFor(() => expect(address()).toBe('/admin/bookings/7'));
});

test('the results are grouped, and the arrows go through all of them', async () => {
  const { user, dialog, field } = await openSearch();
  await user.type(field, 'duster');
  await dialog.findByRole('option', { name: /^Planning from 24 Oct 2026/ });
  expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Bookings',
    'Cars',
    'Planning',
  ]);
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('AB1-2CD');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent(/Dacia Duster.*SUV · Manual · Diesel/);
  await act(async () => user.keyboard('{ArrowUp}{ArrowUp}{Enter}'));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/planning\?start=2026-10-24/));
});

test('a plate in full, in any writing, finds its car before the bookings of it', async () => {
  const { user, dialog, field } = await openSearch(
    fakeApi({ bookings: [BOOKING], cars: [{ ...CAR, plate: '1234-A-26' }] }),
  );
  await user.type(field, '1234 a 26');
  await dialog.findByRole('option', { name: /^AB1-2CD/ });
  const [first] = dialog.getAllByRole('option');
  expect(first).toHaveTextContent(/1234-A-26SUV · Manual · Diesel/);
});

test.each([
  ['en', 'automatic', '/admin?tab=fleet&carText=Renault+Clio'],
  ['fr', 'automatique', '/admin?tab=fleet&carText=Renault+Clio'],
  ['fr', 'automatic', '/admin?tab=fleet&carText=Renault+Clio'],
  ['en', '24/12/2026', '/admin/planning?start=2026-12-24'],
  ['en', '1 déc 2026', '/admin/planning?start=2026-12-01'],
  ['en', 'change pass', '/admin/settings'],
] as const)('in %s, %s leads to %s', async (locale, typed, target) => {
  const clio = { ...CAR, CarId: 'clio', name: 'Renault Clio', transmission: 'Automatic' as const };
  const { user, dialog, field } = await openSearch(fakeApi({ bookings: [], cars: [CAR, clio] }), locale);
  await user.type(field, typed);
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  await act(async () => user.click(dialog.getByRole('option')));
  await waitFor(() => expect(address()).toBe(target));
});

test('nothing found is said', async () => {
  const { user, dialog, field } = await openSearch(fakeApi({ bookings: [] }));
  await user.type(field, 'zzzz');
  expect(await dialog.findByText(/^Nothing fits “zzzz”/)).toBeVisible();
});

test('a failure is said and can be retried', async () => {
  silenceErrors();
  const api = fakeApi({ bookings: [BOOKING] });
  const { user, dialog, field } = await openSearch(api);
  api.searchEntities.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
  await user.type(field, 'laurent');
  expect(await dialog.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('option', { name: /Amélie Laurent.*Requested/ })).toBeVisible();
  expect(field).toHaveFocus();
});

test('what was opened is offered again, and Escape closes', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'laurent');
  const option = await screen.findByRole('option', { name: /Amélie Laurent.*Requested/ });
  await act(async () => user.click(option));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => user.keyboard('{Control>}k{/Control}'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('group', { name: 'Opened last' })).toHaveTextContent('AB1-2CD');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('every section of the settings is found', async () => {
  const { dialog } = await openSearch();
  const offered = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  const sections = screen
    .getAllByRole('region', { hidden: true })
    .map((section) => section.querySelector('h2')?.textContent);
  expect(sections.length).toBeGreaterThan(3);
  expect(offered).toEqual(expect.arrayContaining(sections));
});
