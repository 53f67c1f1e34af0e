import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { CONTRACT_VERSION, RemoteError, type RemoteModule } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { render } from 'shared-kit/testing/render';
import { RemoteOutlet } from './remote-outlet.tsx';
import { createRemoteRegistry, type FetchRemote, type RemoteRegistry } from './remote-registry.ts';

const ADDRESSES = {
  public: { container: 'remote_public', entry: '/public/remoteEntry.js' },
  admin: { container: 'remote_admin', entry: '/admin/remoteEntry.js' },
};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {String(count)}
    </button>
  );
}

const remote: RemoteModule = {
  contractVersion: CONTRACT_VERSION,
  createRoutes: () => [
    { path: '/', element: <Counter /> },
    { path: '/other', element: <h1>The other page</h1> },
  ],
};

const onRetry = jest.fn();

function siteOf(remotes: RemoteRegistry, onShown = jest.fn()) {
  return (
    <MemoryRouter>
      <Link to="/other">Go on</Link>
      <RemoteOutlet
        name="public"
        remotes={remotes}
        site={DEFAULT_SITE_SETTINGS}
        notFound={{ path: '*', element: <h1>Page Not Found</h1> }}
        isRendered
        onShown={onShown}
        onFailure={jest.fn()}
        onRetry={onRetry}
      />
    </MemoryRouter>
  );
}

/** Renders the page on the server and hydrates it with the remote that `fetchRemote` returns. */
async function hydrate(fetchRemote: FetchRemote, { isEarly = false } = {}) {
  const atHand = createRemoteRegistry(ADDRESSES, fakeHost(), async () => remote, jest.fn());
  await atHand.load('public');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(siteOf(atHand));
  const onShown = jest.fn();
  const remotes = createRemoteRegistry(ADDRESSES, fakeHost(), fetchRemote, jest.fn());
  // The remote may load or fail before the shell is hydrated.
  if (isEarly) await remotes.load('public');
  await act(async () => render(siteOf(remotes, onShown), { container, hydrate: true }));
  return { onShown, button: screen.getByRole('button', { name: 'Pressed 0' }) };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("the server's HTML stays while the remote loads, and is hydrated without changes", async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const { button, onShown } = await hydrate(() => new Promise((resolve) => (arrive = resolve)));
  expect(onShown).not.toHaveBeenCalled();
  await act(async () => arrive(remote));
  expect(onShown).toHaveBeenCalled();
  await userEvent.click(button);
  // The server-rendered element was hydrated and not replaced.
  expect(button).toHaveTextContent('Pressed 1');
  expect(log).not.toHaveBeenCalled();
});

test("without its remote the server's HTML stays, with a notice and a retry button", async () => {
  const { button } = await hydrate(async () => Promise.reject(new Error('404')));
  expect(button).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Booking does not work on this page right now');
  expect(screen.getByRole('link', { name: DEFAULT_SITE_SETTINGS.phone })).toHaveAttribute('href', 'tel:+212524000000');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledWith('public');
  expect(button).toBeInTheDocument();
});

test.each([
  ['arrived', async () => remote, 0],
  ['failed', async () => Promise.reject(new Error('offline')), 1],
])(
  "a remote that has %s before the shell is hydrated does not change the server's HTML",
  async (_, fetchRemote, notices) => {
    const { button } = await hydrate(fetchRemote, { isEarly: true });
    expect(button).toBeInTheDocument();
    expect(screen.queryAllByRole('alert')).toHaveLength(notices);
    // Only the remote's error is logged, not errors of React.
    for (const [complaint] of log.mock.calls) expect(complaint).toBeInstanceOf(RemoteError);
  },
);

test('without the remote links load documents; with it the router handles them', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  await hydrate(() => new Promise((resolve) => (arrive = resolve)));
  const link = screen.getByRole('link', { name: 'Go on' });
  const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  // The router does not handle the event, so that the browser navigates, which jsdom reports as not implemented.
  expect(link.dispatchEvent(click())).toBe(true);
  await act(async () => arrive(remote));
  await act(async () => expect(link.dispatchEvent(click())).toBe(false));
  expect(screen.getByRole('heading', { name: 'The other page' })).toBeInTheDocument();
});
