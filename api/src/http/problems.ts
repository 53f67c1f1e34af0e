import { ApiProblem } from './api-problem.ts';

/** What is wrong with a request, by the name of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** More than a person reads, less than an answer that is many times its request. */
export const MAX_PROBLEMS = 100;

export function invalid(fields: FieldProblems): ApiProblem {
  const told = Object.entries(fields).slice(0, MAX_PROBLEMS);
  const listed = told.slice(0, 10).map(([field, problem]) => `${field}: ${problem}`);
  return new ApiProblem(400, 'validation_failed', `Please check what was sent. ${listed.join('; ')}`, {
    meta: { fields: Object.fromEntries(told) },
  });
}

export function invalidUtf8(): ApiProblem {
  return new ApiProblem(400, 'invalid_request', 'What was sent is not valid UTF-8');
}

/** Shown as a toast: `Unauthorized` is its title (spec §8). */
export function unauthorized(message = 'Please sign in to continue'): ApiProblem {
  return new ApiProblem(401, 'Unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(message: string): ApiProblem {
  return new ApiProblem(403, 'Forbidden', message);
}

export function notFound(message = 'There is nothing at this address'): ApiProblem {
  return new ApiProblem(404, 'not_found', message);
}

/** The database does not answer; what was asked may be asked again. */
export function unavailable(): ApiProblem {
  const words = 'The service is not available at the moment. Please try again in a minute.';
  return new ApiProblem(503, 'service_unavailable', words, { headers: { 'retry-after': '5' } });
}

export function tooManyRequests(message: string, retryAfterSeconds: number): ApiProblem {
  return new ApiProblem(429, 'too_many_requests', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
}
