import { createDropReport } from './drop-report.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was dropped is logged once a minute, by reason, with the number of clients', () => {
  const warn = jest.fn();
  const report = createDropReport({ warn });
  for (let page = 0; page < 80; page++) report.add('too many pages of a client', '203.0.113.7');
  report.add('busy', '203.0.113.8');
  expect(warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([
    [{ pages: { 'too many pages of a client': 80, busy: 1 }, clients: 2 }, expect.stringContaining('last minute')],
  ]);

  jest.advanceTimersByTime(600_000);
  expect(warn).toHaveBeenCalledTimes(1);
  report.add('busy', '203.0.113.7');
  report.close();
  expect(warn).toHaveBeenLastCalledWith({ pages: { busy: 1 }, clients: 1 }, expect.anything());
});
