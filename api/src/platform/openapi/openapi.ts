import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { permissionOf, requireStaff } from '../http/require-permission.ts';
import { ErrorBody } from '../http/response-schemas.ts';

/** Content-Security-Policy of the documentation page, the only HTML of the API. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * Serves `openapi.json` and the page `docs`, generated from the schemas of the routes registered after it.
 * Response schemas are documentation only: responses are serialized by `JSON.stringify`.
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

/** Returns the schema of a route with its tag, security requirement and error responses. */
function describe(route: RouteOptions, url: string, schema: FastifySchema = {}): FastifySchema {
  if (schema.hide) return schema;
  const hooks = [route.onRequest].flat();
  const permission = hooks.map(permissionOf).find((found) => found !== undefined);
  return {
    ...schema,
    tags: [url.split('/')[url.startsWith('/api/entities/') ? 3 : 2] ?? 'api'],
    ...((permission || hooks.includes(requireStaff)) && { security: [{ bearer: [] }, { session: [] }] }),
    ...(permission && { 'x-permission': permission }),
    response: { ...(schema.response as object), '4xx': ErrorBody, '5xx': ErrorBody },
  };
}
