import { screen, waitFor, within } from '@testing-library/react';
import { ApiError, type StaffAccount } from 'shared-kit/api-client';
import { matchingMedia } from '../testing/antd-in-jsdom.ts';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';

const OWNER: StaffAccount = {
  id: 1,
  email: 'owner@example.com',
  name: 'Karima',
  role: 'owner',
  disabled: false,
  isInvited: false,
  sessions: 2,
  signedInAt: '2026-10-01T13:05:00.000Z',
};
const AGENT: StaffAccount = { ...OWNER, id: 2, email: 'agent@example.com', name: 'Salma', role: 'agent' };

const region = (name: string) => screen.findByRole('region', { name });

test('an owner sees the own account and those of all staff', async () => {
  const { signedInAt: _, ...absent } = { ...AGENT, id: 3, email: 'new@example.com', name: '', sessions: 0 };
  const accounts = [OWNER, { ...AGENT, disabled: true }, { ...absent, isInvited: true }];
  const { identify } = await renderConsole('/admin/settings', fakeApi({ accounts }));
  identify({ email: OWNER.email, name: 'Karima', role: 'owner' });
  expect((await within(await region('Your account')).findByText(/Signed in as/)).parentElement).toHaveTextContent(
    'Signed in as owner@example.com, Owner',
  );
  const rows = await within(await region('Staff')).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Karima Owner owner@example.comSigned in on 2 devices, last 1 Oct 2026, 1:05 PMEdit',
    'Salma Agent Blockedagent@example.comSigned in on 2 devices, last 1 Oct 2026, 1:05 PMEdit',
    'new@example.com Agent InvitedEdit',
  ]);
});

test('an agent sees the own account only', async () => {
  const api = fakeApi({});
  const { identify } = await renderConsole('/admin/settings', api, 'en', 'agent');
  identify({ email: AGENT.email, name: 'Salma', role: 'agent' });
  await within(await region('Your account')).findByText(/Signed in as/);
  expect(screen.queryByRole('region', { name: 'Staff' })).not.toBeInTheDocument();
  expect(api.accounts.list).not.toHaveBeenCalled();
});

test('an invitation ends with a link to hand over; a refusal keeps what was typed', async () => {
  silenceErrors();
  const api = fakeApi({ accounts: [OWNER] });
  const { user } = await renderConsole('/admin/settings', api);
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a Colleague' });
  await user.type(within(dialog).getByLabelText('Email'), 'agent@example.com');
  await user.type(within(dialog).getByLabelText('Name'), 'Salma');
  jest
    .mocked(api.accounts.invite)
    .mockRejectedValueOnce(
      new ApiError(409, 'There is an account with this email address already.', { meta: { type: 'account_exists' } }),
    );
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('There is an account with this email address');
  expect(within(dialog).getByLabelText('Email')).toHaveValue('agent@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  expect(await within(dialog).findByLabelText('Link to choose a password')).toHaveValue(
    'https://cars.example/login#invitation=of-2',
  );
  expect(api.accounts.invite).toHaveBeenLastCalledWith({
    email: 'agent@example.com',
    name: 'Salma',
    role: 'agent',
    language: 'en',
  });
  expect(await within(await region('Staff')).findByText('Salma')).toBeInTheDocument();
});

