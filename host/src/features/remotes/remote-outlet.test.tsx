import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useEffect } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { CONTRACT_VERSION, loadChunk, type RemoteFailure, type RemoteModule } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { render } from 'shared-kit/testing/render';
import { RemoteOutlet } from './remote-outlet.tsx';
import { createRemoteRegistry, type FetchRemote } from './remote-registry.ts';
import type { RetryProblem } from './retry-page.ts';

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

const onFailure = jest.fn();
const onRetry = jest.fn<Promise<RetryProblem | undefined>, [string]>();

async function show(fetchRemote: FetchRemote, path = '/') {
  const remotes = createRemoteRegistry(ADDRESSES, fakeHost(), fetchRemote, onFailure);
  // A suspended component requires asynchronous `act`.
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
          onFailure={onFailure}
          onRetry={onRetry}
        />
      </MemoryRouter>,
    ),
  );
}

let log: jest.SpyInstance;
beforeEach(() => {
  onFailure.mockReset();
  onRetry.mockReset();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

test("the remote's page replaces the placeholder", async () => {
  let arrive: (module: unknown) => void = () => undefined;
  await show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => arrive(remote));
  expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
});

test('an unknown path shows the not-found page', async () => {
  await show(async () => remote, '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

test.each<[string, FetchRemote, string, RemoteFailure]>([
  ['cannot be fetched', async () => Promise.reject(new Error('404')), 'could not be loaded', 'unreachable'],
  ['has the wrong shape', async () => ({ hello: 'world' }), 'does not export createRoutes', 'wrong_shape'],
  [
    'speaks another contract',
    async () => ({ ...remote, contractVersion: CONTRACT_VERSION + 1 }),
    'too new',
    'wrong_contract',
  ],
  [
    'fails to start',
    async () => ({
      ...remote,
      createRoutes() {
        throw new Error('no');
      },
    }),
    'failed to start',
    'failed_to_start',
  ],
])(
  'a remote that %s is replaced by phone and WhatsApp links, logged and reported',
  async (_, fetchRemote, reason, failure) => {
    await show(fetchRemote);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
    expect(screen.getByRole('link', { name: DEFAULT_SITE_SETTINGS.phone })).toHaveAttribute(
      'href',
      'tel:+212524000000',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/212600000000');
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'RemoteError', message: expect.stringContaining(reason) }),
    );
    const reported = expect.objectContaining({ message: expect.stringContaining(reason) });
    expect(onFailure.mock.calls).toEqual([['public', failure, reported]]);
  },
);

const retryButton = () => screen.findByRole('button', { name: 'Try again' });

test('several clicks on retry reload the page once', async () => {
  onRetry.mockReturnValue(new Promise(() => undefined));
  await show(async () => Promise.reject(new Error('404')));
  await userEvent.click(await retryButton());
  await userEvent.click(screen.getByRole('button', { name: 'Trying again …' }));
  expect(onRetry.mock.calls).toEqual([['public']]);
  expect(screen.getByRole('button', { name: 'Trying again …' })).toHaveFocus();
});

test.each<[RetryProblem, string]>([
  ['offline', 'There is no connection yet.'],
  ['unreachable', 'Our server cannot be reached yet.'],
])('a retry that is not possible, %s, shows the reason and can be repeated', async (problem, text) => {
  onRetry.mockResolvedValue(problem);
  await show(async () => remote, '/broken');
  await userEvent.click(await retryButton());
  expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  await userEvent.click(await retryButton());
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('a slow remote shows a notice after three seconds, and its page once loaded', async () => {
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

/** Throws in an effect, after the page was rendered. */
function BrokenLater() {
  useEffect(() => {
    throw new Error('boom');
  }, []);
  return <h1>Shown for a moment</h1>;
}

const LostPage = lazy(() => loadChunk(async () => Promise.reject(new Error('gone'))));

test.each([
  ['render', <Broken key="render" />, 'failed_to_render', 'boom'],
  ['run its effects', <BrokenLater key="effect" />, 'failed_to_render', 'boom'],
  ['load its chunk', <LostPage key="chunk" />, 'chunk_unreachable', 'A chunk could not be loaded: gone'],
])('a page that fails to %s shows a notice, is reported, and can be retried', async (_, page, failure, message) => {
  await show(async () => ({ ...remote, createRoutes: () => [{ path: '/', element: page }] }));
  await userEvent.click(await retryButton());
  expect(onRetry).toHaveBeenCalledWith('public');
  expect(onFailure.mock.calls).toEqual([['public', failure, expect.objectContaining({ message })]]);
});

test('a failure of one page does not affect the next page', async () => {
  await show(async () => remote, '/broken');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeInTheDocument();
});
