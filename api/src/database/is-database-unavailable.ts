/** The network on the way to the database. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** Classes 08 (connection) and 57P (shutdown, starting up), too many connections, and a lock somebody else holds. */
const STATES = /^(08...|57P..|57014|53300|55P03)$/;
/** What `pg` says without a code. */
const WORDS = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** The database does not answer now but may again: nothing is wrong with the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || STATES.test(code) || WORDS.test(error.message) || isDatabaseUnavailable(error.cause);
}
