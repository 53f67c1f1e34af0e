/** Node's network error codes. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** SQLSTATE classes 08 (connection) and 57P (shutdown, starting up), query canceled, too many connections, lock timeout, a standby. */
const STATES = /^(08...|57P..|57014|53300|55P03|25006)$/;
/** Messages of `pg` errors without a code. */
const MESSAGES = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** Returns whether an error means that the database is temporarily unavailable; the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || STATES.test(code) || MESSAGES.test(error.message) || isDatabaseUnavailable(error.cause);
}
