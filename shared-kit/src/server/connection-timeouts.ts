const CONNECTIONS_CHECKING_INTERVAL_MS = 5_000;

/**
 * Limits of Node's HTTP server on requests that are slow to arrive: their head, and the whole of them. They are looked
 * for every 5 seconds, so that one which stopped half-way is closed within a minute.
 */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000 - CONNECTIONS_CHECKING_INTERVAL_MS,
  connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS,
};

export type ConnectionTimeouts = Readonly<typeof CONNECTION_TIMEOUTS>;
