import { configure } from '@testing-library/react';
import type { LocaleCode } from 'shared-kit/domain';
import { readTexts } from 'shared-kit/testing/read-texts';
import { FakeEventSource } from './fake-event-source.ts';

/** Stubs of browser features that Ant Design and the console need and jsdom lacks. */

/** Media queries that match; tests of narrow windows add to it. */
export const matchingMedia = new Set<string>();

beforeEach(() => {
  matchingMedia.clear();
  // Without motion, closed elements are removed immediately.
  matchingMedia.add('(prefers-reduced-motion: reduce)');
});

globalThis.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: matchingMedia.has(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

Element.prototype.scrollIntoView = () => undefined;

globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;

/** Node's own would keep the process alive. */
class TimerChannel {
  port1: { onmessage?: (event: unknown) => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({}), 0) };
}
globalThis.MessageChannel = TimerChannel as unknown as typeof MessageChannel;

// No test looks at Ant Design's style sheets, and to make them anew takes a quarter of each test.
jest.mock('antd/lib/theme/useToken', () => {
  const actual = jest.requireActual('antd/lib/theme/useToken');
  return { ...actual, __esModule: true, default: () => actual.default().with(5, true) };
});

// The compiled messages are a result of the build.
jest.mock('../load-messages.ts', () => ({
  loadMessages: async (locale: LocaleCode) => (locale === 'en' ? {} : readTexts('remote-admin', locale)),
}));

// A dialog of Ant Design takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

afterEach(() => jest.restoreAllMocks());
