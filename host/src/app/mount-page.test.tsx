import { act, screen } from '@testing-library/react';
import { ROOT_ID, RUNTIME_SETTINGS_ID, type RuntimeSettings } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { mountPage } from './mount-page.tsx';

jest.mock('../load-messages.ts', () => ({ loadMessages: async () => ({}) }));

const SETTINGS: RuntimeSettings = {
  revision: 7,
  site: DEFAULT_SITE_SETTINGS,
  locale: 'ar',
  remotes: {
    public: { container: 'remote_public', entry: '/public/remoteEntry.js' },
    admin: { container: 'remote_admin', entry: '/admin/remoteEntry.js' },
  },
  mounts: { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } },
};

test('a page that is not public is rendered in the language of its settings, without a prefix in its path', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const settings = `<script type="application/json" id="${RUNTIME_SETTINGS_ID}">${JSON.stringify(SETTINGS)}</script>`;
  document.body.innerHTML = `<div id="${ROOT_ID}"></div>${settings}`;
  window.history.replaceState(null, '', '/login');
  await act(async () => mountPage(async () => Promise.reject(new Error('Not needed'))));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