test('an account is changed, and the last owner stays', async () => {
  silenceErrors();
  const api = fakeApi({ accounts: [OWNER, AGENT] });
  const { user, toasts } = await renderConsole('/admin/settings', api);
  await user.click(await screen.findByRole('button', { name: 'Edit Salma' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'owner');
  await user.click(screen.getByLabelText('May sign in'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Account saved'));
  expect(api.accounts.change).toHaveBeenCalledWith(2, { role: 'owner', disabled: true });

  const refusal = 'This is the only owner who can sign in. Make somebody else an owner first.';
  jest.mocked(api.accounts.change).mockRejectedValueOnce(new ApiError(409, refusal, { meta: { type: 'last_owner' } }));
  await user.click(await screen.findByRole('button', { name: 'Edit Karima' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'agent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  expect(screen.getByLabelText('Role')).toHaveValue('agent');
});

test('a role that a colleague changes meanwhile is not changed back by a save', async () => {
  const api = fakeApi({ accounts: [OWNER, AGENT] });
  const { user } = await renderConsole('/admin/settings', api);
  await user.click(await screen.findByRole('button', { name: 'Edit Salma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Account' }));
  jest.mocked(api.accounts.list).mockResolvedValue([OWNER, { ...AGENT, role: 'owner' }]);
  // Reads the accounts again.
  await user.click(dialog.getByRole('button', { name: 'New link to choose a password' }));
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Staff', hidden: true })).queryByText('Agent')).toBeNull(),
  );
  await user.type(dialog.getByLabelText('Name'), ' B{Enter}');
  await waitFor(() => expect(api.accounts.change).toHaveBeenCalledWith(2, { name: 'Salma B' }));
});

test('a new link stays when the list cannot be read again: it is shown once', async () => {
  silenceErrors();
  const api = fakeApi({ accounts: [OWNER, AGENT] });
  const { user } = await renderConsole('/admin/settings', api);
  await user.click(await screen.findByRole('button', { name: 'Edit Salma' }));
  jest.mocked(api.accounts.list).mockRejectedValue(new ApiError(503, 'The service is not available'));
  await user.click(screen.getByRole('button', { name: 'New link to choose a password' }));
  expect(await screen.findByText('The accounts of staff could not be loaded')).toBeInTheDocument();
  expect(screen.getByLabelText('Link to choose a password')).toHaveValue(
    'https://cars.example/login#invitation=again-2',
  );
});

test('an owner who changes the own name among those of staff sees it everywhere', async () => {
  const api = fakeApi({ accounts: [OWNER, AGENT] });
  const { user, identify, host } = await renderConsole('/admin/settings', api);
  identify({ email: OWNER.email, name: 'Karima', role: 'owner' });
  const rename = async (button: string, name: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Account' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), `${name}{Enter}`);
    await screen.findByRole('button', { name: `Edit ${name}` });
  };
  await rename('Edit Salma', 'S');
  expect(host.session.refresh).not.toHaveBeenCalled();
  await rename('Edit Karima', 'K');
  await waitFor(() => expect(host.session.refresh).toHaveBeenCalled());
  identify({ email: OWNER.email, name: 'K', role: 'owner' });
  expect(within(await region('Your account')).getByLabelText('Name')).toHaveValue('K');
});

test('the own name cannot be saved before it is known', async () => {
  const { identify } = await renderConsole('/admin/settings', fakeApi({}), 'en', 'agent');
  const own = within(await region('Your account'));
  expect(own.getByRole('button', { name: 'Save name' })).toBeDisabled();
  identify({ email: AGENT.email, name: 'Salma', role: 'agent' });
  expect(own.getByLabelText('Name')).toHaveValue('Salma');
  expect(own.getByRole('button', { name: 'Save name' })).toBeEnabled();
});

test('a wrong password is named at its field, which keeps the input', async () => {
  silenceErrors();
  const api = fakeApi({});
  const { user, toasts } = await renderConsole('/admin/settings', api, 'en', 'agent');
  const form = within(await region('Change password'));
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(form.getByLabelText('Current password')).toHaveFocus();
  const meta = {
    type: 'validation_failed',
    fields: { current: 'is not your password' },
    problems: { current: { type: 'wrong_password' } },
  };
  jest.mocked(api.accounts.changeOwnPassword).mockRejectedValueOnce(new ApiError(400, 'Please check', { meta }));
  await user.type(form.getByLabelText('Current password'), 'a guess');
  await user.type(form.getByLabelText('New password'), 'short');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(form.getAllByText('At least 8 characters')).toHaveLength(2));
  expect(api.accounts.changeOwnPassword).not.toHaveBeenCalled();
  await user.type(form.getByLabelText('New password'), ' but longer');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('This is not your password.')).toBeInTheDocument();
  expect(form.getByLabelText('New password')).toHaveValue('short but longer');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Password changed', expect.any(String)));
  await waitFor(() => expect(form.queryByLabelText('Current password')).toBeNull());
  const change = form.getByRole('button', { name: 'Change password' });
  expect(change).toHaveFocus();
  await user.click(change);
  expect(form.getByLabelText('Current password')).toHaveValue('');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(form.queryByLabelText('Current password')).toBeNull();
});

test('signing out everywhere ends the session here, too', async () => {
  const api = fakeApi({});
  const { user, signOut } = await renderConsole('/admin/settings', api, 'en', 'agent');
  signOut.mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(api.accounts.signOutEverywhere).toHaveBeenCalled();
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('what the role may not do is not offered', async () => {
  const offers = async (path: string, role: 'owner' | 'agent') => {
    const { close } = await renderConsole(path, fakeApi({ bookings: [BOOKING] }), 'en', role);
    if (path === '/admin') await screen.findByText(BOOKING.customerName);
    else await screen.findByRole('button', { name: 'Edit booking' });
    const names = screen
      .queryAllByRole('button', { name: /^Delete/ })
      .map((button) => button.title || button.textContent);
    close();
    return names;
  };
  expect(await offers('/admin', 'owner')).toEqual(['Delete']);
  expect(await offers('/admin', 'agent')).toEqual([]);
  expect(await offers('/admin/bookings/7', 'owner')).toEqual(['Delete Booking']);
  expect(await offers('/admin/bookings/7', 'agent')).toEqual([]);
});

test('on a phone a section is a line that opens, and a link to it opens it', async () => {
  matchingMedia.add('(width < 44rem)');
  await renderConsole('/admin/settings#account-settings', fakeApi({ accounts: [OWNER] }));
  const own = within(await region('Your account'));
  await waitFor(() => expect(own.getByLabelText('Name')).toBeVisible());
  expect(within(await region('Notifications')).getByRole('switch', { hidden: true })).not.toBeVisible();
});
