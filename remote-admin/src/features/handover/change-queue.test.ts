import { ApiError } from 'shared-kit/api-client';
import { isAnythingWaiting } from '../../data/kept-handovers.ts';
import { applyChanges } from './apply-changes.ts';
import type { QueuedChange } from './change.ts';
import { createChangeQueue } from './change-queue.ts';
import { openDeviceStore } from './device-store.ts';

const TARGET = { handoverId: 'h1', bookingId: 7 };
const NO_NETWORK = new ApiError(0, 'no network');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(answer: (queued: QueuedChange) => Promise<string> = async ({ handoverId }) => handoverId) {
  const account: { id: string | undefined } = { id: '1' };
  const store = openDeviceStore();
  const sent: QueuedChange[] = [];
  const send = jest.fn(async (queued: QueuedChange) => {
    const id = await answer(queued);
    sent.push(queued);
    return id;
  });
  const open = () => createChangeQueue({ store, accountId: () => account.id, send });
  return { queue: open(), open, store, sent, send, account };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const km = (kilometers: number) => ({ type: 'values', values: { kilometers } }) as const;

test('changes are sent in order, and what is typed over before is sent once', async () => {
  const { queue, sent } = start();
  queue.add(TARGET, { type: 'open', direction: 'pickup' });
  queue.add(TARGET, km(4));
  queue.add(TARGET, { type: 'values', values: { fuel: 8 } });
  queue.add(TARGET, km(48_000));
  await wait(1_000);
  expect(sent.map(({ change }) => change)).toEqual([
    { type: 'open', direction: 'pickup' },
    km(48_000),
    { type: 'values', values: { fuel: 8 } },
  ]);
  expect(queue.getState()).toMatchObject({ changes: [], sending: 'idle' });
});

test('without a network all stays, also in the next page, and is sent when it is back', async () => {
  let isOnline = false;
  const { queue, open, sent } = start(async ({ handoverId }) => {
    if (!isOnline) throw NO_NETWORK;
    return handoverId;
  });
  queue.add(TARGET, km(48_000));
  await wait(1_000);
  expect(queue.getState()).toMatchObject({ sending: { waitsFor: 'network' }, changes: [{ change: km(48_000) }] });

  const next = open();
  await wait(1_000);
  expect(next.getState().changes).toHaveLength(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await wait(10);
  expect(sent.map(({ change }) => change)).toEqual([km(48_000)]);
  expect(next.getState().changes).toEqual([]);
});

test('says that this device has not taken a change until the last one is written', async () => {
  const { store } = start();
  const written: (() => void)[] = [];
  const slow = { ...store, write: () => new Promise<void>((resolve) => written.push(resolve)) };
  const queue = createChangeQueue({ store: slow, accountId: () => '1', send: () => Promise.reject(NO_NETWORK) });
  await wait(10);
  expect(queue.getState().isWriting).toBe(false);
  queue.add(TARGET, km(4));
  queue.add(TARGET, km(48));
  expect(queue.getState().isWriting).toBe(true);
  await wait(10);
  written.shift()?.();
  await wait(10);
  expect(queue.getState().isWriting).toBe(true);
  written.shift()?.();
  await wait(10);
  expect(queue.getState().isWriting).toBe(false);
});

test('it tries again by itself, at longer and longer intervals', async () => {
  const { queue, send } = start(async () => {
    throw new ApiError(503, 'busy');
  });
  queue.add(TARGET, km(1));
  await wait(500);
  expect(queue.getState().sending).toEqual({ waitsFor: 'server' });
  expect(send).toHaveBeenCalledTimes(1);
  await wait(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  await wait(4_000);
  expect(send).toHaveBeenCalledTimes(3);
  await wait(600_000);
  expect(send.mock.calls.length).toBeGreaterThan(10);
});

test('a value that is typed while the former one is on its way is sent after it', async () => {
  const { queue, sent } = start(async ({ handoverId }) => {
    if (sent.length === 0) queue.add(TARGET, km(2));
    return handoverId;
  });
  queue.add(TARGET, km(1));
  await wait(2_000);
  expect(sent.map(({ change }) => change)).toEqual([km(1), km(2)]);
});

test('what the server refuses stays with its reason, does not hold up the rest, and nothing is signed meanwhile', async () => {
  let isWrong = true;
  const { queue, sent } = start(async ({ handoverId, change }) => {
    if (isWrong && change.type === 'values' && change.values.kilometers) throw new ApiError(400, 'Too many kilometers');
    return handoverId;
  });
  const signing = { signerName: 'A', strokes: [], sentence: 'S', locale: 'en' } as const;
  queue.add(TARGET, km(9_999_999));
  queue.add(TARGET, { type: 'values', values: { fuel: 8 } });
  queue.add(TARGET, { type: 'sign', signing });
  await wait(1_000);
  expect(sent.map(({ change }) => change.type)).toEqual(['values']);
  const [refused] = queue.getState().changes;
  expect(refused?.refusal).toEqual({ status: 400, message: 'Too many kilometers' });

  isWrong = false;
  if (refused) queue.retry(refused);
  await wait(100);
  expect(sent.map(({ change }) => change.type)).toEqual(['values', 'values', 'sign']);
});

test('nothing waits for photos, the signature neither', async () => {
  const { queue, sent } = start();
  const signing = { signerName: 'A', strokes: [], sentence: 'S', locale: 'en' } as const;
  queue.add(TARGET, { type: 'photo', sha256: 'a' });
  queue.add(TARGET, km(1));
  queue.add(TARGET, { type: 'sign', signing });
  await wait(1_000);
  expect(sent.map(({ change }) => change.type)).toEqual(['values', 'sign', 'photo']);
});

test('what follows is added to the protocol that a colleague has begun first', async () => {
  const { queue, sent } = start(async () => 'theirs');
  queue.add(TARGET, { type: 'open', direction: 'pickup' });
  queue.add(TARGET, km(1));
  await wait(1_000);
  expect(sent.map(({ handoverId, change }) => [handoverId, change.type])).toEqual([
    ['h1', 'open'],
    ['theirs', 'values'],
  ]);
});

test('nobody else sends what a person has written, and it waits for the session', async () => {
  const { queue, sent, account } = start();
  queue.add(TARGET, km(1));
  account.id = '2';
  await wait(1_000);
  expect(sent).toEqual([]);
  account.id = undefined;
  queue.sendNow();
  await wait(1_000);
  account.id = '1';
  queue.sendNow();
  await wait(10);
  expect(sent).toHaveLength(1);
});

test('a signature is sent at once', async () => {
  const { queue, sent } = start();
  await wait(1_000);
  queue.add(TARGET, km(1));
  queue.add(TARGET, {
    type: 'sign',
    signing: { signerName: 'A', strokes: [], sentence: 'S', locale: 'en' },
  });
  await wait(10);
  expect(sent.map(({ change }) => change.type)).toEqual(['values', 'sign']);
});

test.each([
  [{ signerName: 'A', locale: 'en', strokes: [] }, false],
  [{ strokes: [[{ x: 1, y: 1 }]] as never }, true],
  [{ decisions: { fuel: { isDropped: true } } }, true],
  [{ ownCharges: [{ key: 'k', label: 'Cleaning', text: '' }] }, true],
] as const)('of a draft, %j is work that a sign-out would lose: %s', async (draft, isLost) => {
  const { queue } = start();
  await wait(10);
  queue.add(TARGET, { type: 'draft', draft });
  expect(isAnythingWaiting()).toBe(isLost);
});

test('a draft of the signature is kept, and goes when it is signed', async () => {
  const { queue, sent } = start();
  const signing = { signerName: 'A', strokes: [], sentence: 'S', locale: 'en' } as const;
  queue.add(TARGET, { type: 'draft', draft: { signerName: 'A' } });
  await wait(1_000);
  expect(sent).toEqual([]);
  expect(queue.getState().changes).toHaveLength(1);
  queue.add(TARGET, { type: 'sign', signing });
  await wait(1_000);
  expect(sent.map(({ change }) => change.type)).toEqual(['sign']);
  expect(queue.getState().changes).toEqual([]);
});

test('a photo of a damage stays one when it is added again without it', async () => {
  const { queue, sent } = start();
  queue.add(TARGET, { type: 'photo', sha256: 'a', damageId: 'd' });
  queue.add(TARGET, { type: 'photo', sha256: 'a' });
  await wait(1_000);
  expect(sent.map(({ change }) => change)).toEqual([{ type: 'photo', sha256: 'a', damageId: 'd' }]);
});

test('a photo of a damage that the server has is shown as one when it is added again without it', () => {
  const photos = [{ sha256: 'a', fileId: 'f', damageId: 'd' }];
  const again = { change: { type: 'photo', sha256: 'a' } } as QueuedChange;
  expect(applyChanges({ values: {}, damages: [], photos }, [again]).photos).toMatchObject(photos);
});
