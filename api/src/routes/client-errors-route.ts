import Type from 'typebox';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

/** What a page tells of a part of it that failed. A path and no query: a query may carry what somebody typed. */
const ClientError = Type.Object(
  {
    remote: Type.Union([Type.Literal('host'), Type.Literal('public'), Type.Literal('admin')]),
    failure: Type.String({ pattern: '^[a-z_]{1,40}$' }),
    message: Type.String({ maxLength: 300 }),
    path: Type.String({ pattern: '^/[^?#]{0,200}$' }),
    entry: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

const LIMIT = { max: 20, timeWindow: 10 * 60_000 };
const BODY_LIMIT_BYTES = 2048;

/** `POST /api/client-errors`: failures that only a browser sees, into the log. Anybody may tell, seldom and briefly. */
export function addClientErrorsRoute(app: RouteScope, { rateLimit }: Services): void {
  const options = {
    schema: { body: ClientError },
    bodyLimit: BODY_LIMIT_BYTES,
    config: rateLimit ? { rateLimit: LIMIT } : {},
  };
  app.post('/api/client-errors', options, async ({ body, log }, reply) => {
    log.error({ clientError: body }, `The ${body.remote} application failed in a browser`);
    return reply.code(204).send();
  });
}
