import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts';

test('a stalled request is closed within a minute, most of which is available to a slow upload', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = CONNECTION_TIMEOUTS;
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(60_000);
  expect(requestTimeout).toBeGreaterThanOrEqual(50_000);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});
