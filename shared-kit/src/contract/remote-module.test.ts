import { checkRemoteModule, RemoteError } from './remote-module.ts';
import { CONTRACT_VERSION } from './version.ts';

const createRoutes = () => [];

test('a valid module is returned', () => {
  const remote = { contractVersion: CONTRACT_VERSION, createRoutes };
  expect(checkRemoteModule('public', remote)).toBe(remote);
});

test.each([
  ['nothing', undefined, 'wrong_shape', 'did not deliver a module'],
  ['a page', '<html>', 'wrong_shape', 'did not deliver a module'],
  ['no routes', { contractVersion: CONTRACT_VERSION }, 'wrong_shape', 'createRoutes'],
  ['no version', { createRoutes }, 'wrong_shape', 'contractVersion'],
  ['too old', { createRoutes, contractVersion: CONTRACT_VERSION - 1 }, 'wrong_contract', 'too old'],
  ['too new', { createRoutes, contractVersion: CONTRACT_VERSION + 1 }, 'wrong_contract', 'too new'],
])('%s is refused with the name of the remote', (_, loaded, failure, text) => {
  const check = () => checkRemoteModule('admin', loaded);
  expect(check).toThrow(RemoteError);
  expect(check).toThrow(expect.objectContaining({ remote: 'admin', failure, message: expect.stringContaining(text) }));
});
