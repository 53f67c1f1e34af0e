import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { requireStaff } from '../accounts/authentication.ts';
import { ErrorBody } from '../http/answer-schemas.ts';

/** The page of the documentation brings its own scripts and styles; nothing else of the API does. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * Serves `openapi.json` and the page `docs`, made from the schemas of the scope's routes, and registered before them.
 * The schemas of answers are for the document only: answers are written by `JSON.stringify`, without a second check.
 */
export const openapi = fp(async (app) => {
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await app.register(swagger, {
    transform: ({ route, schema, url }) => ({ url, schema: describe(route, url, schema) }),
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Car rental API', version: '1.0.0', description: 'Everything behind the website.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});

/** The schema of a route with what follows from the route: its tag, who may call it, and the answers that are errors. */
function describe(route: RouteOptions, url: string, schema: FastifySchema = {}): FastifySchema {
  if (schema.hide) return schema;
  const needsStaff = [route.onRequest].flat().includes(requireStaff);
  return {
    ...schema,
    tags: [url.split('/')[url.startsWith('/api/entities/') ? 3 : 2] ?? 'api'],
    ...(needsStaff && { security: [{ bearer: [] }, { session: [] }] }),
    response: { ...(schema.response as object), '4xx': ErrorBody, '5xx': ErrorBody },
  };
}
