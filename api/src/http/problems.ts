import { ApiProblem } from './api-problem.ts';

/** Problems of a request by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Problems that an error response lists at most. */
export const MAX_PROBLEMS = 100;

export function invalid(fields: FieldProblems): ApiProblem {
  const shown = Object.entries(fields).slice(0, MAX_PROBLEMS);
  const listed = shown.slice(0, 10).map(([field, problem]) => `${field}: ${problem}`);
  return new ApiProblem(400, 'validation_failed', `Please check what was sent. ${listed.join('; ')}`, {
    meta: { fields: Object.fromEntries(shown) },
  });
}

export function invalidUtf8(): ApiProblem {
  return new ApiProblem(400, 'invalid_request', 'What was sent is not valid UTF-8');
}

/** The console shows the type as the title of its notice: docs/rules.md#error-answers. */
export function unauthorized(message = 'Please sign in to continue'): ApiProblem {
  return new ApiProblem(401, 'Unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(message: string): ApiProblem {
  return new ApiProblem(403, 'Forbidden', message);
}

export function notFound(message = 'There is nothing at this address'): ApiProblem {
  return new ApiProblem(404, 'not_found', message);
}

/** @param name of the entity, as in URLs */
export function noSuchEntity({ name }: { readonly name: string }): ApiProblem {
  return notFound(`There is no such entity in ${name}`);
}

/** The database is unavailable or the server is stopping: the same request may succeed later. */
export function unavailable(): ApiProblem {
  const message = 'The service is not available at the moment. Please try again in a minute.';
  return new ApiProblem(503, 'service_unavailable', message, {
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
}

export function tooManyRequests(message: string, retryAfterSeconds: number): ApiProblem {
  return new ApiProblem(429, 'too_many_requests', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
}
