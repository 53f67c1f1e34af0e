import type { ReactElement } from 'react';
import { createStaffCalls } from 'shared-kit/api-client';
import type { RuntimeSettings } from 'shared-kit/contract';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { TOKEN_KEY } from '../features/session/session-store.ts';
import { lateToasts } from '../features/toasts/late-toasts.ts';
import { createServices } from './services.ts';

const SETTINGS: RuntimeSettings = {
  revision: 1,
  site: DEFAULT_SITE_SETTINGS,
  locale: 'en',
  remotes: {
    public: { container: 'remote_public', entry: '/public.js' },
    admin: { container: 'remote_admin', entry: '/admin.js' },
  },
  mounts: { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } },
};
const calls: string[] = [];
let answer: () => Response;

beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, 'a-token');
  calls.length = 0;
  answer = () => Response.json({ code: 200, data: [] });
  globalThis.fetch = async (path, init) => {
    calls.push(`${init?.method} ${String(path)} ${new Headers(init?.headers).get('authorization')}`);
    return answer();
  };
});
afterEach(() => jest.restoreAllMocks());

test('signing out ends the session in the browser and on the server', () => {
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  host.session.signOut();
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(calls).toEqual(['POST /api/auth/logout Bearer a-token']);
});

test('signing out does not wait for an unreachable server', () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  host.session.signOut();
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test.each([401, 403])('a response with status %i shows a toast and signs out', async (status) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => Response.json({ error: 'Your account was disabled', meta: { type: 'Forbidden' } }, { status });
  await expect(host.api.getEntity('CarsBooking', 7)).rejects.toThrow();
  expect(error).toHaveBeenCalledWith('Forbidden', 'Your account was disabled');
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(log).toHaveBeenCalled();
});

test('a refusal is described in the language of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host } = createServices({ settings: { ...SETTINGS, locale: 'fr' }, fetchRemote: async () => undefined });
  answer = () => Response.json({ error: 'Please sign in', meta: { type: 'Unauthorized' } }, { status: 401 });
  await expect(host.api.getEntity('CarsBooking', 7)).rejects.toThrow();
  const ids = error.mock.calls[0]?.map((element) => (element as ReactElement<{ id: string }>).props.id);
  expect(ids).toEqual(['session.REFUSALS.Unauthorized.title', 'session.REFUSALS.Unauthorized.text']);
});

test('concurrent refused calls show one toast', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => Response.json({ error: 'Please sign in to continue' }, { status: 401 });
  await Promise.allSettled([host.api.getEntity('CarsBooking', 7), host.api.getEntity('CarsBooking', 8)]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(calls.filter((call) => call.includes('logout'))).toHaveLength(1);
});

test('later calls of the page with the refused session show no further notice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => Response.json({ error: 'Your account was disabled', meta: { type: 'Forbidden' } }, { status: 403 });
  await expect(host.api.getEntity('CarsBooking', 7)).rejects.toThrow();
  answer = () => Response.json({ error: 'Please sign in to continue' }, { status: 401 });
  await expect(host.api.getEntity('CarsBooking', 8)).rejects.toThrow();
  expect(error.mock.calls).toEqual([['Forbidden', 'Your account was disabled']]);
});

test('a late refusal of an old token does not end a newer session', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => {
    session.signIn('another-token');
    return Response.json({ error: 'Please sign in to continue' }, { status: 401 });
  };
  await expect(host.api.getEntity('CarsBooking', 7)).rejects.toThrow();
  expect(session.getState()).toEqual({ status: 'signed-in', token: 'another-token' });
  expect(error).not.toHaveBeenCalled();
});

test('what the role does not allow is refused without ending the session', async () => {
  const error = jest.spyOn(lateToasts, 'error').mockReturnValue(() => undefined);
  const { host, session, addStaffCalls } = createServices({
    settings: { ...SETTINGS, locale: 'fr' },
    fetchRemote: async () => undefined,
  });
  addStaffCalls(createStaffCalls);
  const meta = { type: 'Forbidden', reason: 'forbidden_role' };
  answer = () => Response.json({ error: 'Your account may not do this', meta }, { status: 403 });
  await expect(host.api.deleteEntity('CarsBooking', 7)).rejects.toThrow();
  expect(session.getState()).toEqual({ status: 'signed-in', token: 'a-token' });
  const ids = error.mock.calls[0]?.map((element) => (element as ReactElement<{ id: string }>).props.id);
  expect(ids).toEqual(['session.REFUSALS.forbidden_role.title', 'session.REFUSALS.forbidden_role.text']);
});

test('remotes can read the account id and the role, but not the token', () => {
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  expect(host.session.getState()).toEqual({ status: 'signed-in' });
  session.signIn(`head.${btoa(JSON.stringify({ sub: '12' }))}.signature`);
  expect(host.session.getState()).toEqual({ status: 'signed-in', accountId: '12' });
  session.signIn(`head.${btoa(JSON.stringify({ sub: '12', role: 'agent' }))}.signature`);
  expect(host.session.getState()).toEqual({ status: 'signed-in', accountId: '12', role: 'agent' });
  session.signIn(`head.${btoa(JSON.stringify({ sub: '12', role: 'admiral' }))}.signature`);
  expect(host.session.getState()).toEqual({ status: 'signed-in', accountId: '12' });
});

test('who is signed in is read from the server, once for remotes and host', async () => {
  const { host, session, addStaffCalls } = createServices({
    settings: SETTINGS,
    fetchRemote: async () => undefined,
  });
  addStaffCalls(createStaffCalls);
  const person = { email: 'amina@zelligecars.example', name: 'Amina', role: 'agent' };
  answer = () => Response.json({ code: 200, data: [{ accountId: '7', ...person }] });
  await host.session.refresh();
  expect(calls).toEqual(['GET /api/auth/session Bearer a-token']);
  expect(host.session.getState()).toEqual({ status: 'signed-in', ...person });
  expect(host.session.getState()).toBe(host.session.getState());
  expect(session.token()).toBe('a-token');
});

test('a response after the end of the session sets no person', async () => {
  const { host, session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => {
    session.signIn('another-token');
    return Response.json({ code: 200, data: [{ accountId: '7', email: 'amina@zelligecars.example' }] });
  };
  await host.session.refresh();
  expect(host.session.getState()).toEqual({ status: 'signed-in' });
});

test('without a response the session continues without a person', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await host.session.refresh();
  expect(host.session.getState()).toEqual({ status: 'signed-in' });
  expect(log).toHaveBeenCalled();
});

test('the navigation of the console ends with the session', () => {
  const { host, staffNavigation } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  const navigation = { items: [], person: { name: 'Amina', details: [], actions: [] } };
  host.frame.setNavigation(navigation);
  expect(staffNavigation.getState()).toBe(navigation);
  host.session.signOut();
  expect(staffNavigation.getState()).toBeUndefined();
});

test('signing out removes the stored drafts', () => {
  const saved = { savedAt: Date.now(), sessionId: 'a-token', drafts: { 'admin/forms': 'typed' } };
  sessionStorage.setItem('draftsOverReload', JSON.stringify(saved));
  const { host } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  expect(sessionStorage).toHaveLength(0);
  host.session.signOut();
  expect(host.keepOverReload('admin/forms', () => undefined)).toBeUndefined();
});

test('signing out in another tab signs out here', () => {
  const { session } = createServices({ settings: SETTINGS, fetchRemote: async () => undefined });
  expect(session.getState()).toEqual({ status: 'signed-in', token: 'a-token' });
  localStorage.removeItem(TOKEN_KEY);
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  expect(session.getState()).toEqual({ status: 'signed-out' });
});
