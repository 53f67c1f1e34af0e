/** The error body of every answer of the API. */
export interface ErrorBody {
  readonly code?: number;
  readonly message?: string;
  readonly error?: string;
  readonly meta?: { readonly type?: string; readonly fields?: Readonly<Record<string, string>> };
}

/** A call that failed. `status` is 0 when no answer arrived, so that the outcome is unknown. */
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

/** Whether it is an `ApiError`. By shape and not by class: the error may come from another application's copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

/** Whether the server answered that what was asked for does not exist, or no longer. */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 404;
}

/** The server's name for what went wrong, such as `price_changed`. */
export function errorType(error: unknown): string | undefined {
  return isApiError(error) ? error.body?.meta?.type : undefined;
}

/** The request may have been carried out although it failed: no answer, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500;
}

/** An error body, or undefined when the answer is no JSON object. */
export function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
