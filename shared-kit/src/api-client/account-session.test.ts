import { createApiClient } from './api-client.ts';

const clientOf = (answer: unknown, sent: [string, RequestInit | undefined][] = []) =>
  createApiClient({
    baseUrl: '',
    getToken: () => 'a',
    onAuthFail: () => undefined,
    fetch: async (url, call) => {
      sent.push([String(url), call]);
      return Response.json(answer);
    },
  });
const answerOf = (row: unknown) => ({ code: 200, data: [row] });

test('a session is parsed, with the language of its account if there is one', async () => {
  expect(await clientOf(answerOf({ accountId: '7', language: 'ar' })).getSession()).toEqual({
    accountId: '7',
    language: 'ar',
  });
  expect(await clientOf(answerOf({ accountId: '7' })).getSession()).toEqual({ accountId: '7' });
  // A language of a newer server is ignored.
  expect(await clientOf(answerOf({ accountId: '7', language: 'de' })).getSession()).toEqual({ accountId: '7' });
});

test('a session names the person, without a role that this client does not know', async () => {
  const person = { email: 'amina@zelligecars.example', name: 'Amina', role: 'agent' };
  expect(await clientOf(answerOf({ accountId: '7', ...person })).getSession()).toEqual({ accountId: '7', ...person });
  expect(await clientOf(answerOf({ accountId: '7', name: null, role: 'clerk' })).getSession()).toEqual({
    accountId: '7',
  });
});

test.each([[{}], [{ accountId: 7 }], [null]])('the session %j is refused', async (row) => {
  await expect(clientOf(answerOf(row)).getSession()).rejects.toThrow('session.accountId: expected a text');
});

test('signing in returns the language of the account', async () => {
  const login = (row: object) => clientOf(answerOf({ accessToken: 'a', expiresIn: 1, ...row })).login('a', 'b');
  expect(await login({ language: 'fr' })).toEqual({ accessToken: 'a', language: 'fr' });
  expect(await login({})).toEqual({ accessToken: 'a' });
});

test.each([
  ['fr', '{"language":"fr"}'],
  [undefined, '{"language":null}'],
] as const)('the language %s is sent as %s', async (language, body) => {
  const sent: [string, RequestInit | undefined][] = [];
  await clientOf(answerOf({ accountId: '7' }), sent).setLanguage(language);
  expect(sent).toMatchObject([['/api/auth/session', { method: 'PUT', body }]]);
});
