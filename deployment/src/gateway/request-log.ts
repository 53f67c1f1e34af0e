import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { type Monitoring, REQUEST_ID_HEADER } from 'shared-kit/server';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the path of the page that it got; undefined for what is no page. */
    pageRoute: string | undefined;
  }
}

const describeAnswer = (
  { method, pageRoute, routeOptions: { url = 'none' } }: FastifyRequest,
  reply: FastifyReply,
) => ({
  method,
  // Not the path, which may name a booking.
  route: pageRoute ?? url,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
});

/** Writes one line for each request, when it is answered, without personal data. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.trace({ method: request.method, route: request.routeOptions.url ?? 'none' }, 'Request arrived');
  }
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) request.log.error({ ...describeAnswer(request, reply), err: error }, 'Request answered');
    else request.log.info(describeAnswer(request, reply), 'Request answered');
  }
}

/** Returns a request's id to its sender, and counts the request. */
export const requestMonitoring = fp<{ monitoring?: Monitoring | undefined }>(async (gateway, { monitoring }) => {
  gateway.decorateRequest('pageRoute', undefined);
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  if (monitoring)
    gateway.addHook('onResponse', async (request, reply) => monitoring.recordRequest(describeAnswer(request, reply)));
});
