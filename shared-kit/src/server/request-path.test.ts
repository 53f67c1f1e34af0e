import { requestPath } from './request-path.ts';

test.each([
  ['/cars?from=2026-11-22', '/cars?from=2026-11-22'],
  ['/c%61rs', '/c%61rs'],
  ['http://evil.example/cars?a=http://b/', '/cars?a=http://b/'],
  ['HTTP://user@evil.example:81', '/'],
  ['https://evil.example?preview=off', '/?preview=off'],
  ['//evil.example/x', '//evil.example/x'],
  ['evil.example', '/evil.example'],
  ['*', '/*'],
  ['', '/'],
  [undefined, '/'],
  ['/%zz?q=%zz', '/%25zz?q=%zz'],
  ['/%c3%28/%61', '/%25c3%2528/%2561'],
  ['http://evil.example/%zz', '/%25zz'],
])('%j is the path %j', (url, path) => {
  expect(requestPath({ url })).toBe(path);
});
