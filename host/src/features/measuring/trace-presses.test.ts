import { createTracedFetch, type Press } from './trace-presses.ts';

let told: Press[];
let sent: (string | null)[];
let answers: (() => void)[];
let traced: typeof fetch;
beforeAll(() => {
  traced = createTracedFetch(
    (_input, init) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return new Promise((resolve) => answers.push(() => resolve({} as Response)));
    },
    (press) => told.push(press),
  );
});
beforeEach(() => {
  [told, sent, answers] = [[], [], []];
  jest.useFakeTimers({ now: Date.now() });
});
afterEach(() => jest.useRealTimers());

/** Calls, and is answered after a while. */
async function call(path: string, afterMs: number) {
  const answered = traced(path, { headers: { accept: 'application/json' } });
  jest.advanceTimersByTime(afterMs);
  answers.at(-1)?.();
  await answered;
}

/** Presses by the clock of the test. */
function press() {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.body.dispatchEvent(event);
}

test('calls that follow a press one after the other are one trace, which is told when no further one follows', async () => {
  press();
  await call('/api/one', 200);
  jest.advanceTimersByTime(900);
  await call('/api/two', 300);
  jest.advanceTimersByTime(999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  const [{ trace, span, ...times } = {} as Press] = told;
  expect(told).toHaveLength(1);
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(times).toEqual({ ago: 2_400, ms: 1_400 });
  expect(sent).toEqual(Array(2).fill(`00-${trace}-${span}-01`));
});

test('a call that follows nothing belongs to no trace', async () => {
  jest.advanceTimersByTime(5_000);
  await call('/api/one', 10);
  press();
  jest.advanceTimersByTime(1_001);
  await call('/api/two', 10);
  jest.advanceTimersByTime(5_000);
  expect([sent, told]).toEqual([[null, null], []]);
});
