import { configure } from '@testing-library/react';
import * as genStyleUtils from 'antd/lib/theme/util/genStyleUtils';
import { FakeEventSource } from './fake-event-source.ts';

/** Stubs of browser features that Ant Design and the console need and jsdom lacks. */

/** Media queries that match; tests of narrow windows add to it. */
export const matchingMedia = new Set<string>();

beforeEach(() => {
  matchingMedia.clear();
  // Without motion, closed elements are removed immediately.
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  // All columns of tables: Ant Design's `xl`.
  matchingMedia.add('(min-width: 1200px)');
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

/** The `MessageChannel` of Node would keep the process alive. */
class TimerChannel {
  port1: { onmessage?: (event: unknown) => void } = {};
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({}), 0) };
}
globalThis.MessageChannel = TimerChannel as unknown as typeof MessageChannel;

// Leaves out Ant Design's style sheets, which no test needs and which take more than a quarter of the time of each test.
Object.assign(genStyleUtils, {
  genStyleHooks: () => () => ['', ''],
  genComponentStyleHook: () => () => '',
  genSubStyleComponent: () => () => null,
});

// Dialogs of Ant Design are slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

afterEach(() => jest.restoreAllMocks());
