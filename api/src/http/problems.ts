import { ApiProblem } from './api-problem.ts';

/** What is wrong with a request, by the name of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

export function invalid(fields: FieldProblems): ApiProblem {
  const listed = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`);
  return new ApiProblem(400, 'validation_failed', `Please check what was sent. ${listed.slice(0, 10).join('; ')}`, {
    meta: { fields },
  });
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
