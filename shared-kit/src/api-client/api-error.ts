/** Error body of the API. */
export interface ErrorBody {
  readonly code?: number;
  readonly message?: string;
  readonly error?: string;
  readonly meta?: {
    readonly type?: string;
    /** Narrower than the type; `readProblem` parses it with its parameters. */
    readonly reason?: string;
    readonly fields?: Readonly<Record<string, string>>;
    /** See `readFieldProblems`. */
    readonly problems?: unknown;
    /** See `readConflicts`. */
    readonly conflicts?: unknown;
  };
}

/** Error of a failed call. `status` is 0 when no response arrived, so that the outcome is unknown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, message: string, body?: ErrorBody, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.body = body;
  }
}

/** Checks by shape: each bundle has its own copy of the class, so `instanceof` fails. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

/** Returns whether the error is a 404. */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 404;
}

/** Returns the machine-readable error type, such as `price_changed`. */
export function errorType(error: unknown): string | undefined {
  return isApiError(error) ? error.body?.meta?.type : undefined;
}

/** Returns whether the request may have taken effect although it failed: no response, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500;
}

/** Parses an error body; undefined when the text is not a JSON object. */
export function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
