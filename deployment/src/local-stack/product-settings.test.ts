import { readProductSettings } from './product-settings.ts';

test('defaults', () => {
  expect(readProductSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080 });
});

test.each(['eighty', '80 80', '-1', '70000', '8080.5'])('PORT=%s is refused by name', (PORT) => {
  expect(() => readProductSettings({ PORT })).toThrow(/^PORT is ".*": expected a number from 0 to 65535$/);
});
