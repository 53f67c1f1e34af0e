import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { App } from './app.tsx';
import { createServices } from './services.ts';

const TOKEN = 'p9vWn3cYJm1rH0aK7tQ2xg';
let bodies: unknown[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  bodies = [];
  globalThis.fetch = async (_, init) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return answer();
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

function open(hash = `#invitation=${TOKEN}`) {
  const address = { container: 'none', entry: '/none.js' };
  const services = createServices({
    settings: {
      revision: 1,
      site: DEFAULT_SITE_SETTINGS,
      locale: 'en',
      remotes: { public: address, admin: address },
      mounts: { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } },
    },
    fetchRemote: () => new Promise(() => undefined),
  });
  render(
    <MemoryRouter initialEntries={[`/login${hash}`]}>
      <App services={services} />
      <Address />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), session: services.session };
}

const refuse = (status: number, meta: object) => () =>
  Response.json({ code: status, message: 'refused', meta }, { status });

test('the link of an invitation lets the person choose a password, and signs in', async () => {
  answer = () => Response.json({ code: 200, data: [{ accessToken: 'a.token.b', expiresIn: 1 }] });
  const { user, session } = open();
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/login$/));
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('At least 8 characters'));
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByLabelText('Show password'));
  expect(field).toHaveAttribute('type', 'text');
  await user.type(field, 'a new password{Enter}');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin'));
  expect(bodies).toEqual([{ token: TOKEN, password: 'a new password' }]);
  expect(session.getState()).toEqual({ status: 'signed-in', token: 'a.token.b' });
});

test.each([
  [410, { type: 'link_used' }, 'This link no longer works'],
  [410, { type: 'link_expired' }, 'This link has expired'],
  [400, { type: 'validation_failed' }, 'This link is not complete'],
])('a refusal with %i %j is explained, and leads to the sign-in', async (status, meta, text) => {
  answer = refuse(status, meta);
  const { user } = open();
  await user.type(await screen.findByLabelText('Password'), 'a new password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
});

test('a rejected password does not use up the link, and another one can be chosen', async () => {
  answer = refuse(400, { type: 'validation_failed', fields: { password: 'must have at least 8 characters' } });
  const { user } = open();
  await user.type(await screen.findByLabelText('Password'), 'a new password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^At least 8 characters$/);
  expect(screen.getByLabelText('Password')).toHaveValue('a new password');
  expect(screen.getByRole('button', { name: 'Save and sign in' })).toBeEnabled();
});

test('a server that does not answer can be tried again with what was typed', async () => {
  answer = refuse(503, { type: 'service_unavailable' });
  const { user } = open();
  await user.type(await screen.findByLabelText('Password'), 'a new password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
  expect(screen.getByLabelText('Password')).toHaveValue('a new password');
  answer = () => Response.json({ code: 200, data: [{ accessToken: 'a.token.b', expiresIn: 1 }] });
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin'));
});
