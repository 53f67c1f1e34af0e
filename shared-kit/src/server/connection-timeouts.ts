const CONNECTIONS_CHECKING_INTERVAL_MS = 5_000;

/**
 * Timeouts of Node's HTTP server for slow requests: head, and whole request. Checked every 5 seconds, so that a stalled
 * request is closed within a minute.
 */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000 - CONNECTIONS_CHECKING_INTERVAL_MS,
  connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS,
};

export type ConnectionTimeouts = Readonly<typeof CONNECTION_TIMEOUTS>;
