import { createFairQueue } from './fair-queue.ts';

const LIMITS = { maxRunning: 4, maxRunningOfClient: 2, maxWaitingOfClient: 3, maxWaitMs: 500 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Enters one task for each client in turn; returns the names of those that started, in order, and how each ends. */
function openQueue(limits = LIMITS) {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const dropped: string[] = [];
  const free = new Map<string, () => void>();
  async function enter(...tasks: string[]) {
    for (const task of tasks)
      void queue.enter(task.slice(0, 1)).then((place) => {
        (place ? started : dropped).push(task);
        if (place) free.set(task, place);
      });
    await jest.advanceTimersByTimeAsync(0);
  }
  async function end(task: string) {
    free.get(task)?.();
    await jest.advanceTimersByTimeAsync(0);
  }
  return { enter, end, started, dropped };
}

test('one client cannot take the places of others, and its tasks beyond the waiting ones are dropped', async () => {
  const { enter, started, dropped } = openQueue();
  await enter('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(dropped).toEqual(['a6', 'a7']);
});

test('a free place goes to the client with the fewest running tasks, then to the task that waits longest', async () => {
  const { enter, end, started } = openQueue();
  await enter('a1', 'a2', 'b1', 'b2', 'a3', 'b3', 'c1');
  await end('b1');
  expect(started.slice(4)).toEqual(['c1']);
  await end('b2');
  expect(started.slice(5)).toEqual(['b3']);
  await end('a1');
  expect(started.slice(6)).toEqual(['a3']);
});

test('a task waits for a limited time, and leaves its place in the queue to the next', async () => {
  const { enter, end, started, dropped } = openQueue({ ...LIMITS, maxRunning: 1 });
  await enter('a1', 'b1');
  await jest.advanceTimersByTimeAsync(500);
  expect(dropped).toEqual(['b1']);
  await enter('c1');
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});
