import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { RuntimeSettings } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { TOKEN_KEY } from '../features/session/session-store.ts';
import { LatePageReleases } from './late-page-releases.tsx';
import { createServices } from './services.ts';

const asked = jest.fn();
jest.mock('../load-messages.ts', () => ({
  loadMessages: async (...part: string[]) => {
    asked(...part);
    return {};
  },
}));

const SETTINGS: RuntimeSettings = {
  revision: 1,
  site: DEFAULT_SITE_SETTINGS,
  locale: 'en',
  remotes: {
    public: { container: 'remote_public', entry: '/releases/public/p1/remoteEntry.js' },
    admin: { container: 'remote_admin', entry: '/releases/admin/a1/remoteEntry.js' },
  },
  mounts: { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } },
  links: { header: [{ path: '/cars', label: 'Cars' }], staff: [{ path: '/admin', label: 'Console' }] },
};

beforeEach(() => {
  asked.mockClear();
  document.documentElement.lang = 'en';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.PerformanceObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => localStorage.clear());

async function show(role: 'owner' | 'agent' | undefined) {
  const token = `head.${btoa(JSON.stringify({ sub: '1', role }))}.signature`;
  if (role) localStorage.setItem(TOKEN_KEY, token);
  const services = createServices({
    settings: SETTINGS,
    fetchRemote: () => Promise.reject(new Error('No such file')),
  });
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <LatePageReleases services={services} />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return services;
}

test('owners see how many parts the page has, and that one of them has failed', async () => {
  const { remotes } = await show('owner');
  expect(await screen.findByText('3 parts · no failures')).toBeVisible();
  await act(() => remotes.load('admin'));
  expect(screen.getByText('4 parts · 1 failure')).toBeVisible();
});

test.each(['agent', undefined] as const)('nothing is loaded for %s', async (role) => {
  await show(role);
  expect(screen.queryByText(/parts/)).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});
