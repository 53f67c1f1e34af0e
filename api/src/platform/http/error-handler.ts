import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AnswerProblem } from 'shared-kit/domain';
import { StoreUnavailable } from 'shared-kit/server';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { isStorageFull, type StorageHealth } from '../health/storage-health.ts';
import { ApiProblem } from './api-problem.ts';
import { findSchemaProblems } from './find-schema-problems.ts';
import { invalid, notFound, unavailable } from './problems.ts';
import type { ErrorBody } from './response-schemas.ts';

/** Messages of Fastify's own errors, by status. */
const REFUSALS = new Map<number, [problem: AnswerProblem, message: string]>([
  [400, [{ type: 'invalid_request' }, 'The request could not be read']],
  [413, [{ type: 'payload_too_large' }, 'The request is too large']],
  [414, [{ type: 'uri_too_long' }, 'The address is too long']],
  [415, [{ type: 'unsupported_media_type' }, 'This kind of content is not accepted here']],
  [416, [{ type: 'range_not_satisfiable' }, 'The file has no such part']],
  [429, [{ type: 'too_many_requests' }, 'Too many requests. Please wait a moment and try again.']],
]);

/** Sends every error in the common body. Unexpected errors are logged, and their response discloses no details. */
export const errorHandler = fp<{ storage: StorageHealth }>(async (app, { storage }) => {
  app.setErrorHandler<FastifyError | ApiProblem>((error, request, reply) => {
    const problem = toProblem(error);
    if (isStorageFull(error)) {
      storage.reportFull();
      request.log.error({ err: error }, 'No space left on the disk of DATA_DIR or of the database');
    } else if (problem.status === 503) request.log.error({ err: error }, describeOutage(problem, error));
    else if (problem.status >= 500) request.log.error({ err: error }, 'Request failed');
    return sendProblem(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(toErrorBody(notFound(), request)));
});

function toProblem(error: FastifyError | ApiProblem): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error.validation) return invalid(findSchemaProblems(error.validation));
  if (isDatabaseUnavailable(error) || isStorageFull(error) || error instanceof StoreUnavailable) return unavailable();
  const status = error.statusCode ?? 500;
  // A folder or a path outside of the media folder: the response must not disclose whether it exists.
  if (status === 403) return notFound();
  const refusal = REFUSALS.get(status);
  if (refusal) return new ApiProblem(status, ...refusal);
  return new ApiProblem(500, { type: 'internal_error' }, 'Something went wrong on our side. Please try again.');
}

function describeOutage({ meta: { type }, message }: ApiProblem, error: Error): string {
  if (error instanceof StoreUnavailable) return 'File store unavailable';
  return type === 'service_unavailable' ? 'Database unavailable' : message;
}

/** Sends a problem. Use it instead of throwing for a 503 that is expected: the error handler logs each thrown 503 as an outage of the database. */
export function sendProblem(problem: ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(problem.status).headers(problem.headers).send(toErrorBody(problem, request));
}

export function toErrorBody({ status, message, meta }: ApiProblem, request: FastifyRequest): ErrorBody {
  return { code: status, message, error: message, meta: { ...meta, requestId: request.id } };
}
