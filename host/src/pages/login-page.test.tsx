import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { render } from 'shared-kit/testing/render';
import { LoginPage } from './login-page.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function show(onSignIn: ComponentProps<typeof LoginPage>['onSignIn'], path = '/login') {
  const onType = jest.fn();
  render(
    <MemoryRouter initialEntries={[path]}>
      <LoginPage siteName="Zellige Cars" isSignedIn={false} home="/admin" onSignIn={onSignIn} onType={onType} />
      <Here />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onType };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'owner@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

test('signs in and redirects to the requested page', async () => {
  const onSignIn = jest.fn().mockResolvedValue({ isOtherLanguage: false });
  const { user, onType } = show(onSignIn, '/login?redirect=%2Fadmin%2Fbookings%2F7');
  // Not called before the first input.
  expect(onType).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Email'), 'o');
  expect(onType).toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Email'));
  await signIn(user);
  expect(onSignIn).toHaveBeenCalledWith('owner@example.com', 'secret');
  // The router navigates in a transition.
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/bookings/7'));
});

test('shows that the sign-in is in progress, and sends one request', async () => {
  const onSignIn = jest.fn(() => new Promise<never>(() => undefined));
  const { user } = show(onSignIn);
  await signIn(user);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('a failure is shown in the form, which keeps the e-mail', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show(() => Promise.reject(new Error('Unauthorized')));
  await signIn(user);
  expect(await screen.findByText('Failed to log in. Please check your credentials.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('owner@example.com');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('both fields are required', async () => {
  const onSignIn = jest.fn();
  const { user } = show(onSignIn);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onSignIn).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Password')).toBeRequired();
});
