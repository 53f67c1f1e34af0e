import type { FieldProblem } from 'shared-kit/domain';
import { ApiProblem } from './api-problem.ts';

/** A problem of a field with its English message. */
export type DescribedProblem = FieldProblem & { readonly message: string };
/** Problems of a request by field name. */
export type FieldProblems = Readonly<Record<string, DescribedProblem>>;

export const NOT_A_DATE: DescribedProblem = {
  type: 'not_a_date',
  message: 'must be a date of the calendar, yyyy-MM-dd',
};

/** Problems that an error response lists at most. */
export const MAX_PROBLEMS = 100;

export function invalid(fields: FieldProblems): ApiProblem {
  const shown = Object.entries(fields).slice(0, MAX_PROBLEMS);
  const listed = shown.slice(0, 10).map(([field, { message }]) => `${field}: ${message}`);
  const problems = shown.map(([field, { message: _, ...problem }]): [string, FieldProblem] => [field, problem]);
  return new ApiProblem(400, { type: 'validation_failed' }, `Please check what was sent. ${listed.join('; ')}`, {
    fields: {
      fields: Object.fromEntries(shown.map(([field, { message }]) => [field, message])),
      problems: Object.fromEntries(problems),
    },
  });
}

export function invalidUtf8(): ApiProblem {
  return new ApiProblem(400, { type: 'invalid_utf8' }, 'What was sent is not valid UTF-8');
}

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** The console shows the type as the title of its notice: docs/rules.md#error-answers. */
export function unauthorized(): ApiProblem {
  return new ApiProblem(401, { type: 'Unauthorized' }, 'Please sign in to continue', { headers: CHALLENGE });
}

export function wrongCredentials(): ApiProblem {
  return new ApiProblem(401, { type: 'wrong_credentials' }, 'E-mail or password is wrong', { headers: CHALLENGE });
}

export function forbidden(message: string): ApiProblem {
  return new ApiProblem(403, { type: 'Forbidden' }, message);
}

/** See docs/rules.md#who-may-do-what. */
export function forbiddenRole(): ApiProblem {
  return new ApiProblem(403, { type: 'forbidden_role' }, 'Your account may not do this. Please ask an owner.');
}

export function notFound(): ApiProblem {
  return new ApiProblem(404, { type: 'not_found' }, 'There is nothing at this address');
}

/** @param name of the entity, as in URLs */
export function noSuchEntity({ name }: { readonly name: string }): ApiProblem {
  return new ApiProblem(404, { type: 'entity_not_found', entity: name }, `There is no such entity in ${name}`);
}

/** The entity has other values than those that the caller has seen. */
export function entityChanged(): ApiProblem {
  return new ApiProblem(
    409,
    { type: 'entity_changed' },
    'A colleague has changed this meanwhile. Please look at it again.',
  );
}

/** The database is unavailable or the server is stopping: the same request may succeed later. */
export function unavailable(): ApiProblem {
  const message = 'The service is not available at the moment. Please try again in a minute.';
  return new ApiProblem(503, { type: 'service_unavailable' }, message, {
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
}

/** There is no space left; the cause is logged. What the client keeps may be sent again. */
export function storageFull(cause: unknown): ApiProblem {
  const problem = new ApiProblem(
    507,
    { type: 'storage_full' },
    'There is no space left on the server. Please tell an owner.',
  );
  return Object.assign(problem, { cause });
}

export function tooManyRequests(
  type: 'too_many_requests' | 'too_many_sign_ins',
  message: string,
  retryAfterSeconds: number,
): ApiProblem {
  return new ApiProblem(429, { type }, message, { headers: { 'retry-after': String(retryAfterSeconds) } });
}
