import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientKey } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { oneLine } from '../release-store/one-line.ts';
import { AppSchema, VersionSchema } from '../release-store/release-schemas.ts';
import { UNREADABLE } from './error-body.ts';
import type { FailureMonitor } from './failure-monitor.ts';

const ReportSchema = Type.Object({
  app: AppSchema,
  version: VersionSchema,
  /** Failure code, such as `unreachable`. */
  failure: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  message: Type.String(),
  /** Path of the page, without its query. */
  path: Type.String(),
});

const MAX_BODY_BYTES = 4_096;
const MAX_MESSAGE_LENGTH = 300;
const MAX_PATH_LENGTH = 200;
/** Rate limit per client. */
const REPORTS_PER_MINUTE = 20;

/** Serves `POST /release-failures`: browsers report a failed release. JSON only, which other sites cannot send. */
export async function failureReportRoute(gateway: FastifyInstance, { health }: { readonly health: FailureMonitor }) {
  await gateway.register(rateLimit, {
    max: REPORTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientKey(ip),
  });
  gateway.removeContentTypeParser('text/plain');
  gateway.post<{ Body: Static<typeof ReportSchema> }>(
    '/release-failures',
    { bodyLimit: MAX_BODY_BYTES, schema: { body: ReportSchema } },
    async ({ body, ip, log }, reply) => {
      const { app, version, failure } = body;
      if (!health.hasServed(app)) return reply.code(400).send(UNREADABLE);
      const [message, path] = [oneLine(body.message, MAX_MESSAGE_LENGTH), oneLine(body.path, MAX_PATH_LENGTH)];
      log.warn({ app, version, failure, message, path }, 'Release failed in a browser');
      health.recordBrowserFailure(app, version, clientKey(ip));
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
