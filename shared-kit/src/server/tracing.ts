import type { AnsweredRequest } from './monitoring.ts';
import { traceIdOf } from './trace-context.ts';

export interface SpanOptions {
  readonly kind?: 'server' | 'internal' | 'client';
  /** `traceparent` of the span that it is part of; without one it begins a trace. */
  readonly parent?: string | undefined;
  /** For one that is told of when it has ended, by `Date.now()`. */
  readonly began?: number;
  /** For one that was begun elsewhere. */
  readonly ids?: { readonly trace: string; readonly span: string };
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export interface SpanOutcome {
  /** When it was not known before. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly hasFailed?: boolean;
  readonly ended?: number;
}

export interface Span {
  /** To be passed on to what is part of it. */
  readonly traceparent: string;
  end(outcome?: SpanOutcome): void;
}

/** Sends spans to a collector of OpenTelemetry. */
export interface Tracing {
  /** @param name without personal data: patterns of paths, statements with placeholders */
  start(name: string, options?: SpanOptions): Span;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Returns the outcome of the span of a request, the same for all servers. @param id of the request, by which its log lines are found */
export function outcomeOfRequest({ method, route, status }: AnsweredRequest, id: string): SpanOutcome {
  return {
    name: `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'request.id': id,
    },
    hasFailed: status >= 500,
  };
}

/** A collector that is away must not keep a server from ending. */
const EXPORT_TIMEOUT_MS = 2_000;

/**
 * Reads the address of the collector, `http://127.0.0.1:4318`, from the setting of that name; undefined when it is not set.
 * @throws Error with one line that names the setting
 */
export function readCollector(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (!/^https?:\/\/[^/?#\s]+[^?#\s]*$/.test(value) || !URL.canParse(value))
    throw new Error(`${name} is "${value}": expected the address of a collector, such as http://127.0.0.1:4318`);
  return value.replace(/\/+$/, '');
}

/**
 * Opens the connection to a collector. Its packages are loaded only here: a server without a collector does without them. What
 * else OpenTelemetry reads from the environment (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`) holds.
 */
export async function openTracing(service: string, collector: string): Promise<Tracing> {
  const [api, { BasicTracerProvider, BatchSpanProcessor, RandomIdGenerator }, exporter, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const random = new RandomIdGenerator();
  /** Read while a span is started, which takes no time between. */
  let given: SpanOptions['ids'];
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `car-rental-${service}` }),
    idGenerator: {
      generateTraceId: () => given?.trace ?? random.generateTraceId(),
      generateSpanId: () => given?.span ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor(
        new exporter.OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS }),
        { exportTimeoutMillis: EXPORT_TIMEOUT_MS },
      ),
    ],
  });
  const tracer = provider.getTracer('car-rental');
  const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

  function contextOf(traceparent: string | undefined) {
    const traceId = traceparent && traceIdOf(traceparent);
    if (!traceId) return ROOT_CONTEXT;
    const [, , spanId = '', flags = ''] = traceparent.split('-');
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }

  return {
    start(name, { kind = 'internal', parent, began, ids, attributes = {} } = {}) {
      given = ids;
      const options = { kind: kinds[kind], attributes, ...(began !== undefined && { startTime: began }) };
      const span = tracer.startSpan(name, options, contextOf(parent));
      given = undefined;
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags}`,
        end({ name: later, attributes: more = {}, hasFailed = false, ended } = {}) {
          if (later) span.updateName(later);
          span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(ended);
        },
      };
    },
    // What cannot be sent is lost.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
