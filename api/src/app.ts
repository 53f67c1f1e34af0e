import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts, requestPath } from 'shared-kit/server';
import { addAuthentication } from './auth/authentication.ts';
import { availabilityRoute } from './bookings/availability-route.ts';
import { entityRoutes } from './entities/entity-routes.ts';
import { addEarlyAnswers, connectionOptions } from './http/connections.ts';
import { errorHandler } from './http/error-handler.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { isApiCall } from './http/is-api-call.ts';
import { jsonParser } from './http/json-parser.ts';
import { limitDepth } from './http/limit-depth.ts';
import { unavailable } from './http/problems.ts';
import { requestTimeout } from './http/request-timeout.ts';
import { securityHeaders } from './http/security-headers.ts';
import { documentRoutes } from './openapi/document-routes.ts';
import { REGISTERED_ENTITIES } from './registered-entities.ts';
import { addAuthRoutes } from './routes/auth-routes.ts';
import { addHealthRoute } from './routes/health-route.ts';
import { addImageRoutes } from './routes/image-routes.ts';
import { addListedCarsRoute } from './routes/listed-cars-route.ts';
import { addMailingRoute } from './routes/mailing-route.ts';
import { addMediaRoutes } from './routes/media-routes.ts';
import type { RouteScope } from './routes/route-scope.ts';
import type { Services } from './services.ts';

export interface AppOptions extends Services {
  readonly logger?: FastifyServerOptions['logger'];
  /** Addresses or networks whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies?: readonly string[];
  /** How long a person waits at most for a database that is slow to answer; without it, as long as it takes. */
  readonly requestTimeoutMs?: number;
  readonly connectionTimeouts?: ConnectionTimeouts;
}

const BODY_LIMIT_BYTES = 1_048_576;
/** Node's limit on all headers of a request, of which the address is a part. */
const MAX_ADDRESS_LENGTH = 16_384;

/** The whole server, ready to listen or to be asked with `inject`. */
export async function buildApp(options: AppOptions): Promise<RouteScope> {
  const {
    logger = false,
    trustedProxies = [],
    requestTimeoutMs,
    connectionTimeouts = CONNECTION_TIMEOUTS,
    ...services
  } = options;
  const app = Fastify({
    ...connectionOptions(connectionTimeouts),
    logger,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // The schemas say how long a part of an address may be, in the shape of every refusal.
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    rewriteUrl: requestPath,
    // Unique over restarts and servers: an error answer carries it, and the log is searched by it.
    genReqId: () => randomUUID(),
    // A person is told of every field at once, and nothing is bent until it fits.
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        // Binary fractions: 19.99 is a whole number of cents, its double is not quite.
        multipleOfPrecision: 6,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  // JSON and uploads only.
  app.removeContentTypeParser('text/plain');
  jsonParser(app);
  addEarlyAnswers(app);
  errorHandler(app);
  limitDepth(app);
  if (requestTimeoutMs !== undefined) requestTimeout(app, requestTimeoutMs);
  await securityHeaders(app);
  addGracefulShutdown(app);
  app.addHook('onRequest', async (request) => {
    if (isApiCall(request) && !services.isReady()) throw unavailable();
  });
  await addAuthentication(app, services);

  await documentRoutes(app);
  addHealthRoute(app, services);
  addListedCarsRoute(app, services);
  addAuthRoutes(app, services);
  await app.register(availabilityRoute, { prefix: '/api/availability', services });
  for (const registered of REGISTERED_ENTITIES)
    await app.register(entityRoutes, { prefix: `/api/entities/${registered.entity.name}`, services, registered });
  addMailingRoute(app, services);
  await addImageRoutes(app, services);
  await addMediaRoutes(app, services.mediaDir);
  return app;
}
