import type { TextStorage } from '../../data/browser-storage.ts';
import { createSessionStore } from './session-store.ts';

function memoryStorage(token: string | null = null): TextStorage & { token: string | null } {
  return {
    token,
    read() {
      return this.token;
    },
    write(next) {
      this.token = next;
    },
  };
}

const jwt = (exp: number) => `head.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.signature`;
const IN_AN_HOUR = Date.now() / 1000 + 3600;

test('starts as loading, then reads the session from the storage', () => {
  const signedOut = createSessionStore(memoryStorage());
  expect(signedOut.getState()).toEqual({ status: 'loading' });
  signedOut.load();
  expect(signedOut.getState()).toEqual({ status: 'signed-out' });

  const token = jwt(IN_AN_HOUR);
  const signedIn = createSessionStore(memoryStorage(token));
  signedIn.load();
  expect(signedIn.getState()).toEqual({ status: 'signed-in', token });
});

test('an expired token is ignored', () => {
  const store = createSessionStore(memoryStorage(jwt(Date.now() / 1000 - 1)));
  store.load();
  expect(store.getState()).toEqual({ status: 'signed-out' });
});

test('signing in stores the token in memory and storage, signing out removes both', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  const seen: string[] = [];
  store.subscribe(({ status }) => seen.push(status));

  store.signIn('a-token');
  expect([store.token(), storage.token]).toEqual(['a-token', 'a-token']);
  store.signOut();
  expect([store.token(), storage.token]).toEqual([undefined, null]);
  expect(seen).toEqual(['signed-in', 'signed-out']);
});
