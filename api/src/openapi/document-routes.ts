import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { requireStaff } from '../auth/authentication.ts';
import { ErrorBody } from '../http/error-body.ts';
import { REGISTERED_ENTITIES } from '../registered-entities.ts';
import { CALLS, type CallDescription, describeEntityCall } from './call-descriptions.ts';

/** The page of the documentation brings its own scripts and styles; nothing else of the API does. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * `GET /api/openapi.json` and `/api/docs`, made of the schemas that validate. Goes before the routes that it is
 * to see; the ones without a description stay out.
 */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // Only the document gets it: answers are made by this code and need no second check.
    transform({ route, url }) {
      const description = findDescription(route);
      return { url, schema: description ? describeSchema(route, description) : { hide: true } };
    },
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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: PAGE_POLICY });
  app.get('/api/openapi.json', async () => app.swagger());
}

function findDescription({ method, url }: RouteOptions): CallDescription | undefined {
  const once = CALLS.get(`${String(method)} ${url}`);
  if (once) return once;
  const registered = REGISTERED_ENTITIES.find(({ entity }) => isPathOf(entity.name, url));
  if (!registered) return undefined;
  const rest = url.slice(pathOf(registered.entity.name).length);
  return describeEntityCall(registered.entity, `${String(method)} ${rest}`);
}

const pathOf = (entity: string) => `/api/entities/${entity}`;
const isPathOf = (entity: string, url: string) => url === pathOf(entity) || url.startsWith(`${pathOf(entity)}/`);

function describeSchema({ url, schema, onRequest }: RouteOptions, description: CallDescription): FastifySchema {
  const { summary, answer, example, form } = description;
  const needsStaff = [onRequest].flat().includes(requireStaff);
  const body = form ?? (schema?.body as object | undefined);
  return {
    ...schema,
    summary,
    tags: [url.split('/')[url.startsWith('/api/entities/') ? 3 : 2] ?? 'api'],
    ...(needsStaff && { security: [{ bearer: [] }, { session: [] }] }),
    ...(form && { consumes: ['multipart/form-data'] }),
    ...(body && { body: { ...body, ...(example !== undefined && { examples: [example] }) } }),
    response: {
      200: answer ?? { type: 'string', format: 'binary', description: 'The file' },
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    },
  };
}
