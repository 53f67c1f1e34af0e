import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts';

test('a request that stopped half-way is closed within a minute, and a picture on a slow line has most of it', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = CONNECTION_TIMEOUTS;
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(60_000);
  expect(requestTimeout).toBeGreaterThanOrEqual(50_000);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});
