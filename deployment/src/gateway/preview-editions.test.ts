import type { Edition } from './edition.ts';
import type { PreviewChoice } from './preview-choice.ts';
import { createPreviewEditions, type PreviewEditions } from './preview-editions.ts';

/** Names of what was opened, with an asterisk when it is rendered; how many have a thread; and what ends them. */
let opened: string[];
let threads: number;
let finish: (() => void)[];
let previews: PreviewEditions;

const choice = (version: string): PreviewChoice => ({ app: 'public', version });

async function open({ version }: PreviewChoice, isRendered: boolean): Promise<Edition> {
  if (version === 'gone') throw new Error('No such version');
  opened.push(isRendered ? `${version}*` : version);
  if (isRendered) threads += 1;
  const close = () =>
    new Promise<void>((resolve) => {
      finish.push(() => {
        threads -= 1;
        resolve();
      });
    });
  return { revision: 0, ready: Promise.resolve(), compose: jest.fn(), close };
}

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  threads = 0;
  finish = [];
  previews = createPreviewEditions(open, { warn: jest.fn() });
});
afterEach(() => jest.useRealTimers());

test('two versions are rendered, each by one thread; others are shown without', async () => {
  for (const version of ['a', 'b', 'c', 'a', 'b', 'd']) await previews.get(choice(version));
  expect(opened).toEqual(['a*', 'b*', 'c', 'd']);
});

test('a version that nobody looked at for a while makes room, once its thread has ended', async () => {
  for (const version of ['a', 'b']) await previews.get(choice(version));
  jest.advanceTimersByTime(50_000);
  await previews.get(choice('b'));
  jest.advanceTimersByTime(20_000);
  for (const version of ['c', 'c']) await previews.get(choice(version));
  expect([opened, threads]).toEqual([['a*', 'b*', 'c', 'c'], 2]);
  for (const end of finish) end();
  await jest.advanceTimersByTimeAsync(0);
  await previews.get(choice('c'));
  expect([opened.at(-1), threads]).toEqual(['c*', 2]);
});

test('an activation lets all of them go, and no thread is started before one has ended', async () => {
  for (const version of ['a', 'b']) await previews.get(choice(version));
  const cleared = previews.clear();
  await previews.get(choice('a'));
  expect([opened.at(-1), threads]).toEqual(['a', 2]);
  await jest.advanceTimersByTimeAsync(0);
  for (const end of finish) end();
  await cleared;
  await previews.get(choice('a'));
  expect([opened.at(-1), threads]).toEqual(['a*', 1]);
});

test('a version that does not exist takes no room', async () => {
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(previews.get(choice('gone'))).rejects.toThrow('No such version');
  for (const version of ['a', 'b']) await previews.get(choice(version));
  expect(opened).toEqual(['a*', 'b*']);
});

test('a version that turns out to be gone in the middle of an activation gives back one thread and not two', async () => {
  const gone = previews.get(choice('gone'));
  await Promise.all([previews.clear(), expect(gone).rejects.toThrow('No such version')]);
  for (const version of ['a', 'b', 'c']) await previews.get(choice(version));
  expect(opened).toEqual(['a*', 'b*', 'c']);
});
