import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import fp from 'fastify-plugin';
import {
  currentRequestId,
  currentTrace,
  type Monitoring,
  outcomeOfRequest,
  REQUEST_ID_HEADER,
  type Span,
  type Tracing,
  traceIdOf,
  traceparentOf,
} from 'shared-kit/server';

const describeAnswer = ({ method, routeOptions: { url = 'none' } }: FastifyRequest, reply: FastifyReply) => ({
  method,
  // Not the path, which may name a booking.
  route: url,
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

interface RequestMonitoringOptions {
  readonly monitoring?: Monitoring | undefined;
  readonly tracing?: Tracing | undefined;
}

/**
 * Sends a request's id back in a header, makes id and trace available to the code that runs for the request, and counts it. Log lines
 * have the trace of the client also without a collector.
 */
export const requestMonitoring = fp<RequestMonitoringOptions>(async (app, { monitoring, tracing }) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const parent = traceparentOf(request);
    const span = tracing?.start(request.method, { kind: 'server', parent });
    if (span) spans.set(request, span);
    const traceparent = span?.traceparent ?? parent;
    if (traceparent) request.log = request.log.child({ traceId: traceIdOf(traceparent) });
    currentTrace.run(traceparent, () => currentRequestId.run(request.id, done));
  });
  if (tracing)
    app.addHook('onResponse', async (request, reply) =>
      spans.get(request)?.end(outcomeOfRequest(describeAnswer(request, reply), request.id)),
    );
  if (monitoring)
    app.addHook('onResponse', async (request, reply) => monitoring.recordRequest(describeAnswer(request, reply)));
});
