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

/** Mounts the page of a path, whose remote is not loaded. */
async function mount(path: string, settings: RuntimeSettings): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const json = `<script type="application/json" id="${RUNTIME_SETTINGS_ID}">${JSON.stringify(settings)}</script>`;
  document.body.innerHTML = `<div id="${ROOT_ID}"></div>${json}`;
  window.history.replaceState(null, '', path);
  await act(async () => mountPage(async () => Promise.reject(new Error('Not needed'))));
}

test('a page that is not public is rendered in the language of its settings, without a prefix in its path', async () => {
  await mount('/login', SETTINGS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('a document for many paths has the links in the language of its path', async () => {
  const cars = (label: string) => ({ header: [{ path: '/cars', label }] });
  const linksByLocale = { en: cars('Cars'), fr: cars('Voitures'), es: cars('Coches'), ar: cars('سيارات') };
  await mount('/fr/car/dacia-duster-k7m2', { ...SETTINGS, locale: 'en', links: cars('Cars'), linksByLocale });
  expect(await screen.findByRole('link', { name: 'Voitures' })).toHaveAttribute('href', '/fr/cars');
  expect(screen.queryByRole('link', { name: 'Cars' })).not.toBeInTheDocument();
});
