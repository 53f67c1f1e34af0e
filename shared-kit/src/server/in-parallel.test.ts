import { setImmediate } from 'node:timers/promises';
import { inParallel } from './in-parallel.ts';

test('each item is worked on once, eight of them at a time', async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const done: number[] = [];
  let [running, most] = [0, 0];
  await inParallel(items, async (item) => {
    most = Math.max(most, ++running);
    await setImmediate();
    running -= 1;
    done.push(item);
  });
  expect([done.sort((a, b) => a - b), most]).toEqual([items, 8]);
});

test('after an error none is begun, and it is thrown when those that were begun have ended', async () => {
  const begun: number[] = [];
  let ended = 0;
  const work = async (item: number) => {
    begun.push(item);
    if (item === 3) throw new Error('the fourth');
    await setImmediate();
    ended += 1;
  };
  await expect(inParallel(Array(30).keys(), work)).rejects.toThrow('the fourth');
  expect([begun, ended]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], 7]);
});
