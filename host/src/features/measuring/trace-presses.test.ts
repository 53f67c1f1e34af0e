import { createTracedFetch, type Press } from './trace-presses.ts';

let told: Press[];
let sent: (string | null)[];
let answer: (() => void)[];
let traced: typeof fetch;
beforeAll(() => {
  traced = createTracedFetch(
    (_input, init) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return new Promise((resolve) => answer.push(() => resolve({} as Response)));
    },
    (press) => told.push(press),
  );
});
beforeEach(() => {
  [told, sent, answer] = [[], [], []];
});

test('calls that follow a press are one trace, which is told when all are answered', async () => {
  document.body.click();
  const calls = [traced('/api/one', { headers: { accept: 'application/json' } }), traced('/api/two')];
  answer[0]?.();
  await calls[0];
  expect(told).toEqual([]);
  answer[1]?.();
  await calls[1];
  const [{ trace, span, ago, ms } = {} as Press] = told;
  expect(told).toHaveLength(1);
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(ago).toBe(ms);
  expect(sent).toEqual(Array(2).fill(`00-${trace}-${span}-01`));
});

test('a call without a press, and one after the press was told, belongs to no trace', async () => {
  const call = traced('/api/one');
  answer[0]?.();
  await call;
  expect([sent, told]).toEqual([[null], []]);
});
