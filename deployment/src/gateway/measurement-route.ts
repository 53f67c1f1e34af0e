import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES } from 'shared-kit/domain';
import { clientKey, type Tracing } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { VersionSchema } from '../release-store/release-schemas.ts';
import { UNREADABLE } from './error-body.ts';
import type { FailureMonitor } from './failure-monitor.ts';
import type { GatewayMonitoring } from './measure-gateway.ts';
import type { PageService } from './page-service.ts';

const MAX_MS = 600_000;
const Milliseconds = Type.Number({ minimum: 0, maximum: MAX_MS });

const MeasurementSchema = Type.Object({
  /** Of the page that the document was loaded with, without its query. Its pattern is kept, not the path. */
  path: Type.String({ pattern: '^/', maxLength: 2_000 }),
  language: Type.Union(LOCALE_CODES.map((code) => Type.Literal(code))),
  version: VersionSchema,
  vitals: Type.Optional(
    Type.Object({
      LCP: Type.Optional(Milliseconds),
      INP: Type.Optional(Milliseconds),
      CLS: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    }),
  ),
  presses: Type.Optional(
    Type.Array(
      Type.Object({
        trace: Type.String({ pattern: '^(?!0{32})[0-9a-f]{32}$' }),
        span: Type.String({ pattern: '^(?!0{16})[0-9a-f]{16}$' }),
        /** How long ago it was, so that the clock of the browser does not matter. */
        ago: Milliseconds,
        ms: Milliseconds,
      }),
      { maxItems: 20 },
    ),
  ),
});

const MAX_BODY_BYTES = 8_192;
/** Rate limit per client: each document sends one, and with traces one for each press. */
const MEASUREMENTS_PER_MINUTE = 60;

interface MeasurementOptions {
  readonly pages: Pick<PageService, 'pageAt'>;
  readonly health: Pick<FailureMonitor, 'counts'>;
  readonly monitoring: Pick<GatewayMonitoring, 'recordVisit'> | undefined;
  readonly tracing: Tracing | undefined;
}

/**
 * Serves `POST /measurements`, to which pages send how quickly they were shown and reacted. The values are added to figures; nothing is
 * kept of the visitor or the path. Only JSON is accepted, which other sites cannot send.
 */
export async function measurementRoute(gateway: FastifyInstance, options: MeasurementOptions): Promise<void> {
  const { pages, health, monitoring, tracing } = options;
  await gateway.register(rateLimit, {
    max: MEASUREMENTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientKey(ip),
  });
  gateway.removeContentTypeParser('text/plain');
  gateway.post<{ Body: Static<typeof MeasurementSchema> }>(
    '/measurements',
    { bodyLimit: MAX_BODY_BYTES, schema: { body: MeasurementSchema } },
    async ({ body }, reply) => {
      const { path, language, version, vitals = {}, presses = [] } = body;
      const { owner, route } = pages.pageAt(path);
      // Otherwise anybody could add time series of any name.
      const isServed = health.counts().some((release) => release.app === owner && release.version === version);
      if (!route || !isServed) return reply.code(400).send(UNREADABLE);
      const { LCP, INP, CLS } = vitals;
      monitoring?.recordVisit({ route, language, version, LCP, INP, CLS });
      for (const { trace, span, ago, ms } of presses) {
        const began = Date.now() - ago;
        const attributes = { 'page.route': route, 'page.language': language, 'page.version': version };
        const press = tracing?.start(`press on ${route}`, { kind: 'client', ids: { trace, span }, began, attributes });
        press?.end({ ended: began + ms });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
