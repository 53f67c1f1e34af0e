import type { ErrorBody } from './error-body.ts';

/** An answer that is an error: its status, its name for programs and its sentence for people (design §3). */
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
    // An answer and no fault: nobody reads its stack, which takes longer to make than the answer.
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
