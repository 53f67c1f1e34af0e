import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { requireStaff } from '../accounts/authentication.ts';
import { ErrorBody } from '../http/answer-schemas.ts';
import { REGISTERED_ENTITIES } from '../registered-entities.ts';
import { describeEntityCall } from './call-descriptions.ts';

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
function describe(route: RouteOptions, url: string, own: FastifySchema = {}): FastifySchema {
  if (own.hide) return own;
  const schema = own.summary ? own : withDescription(route, url, own);
  const needsStaff = [route.onRequest].flat().includes(requireStaff);
  return {
    ...schema,
    tags: [url.split('/')[url.startsWith('/api/entities/') ? 3 : 2] ?? 'api'],
    ...(needsStaff && { security: [{ bearer: [] }, { session: [] }] }),
    response: { ...(schema.response as object), '4xx': ErrorBody, '5xx': ErrorBody },
  };
}

function withDescription({ method }: RouteOptions, url: string, schema: FastifySchema): FastifySchema {
  const registered = REGISTERED_ENTITIES.find(({ entity }) => isPathOf(entity.name, url));
  const rest = registered && url.slice(pathOf(registered.entity.name).length);
  const description = registered && describeEntityCall(registered.entity, `${String(method)} ${rest}`);
  if (!description) return schema;
  const { summary, answer, example } = description;
  const body = schema.body as object | undefined;
  return {
    ...schema,
    summary,
    ...(body && { body: { ...body, ...(example !== undefined && { examples: [example] }) } }),
    response: { 200: answer ?? { type: 'string', format: 'binary', description: 'The file' } },
  };
}

const pathOf = (entity: string) => `/api/entities/${entity}`;
const isPathOf = (entity: string, url: string) => url === pathOf(entity) || url.startsWith(`${pathOf(entity)}/`);
