import { type AnswerProblem, REASON_TYPES } from 'shared-kit/domain';
import type { ErrorBody } from './response-schemas.ts';

interface ApiProblemOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  readonly fields?: Pick<ErrorBody['meta'], 'fields' | 'problems'>;
  /** Further properties of `meta`. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** An error response: HTTP status, problem with its parameters for programs, and message for people. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly meta: ErrorBody['meta'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    problem: AnswerProblem,
    message: string,
    { headers = {}, fields, details }: ApiProblemOptions = {},
  ) {
    // No stack: it is never logged, and capturing it costs more than the response.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.meta = { ...toMeta(problem), ...fields, ...details };
    this.headers = headers;
  }
}

function toMeta({ type, ...parameters }: AnswerProblem): ErrorBody['meta'] {
  const parent = type in REASON_TYPES ? REASON_TYPES[type as keyof typeof REASON_TYPES] : undefined;
  return parent ? { type: parent, reason: type, ...parameters } : { type, ...parameters };
}
