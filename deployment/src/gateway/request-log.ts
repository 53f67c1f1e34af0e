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
import { onRendererEvent } from '../renderer/renderer-channel.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the path of the page that it got; undefined for what is no page. */
    pageRoute: string | undefined;
    /** Of the trace that it belongs to. */
    traceparent: string | undefined;
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
    const { id: reqId, traceparent, server } = request;
    const traceId = traceparent && traceIdOf(traceparent);
    const line = { reqId, ...(traceId && { traceId }), ...describeAnswer(request, reply) };
    // Not by the log of the request, whose level is `error` for calls to the API.
    if (error) server.log.error({ ...line, err: error }, 'Request answered');
    else server.log.info(line, 'Request answered');
  }
}

interface RequestMonitoringOptions {
  readonly monitoring?: Monitoring | undefined;
  readonly tracing?: Tracing | undefined;
}

/**
 * Returns a request's id to its sender, hands it and its trace to the API and to renderers, and counts the request. A trace that
 * a request belongs to is in its log lines, also without a collector.
 */
export const requestMonitoring = fp<RequestMonitoringOptions>(async (gateway, { monitoring, tracing }) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  gateway.decorateRequest('pageRoute', undefined);
  gateway.decorateRequest('traceparent', undefined);
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const parent = traceparentOf(request);
    const span = tracing?.start(request.method, { kind: 'server', parent });
    if (span) spans.set(request, span);
    request.traceparent = span?.traceparent ?? parent;
    if (request.traceparent) request.log = request.log.child({ traceId: traceIdOf(request.traceparent) });
    currentTrace.run(request.traceparent, () => currentRequestId.run(request.id, done));
  });
  if (monitoring)
    gateway.addHook('onResponse', async (request, reply) => monitoring.recordRequest(describeAnswer(request, reply)));
  if (!tracing) return;
  gateway.addHook('onResponse', async (request, reply) =>
    spans.get(request)?.end(outcomeOfRequest(describeAnswer(request, reply), request.id)),
  );
  const endPages = onRendererEvent((event) => {
    const parent = currentTrace.getStore();
    if (event.type !== 'page' || !parent) return;
    const { app, route, result, ms } = event;
    const ended = Date.now();
    const span = tracing.start(`render ${route}`, { parent, began: ended - ms, attributes: { app } });
    span.end({ hasFailed: result === 'failed', ended });
  });
  gateway.addHook('onClose', async () => endPages());
});
