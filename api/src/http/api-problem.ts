import type { ErrorBody } from './answer-schemas.ts';

/** An error answer: its status, its type for programs and its sentence for people. */
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
    // Nobody reads the stack of a refusal, and making it takes longer than the answer.
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
