import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CONTRACT_VERSION,
  type HostServerModule,
  PAGE_DATA_ID,
  type RemoteModule,
  RUNTIME_SETTINGS_ID,
  type RuntimeSettings,
} from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { mountPage } from './mount-page.tsx';

// In English, whose messages are in the code; compiled messages exist only after a build.
jest.mock('../load-messages.ts', () => ({ loadMessages: async () => ({}) }));

// The Node version of React's server module; Jest resolves the browser version, which does not support Node streams.
jest.mock('react-dom/static', () => {
  globalThis.setImmediate = jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate;
  return jest.requireActual('react-dom/static.node');
});

const SETTINGS: RuntimeSettings = {
  revision: 7,
  site: DEFAULT_SITE_SETTINGS,
  locale: 'en',
  remotes: {
    public: { container: 'remote_public', entry: '/public/remoteEntry.js' },
    admin: { container: 'remote_admin', entry: '/admin/remoteEntry.js' },
  },
  mounts: { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } },
};
const remote: RemoteModule = {
  contractVersion: CONTRACT_VERSION,
  createRoutes: ({ now }) => [{ path: '*', element: <h1>Rendered at {now().toISOString()}</h1> }],
};

// A separate module registry, as on a server: React and its contexts are not shared with the browser.
let createRenderer: HostServerModule['createRenderer'];
beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    ({ createRenderer } = await import('../server/create-renderer.tsx'));
  });
});

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Creates a document as the gateway composes it, and hydrates it as `main.tsx` does. */
async function hydrate(path: string, settings: RuntimeSettings) {
  const render = createRenderer({ remote, settings, apiOrigin: 'http://127.0.0.1:9' });
  const { body, data, status } = await render(path, new AbortController().signal);
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.body.innerHTML = `<div id="root">${body}</div>${json(PAGE_DATA_ID, data)}${json(RUNTIME_SETTINGS_ID, settings)}`;
  window.history.replaceState(null, '', path);
  const [header, footer] = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
  await act(async () => mountPage(async () => remote));
  return { status, header, footer };
}

describe.each<[string, RuntimeSettings]>([
  ['the usual settings', SETTINGS],
  [
    'other words',
    { ...SETTINGS, site: { ...DEFAULT_SITE_SETTINGS, agencyName: `L'Étoile & "Fils" <3`, socialLinks: [] } },
  ],
  ['a preview', { ...SETTINGS, preview: 'public@1.4.0' }],
])('with %s', (_, settings) => {
  test.each(['/', '/cars?pickupDate=2026-12-01', '/faq', '/nowhere'])(
    'header and footer of %s are hydrated as the server rendered them, without a complaint',
    async (path) => {
      const { status, header, footer } = await hydrate(path, settings);
      expect(complaints).toEqual([]);
      expect(status).toBe(200);
      // The same elements as in the HTML: React replaces mismatches.
      expect(screen.getByRole('banner')).toBe(header);
      expect(screen.getByRole('contentinfo')).toBe(footer);
      const toggle = within(header).getByRole('button', { name: 'Open menu' });
      await userEvent.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(complaints).toEqual([]);
    },
  );
});

test('rendering again within a quarter of an hour returns the same HTML', async () => {
  const render = createRenderer({ remote, settings: SETTINGS, apiOrigin: 'http://127.0.0.1:9' });
  const now = jest.spyOn(Date, 'now');
  const renderAt = (time: string) => {
    now.mockReturnValue(Date.parse(time));
    return render('/faq', new AbortController().signal);
  };
  const first = await renderAt('2026-12-01T06:45:00.000Z');
  expect(first.data.renderedAt).toBe('2026-12-01T06:45:00.000Z');
  expect(await renderAt('2026-12-01T06:59:59.999Z')).toEqual(first);
  expect((await renderAt('2026-12-01T07:00:00.000Z')).data.renderedAt).toBe('2026-12-01T07:00:00.000Z');
});
