import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseStatus } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { SWRConfig } from 'swr';
import type { PartOfPage } from './release-list.tsx';
import { ReleasePanel } from './release-panel.tsx';

const ACTIVE = { activatedAt: '2026-11-26T12:40:10Z', failingBrowsers: 0, failedRenderings: 0 };
const STATUS: ReleaseStatus = {
  parts: {
    host: { ...ACTIVE, version: 'h1' },
    public: { ...ACTIVE, version: 'p1', failingBrowsers: 3, failedRenderings: 1 },
    guest: { ...ACTIVE, version: 'g1' },
  },
  api: { level: 7, supported: 5 },
};
const PARTS = [
  { app: 'host', version: 'h1', failures: 0 },
  { app: 'public', version: 'p1', failures: 2 },
];

/** Reports calls that failed, as the browser's observer does. */
let reportCalls: (entries: object[]) => void;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      reportCalls = (entries) => callback({ getEntries: () => entries } as never, this as never);
    }
    observe() {
      reportCalls([
        { name: `${location.origin}/api/fleet`, responseStatus: 503 },
        { name: `${location.origin}/api/fleet`, responseStatus: 404 },
        { name: `${location.origin}/media/car.webp`, responseStatus: 503 },
      ]);
    }
    disconnect() {}
  } as never;
});

function show(answer: () => Promise<Response>, parts: readonly PartOfPage[] = PARTS, preview?: string) {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ReleasePanel parts={parts} preview={preview} timeZone="+01:00" />
    </SWRConfig>,
  );
  return { user: userEvent.setup(), asked };
}

const button = () => screen.getByText('3 parts · 3 failures');
const part = async (name: string) => (await screen.findByText(name, { selector: 'strong' })).parentElement;

test('names each part with its version, since when and its failures, once it is opened', async () => {
  const { user, asked } = show(async () => Response.json(STATUS));
  expect(asked).not.toHaveBeenCalled();
  await user.click(button());
  expect(asked).toHaveBeenCalledWith('/release-status');
  await screen.findAllByText('2026-11-26 13:40');
  expect(await part('host')).toHaveTextContent(
    'host h1Active since 2026-11-26 13:40No failing browsers, no failed renderingsNo failures since this page was loaded',
  );
  expect(await part('public')).toHaveTextContent('3 failing browsers, 1 failed rendering2 failures since this page');
  expect(await part('API')).toHaveTextContent('Level 7; for parts built for level 5 or later1 failure since');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(button().closest('summary')).toHaveFocus();
});

test('says which version is active instead of the one on the page, in a preview too', async () => {
  const parts = [
    { app: 'host', version: undefined, failures: 2 },
    { app: 'guest', version: 'g2', failures: 0 },
  ];
  const { user } = show(async () => Response.json({ ...STATUS, api: undefined }), parts, 'guest@g2');
  await user.click(button());
  await screen.findAllByText('2026-11-26 13:40');
  expect(await part('host')).toHaveTextContent('From a development serverh1 is active since');
  expect(await part('guest')).toHaveTextContent('guest g2Preview; not activeg1 is active since 2026-11-26 13:40');
  expect(await part('API')).toHaveTextContent('Does not tell its level');
});

test.each([
  ['refuses', async () => Response.json({}, { status: 503 })],
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the gateway %s it says so, and still names what is on the page', async (_, answer) => {
  const { user } = show(answer);
  await user.click(button());
  expect(await screen.findByText(/did not tell what is active/)).toBeVisible();
  expect(await part('public')).toHaveTextContent('public p12 failures since this page was loaded');
});
