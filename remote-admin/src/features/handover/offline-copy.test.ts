import { BOOKING } from '../../testing/examples.ts';
import { dropCopy, dropOtherCopies, type RentalCopy, readCopy, writeCopy } from './offline-copy.ts';

/** The browser's cache, by paths. */
const kept = new Map<string, RentalCopy>();
const cache = {
  put: async (path: string, copy: RentalCopy) => void kept.set(path, copy),
  match: async (key: string | { url: string }) => {
    const copy = kept.get(typeof key === 'string' ? key : new URL(key.url).pathname);
    return copy && { json: async () => copy };
  },
  keys: async () =>
    [...kept.keys(), '/releases/admin/1.0.0/main.js'].map((path) => ({ url: `http://localhost${path}` })),
  delete: async (key: string | { url: string }) =>
    kept.delete(typeof key === 'string' ? key : new URL(key.url).pathname),
};
Object.assign(globalThis, { caches: { open: async () => cache }, Response: { json: (copy: RentalCopy) => copy } });

const handovers = { handovers: [], openDamages: [] };
const copyOf = (id: number, accountId = '1', ageInDays = 0): RentalCopy => ({
  accountId,
  copiedAt: new Date(Date.now() - ageInDays * 86_400_000).toISOString(),
  booking: { ...BOOKING, id },
  handovers,
});

beforeEach(() => kept.clear());

test('a copy is for the person who has read it, for three days', async () => {
  const copy = copyOf(7);
  await writeCopy(copy);
  expect(await readCopy(7, '1')).toEqual(copy);
  expect(await readCopy(7, '2')).toBeUndefined();
  expect(await readCopy(8, '1')).toBeUndefined();
  kept.set('/admin/handovers/9', copyOf(9, '1', 3));
  expect(await readCopy(9, '1')).toBeUndefined();
  await dropCopy(7);
  expect(await readCopy(7, '1')).toBeUndefined();
});

test('those of others and those that are old are removed', async () => {
  for (const copy of [copyOf(1, '2'), copyOf(2, '1', 4), copyOf(3, '1', 2)])
    kept.set(`/admin/handovers/${copy.booking.id}`, copy);
  await dropOtherCopies('1');
  expect([...kept.keys()]).toEqual(['/admin/handovers/3']);
  await dropOtherCopies('2');
  expect([...kept.keys()]).toEqual([]);
});
