import type { ErrorBody } from './response-schemas.ts';

/** An error response: HTTP status, machine-readable type and message for people. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly type: string;
  readonly meta: Omit<ErrorBody['meta'], 'type'>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    type: string,
    message: string,
    { meta = {}, headers = {} }: { meta?: Omit<ErrorBody['meta'], 'type'>; headers?: Record<string, string> } = {},
  ) {
    // No stack: it is never logged, and capturing it costs more than the response.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.type = type;
    this.meta = meta;
    this.headers = headers;
  }
}
