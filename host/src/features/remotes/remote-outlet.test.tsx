import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, lazy } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { CONTRACT_VERSION, type RemoteModule } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { fakeHost } from '../../testing/fake-host.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { createRemoteRegistry, type FetchRemote } from './remote-registry.ts';

const ADDRESSES = {
  public: { container: 'remote_public', entry: '/public/remoteEntry.js' },
  admin: { container: 'remote_admin', entry: '/admin/remoteEntry.js' },
};

function Broken(): never {
  throw new Error('boom');
}

const remote: RemoteModule = {
  contractVersion: CONTRACT_VERSION,
  createRoutes: () => [
    { path: '/', element: <h1>Home of the remote</h1> },
    { path: '/broken', element: <Broken /> },
  ],
};

async function show(fetchRemote: FetchRemote, path = '/') {
  const remotes = createRemoteRegistry(ADDRESSES, fakeHost(), fetchRemote);
  // A component that waits needs the waiting kind of `act`.
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Link to="/">Back</Link>
        <RemoteOutlet
          name="public"
          remotes={remotes}
          site={DEFAULT_SITE_SETTINGS}
          notFound={{ path: '*', element: <h1>Page Not Found</h1> }}
          isRendered={false}
          onShown={jest.fn()}
        />
      </MemoryRouter>,
    ),
  );
}

let log: jest.SpyInstance;
let sent: jest.SpyInstance;
beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  sent.mockRestore();
  jest.useRealTimers();
});

test("a remote's page takes the place of the loading state", async () => {
  let arrive: (module: unknown) => void = () => undefined;
  await show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => arrive(remote));
  expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
});

test('a path that the remote does not know is not found', async () => {
  await show(async () => remote, '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

test.each<[string, FetchRemote, string]>([
  ['cannot be fetched', async () => Promise.reject(new Error('404')), 'could not be loaded'],
  ['has the wrong shape', async () => ({ hello: 'world' }), 'does not export createRoutes'],
  ['speaks another contract', async () => ({ ...remote, contractVersion: CONTRACT_VERSION + 1 }), 'too new'],
  [
    'fails to start',
    async () => ({
      ...remote,
      createRoutes() {
        throw new Error('no');
      },
    }),
    'failed to start',
  ],
])('a remote that %s gives way to phone and WhatsApp, and is named in both logs', async (_, fetchRemote, reason) => {
  await show(fetchRemote);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('link', { name: DEFAULT_SITE_SETTINGS.phone })).toHaveAttribute('href', 'tel:+212524000000');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/212600000000');
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'RemoteError', message: expect.stringContaining(reason) }),
  );
  const [address, call] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/api/client-errors');
  expect(JSON.parse(call.body)).toEqual({
    remote: 'public',
    failure: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringContaining(reason),
    path: location.pathname,
    entry: ADDRESSES.public.entry,
  });
});

test('trying again fetches anew, and works once the cause is gone', async () => {
  const fetchRemote = jest.fn<Promise<unknown>, Parameters<FetchRemote>>();
  fetchRemote.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(remote);
  await show(fetchRemote);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
  expect(fetchRemote.mock.calls.map(([, attempt]) => attempt)).toEqual([1, 2]);
});

test('a remote that is slow says so after three seconds, and still appears', async () => {
  jest.useFakeTimers();
  let arrive: (module: unknown) => void = () => undefined;
  await show(() => new Promise((resolve) => (arrive = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.queryByText('Still on its way')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { name: 'Still on its way' })).toBeInTheDocument();
  await act(async () => arrive(remote));
  expect(screen.getByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
});

test('a page whose chunk is lost is made anew when it is tried again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: () => <h1>Here after all</h1> });
  const createRoutes = () => [{ path: '/', element: createElement(lazy(load)) }];
  await show(async () => ({ contractVersion: CONTRACT_VERSION, createRoutes }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here after all' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that breaks is contained, and forgotten on the next page', async () => {
  await show(async () => remote, '/broken');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
});
