import type { TextStorage } from '../../data/browser-storage.ts';
import { createReloadDrafts } from './reload-drafts.ts';

let stored: string | null;
const storage: TextStorage = {
  read: () => stored,
  write(text) {
    stored = text;
  },
};
const nothing = () => undefined;

/** Returns the drafts as a new document in the same tab would restore them. */
const load = (sessionId: string | null = null) => createReloadDrafts(storage, () => sessionId);

beforeEach(() => {
  stored = null;
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('a draft is stored only right before the reload, and restored once after it', () => {
  const drafts = load();
  expect(drafts.keepOverReload('booking', () => ({ name: 'Amina' }))).toBeUndefined();
  expect(stored).toBeNull();
  drafts.save();
  expect(stored).toContain('Amina');

  const next = load();
  expect(stored).toBeNull();
  expect(next.keepOverReload('forms', nothing)).toBeUndefined();
  expect(next.keepOverReload('booking', nothing)).toEqual({ name: 'Amina' });
  expect(next.keepOverReload('booking', nothing)).toBeUndefined();
});

test('a draft whose remote failed to load is kept for the next reload', () => {
  const drafts = load();
  drafts.keepOverReload('booking', () => 'typed');
  drafts.save();
  load().save();
  expect(load().keepOverReload('booking', nothing)).toBe('typed');
});

test('a reader that fails does not affect the other drafts', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(nothing);
  const drafts = load();
  drafts.keepOverReload('forms', () => {
    throw new Error('broken');
  });
  drafts.keepOverReload('booking', () => 'typed');
  drafts.save();
  expect(load().keepOverReload('booking', nothing)).toBe('typed');
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test.each<[string, () => void, string | null]>([
  ['is older than five minutes', () => jest.setSystemTime(new Date('2026-11-20T12:05:00Z')), 'a'],
  ['belongs to another session', nothing, 'b'],
  ['belongs to a session that has ended', nothing, null],
  [
    'is none',
    () => {
      stored = '{"savedAt":"yesterday"}';
    },
    'a',
  ],
  [
    'cannot be read',
    () => {
      stored = '{';
    },
    'a',
  ],
])('a draft that %s is dropped and removed', (_, change, sessionId) => {
  const drafts = load('a');
  drafts.keepOverReload('forms', () => 'typed');
  drafts.save();
  change();
  expect(load(sessionId).keepOverReload('forms', nothing)).toBeUndefined();
  expect(stored).toBeNull();
});

test('clearing removes the stored drafts', () => {
  const drafts = load();
  drafts.keepOverReload('forms', () => 'typed');
  drafts.save();
  const next = load();
  next.save();
  next.forget();
  expect(stored).toBeNull();
  expect(next.keepOverReload('forms', nothing)).toBeUndefined();
});
