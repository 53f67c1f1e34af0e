import { dirname } from 'node:path';
import compress from '@fastify/compress';
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import type { DateRange, LocaleCode } from 'shared-kit/domain';
import {
  COMPRESSION_OPTIONS,
  CONNECTION_TIMEOUTS,
  type ConnectionTimeouts,
  type Monitoring,
  requestIdOf,
  requestPath,
  type Tracing,
} from 'shared-kit/server';
import { accountRoutes } from './accounts/account-routes.ts';
import { authentication, SESSION_COOKIE } from './accounts/authentication.ts';
import { staffAccountRoutes } from './accounts/staff-account-routes.ts';
import { auditRoute } from './audit/audit-route.ts';
import { bookingRoutes } from './bookings/booking-routes.ts';
import { changeRequestsRoute } from './bookings/change-requests/change-requests-route.ts';
import { ownChangeRoutes } from './bookings/change-requests/own-change-routes.ts';
import { erasureRoutes } from './bookings/erasure/erasure-routes.ts';
import { endAccessRoute } from './bookings/my-bookings/end-access-route.ts';
import { myBookingsRoutes } from './bookings/my-bookings/my-bookings-routes.ts';
import { openRequestsRoute } from './bookings/open-requests-route.ts';
import { quoteRoute } from './bookings/quote-route.ts';
import { cleanUp } from './clean-up.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { entityRoutes } from './entities/entity-routes.ts';
import { fineRoutes } from './fines/fine-routes.ts';
import { availabilityRoute } from './fleet/availability/availability-route.ts';
import { listedCarsRoute } from './fleet/cars/listed-cars-route.ts';
import { fleetRoutes } from './fleet/fleet-routes.ts';
import { vehicleRoutes } from './fleet/papers/vehicle-routes.ts';
import { ratesRoute } from './fleet/prices/rates-route.ts';
import { damageRoutes } from './handovers/damage-routes.ts';
import { handoverRoutes } from './handovers/handover-routes.ts';
import { ownPhotosRoute } from './handovers/own-photos-route.ts';
import { photoRoute } from './handovers/photo-route.ts';
import { archiveRoutes } from './imports/archive-routes.ts';
import { importRoutes } from './imports/import-routes.ts';
import { calendarRoute } from './messages/calendar-route.ts';
import { composeEmail } from './messages/compose-email.ts';
import { customerDataRoute } from './messages/customer-data/customer-data-route.ts';
import { emailRoutes } from './messages/email-routes.ts';
import { emailsAbout } from './messages/emails-about.ts';
import { invoiceRoutes } from './messages/invoices/invoice-routes.ts';
import { createPapers } from './messages/papers/create-papers.ts';
import { documentsRoute, ownDocumentsRoute } from './messages/papers/documents-route.ts';
import { paperSettingsRoute } from './messages/papers/paper-settings-route.ts';
import { planEmails } from './messages/plan-emails.ts';
import { cashRoutes } from './payments/cash-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import type { Listen } from './platform/database/listen.ts';
import { isForStaff } from './platform/database/pooled-driver.ts';
import { type ChangeFeed, createChangeFeed } from './platform/events/change-feed.ts';
import { eventsRoute } from './platform/events/events-route.ts';
import { healthRoute } from './platform/health/health-route.ts';
import { createStorageHealth, type StorageHealth } from './platform/health/storage-health.ts';
import { compileWhenUsed } from './platform/http/compile-when-used.ts';
import { connectionOptions, connections } from './platform/http/connections.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import { limitLoad } from './platform/http/limit-load.ts';
import { limitReads } from './platform/http/limit-reads.ts';
import { notFound, unavailable } from './platform/http/problems.ts';
import { requestBody } from './platform/http/request-body.ts';
import { requestTimeout } from './platform/http/request-timeout.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { imageRoutes } from './platform/images/image-routes.ts';
import { mediaRoutes } from './platform/images/media-routes.ts';
import { levelRoute } from './platform/level-route.ts';
import { RequestLog, requestMonitoring } from './platform/monitoring/request-log.ts';
import { logSlowStatements } from './platform/monitoring/slow-statements.ts';
import { traceStatements } from './platform/monitoring/trace-statements.ts';
import { openapi } from './platform/openapi/openapi.ts';
import { createOutbox } from './platform/outbox/create-outbox.ts';
import type { Mailer } from './platform/outbox/mailer.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { createPdfEngine, type PdfEngine } from './platform/pdf/create-pdf-engine.ts';
import type { Services } from './platform/services.ts';
import { REGISTERED_ENTITIES } from './registered-entities.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { weeklyReportEmail } from './reports/weekly-report-email.ts';
import { manageReviewsRoutes } from './reviews/manage-reviews-routes.ts';
import { ownReviewRoute } from './reviews/own-review-route.ts';
import { reviewRoutes } from './reviews/review-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox;
    readonly changes: ChangeFeed;
    readonly storage: StorageHealth;
  }
}

export interface AppOptions
  extends Omit<Services, 'outbox' | 'emailsAbout' | 'papers' | 'pdf' | 'changes' | 'storage'> {
  /** Listens to the notifications of the database. */
  readonly listen: Listen;
  readonly mailer: Mailer;
  readonly logger?: FastifyServerOptions['logger'];
  /** Proxies (IP addresses or networks) whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies?: readonly string[];
  /** Time limit of a call; none when absent. */
  readonly requestTimeoutMs?: number;
  readonly connectionTimeouts?: ConnectionTimeouts;
  /** Counts requests; without it nobody asks for figures. */
  readonly monitoring?: Monitoring | undefined;
  /** Sends requests and their statements to a collector of traces; without it there are no spans. */
  readonly tracing?: Tracing | undefined;
  /** Interval of the heartbeats of event streams. */
  readonly heartbeatMs?: number;
  /** Makes papers, instead of an engine of this server. */
  readonly pdf?: PdfEngine;
}

const BODY_LIMIT_BYTES = 1_048_576;
/** Node's limit on a request's head, which contains the URL. */
const MAX_URL_LENGTH = 16_384;

/** Builds the whole server, ready for `listen` or `inject`. */
export async function buildApp(appOptions: AppOptions) {
  const {
    logger = false,
    trustedProxies = [],
    requestTimeoutMs,
    connectionTimeouts = CONNECTION_TIMEOUTS,
    mailer,
    listen,
    heartbeatMs,
    pdf = createPdfEngine(),
    monitoring,
    tracing,
    ...options
  } = appOptions;
  const app = Fastify({
    ...connectionOptions(connectionTimeouts),
    logger,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Raised to the limit of the URL, so that long path parameters reach the schemas, which reject them with the common
    // error body.
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    rewriteUrl: requestPath,
    // That of the gateway or the proxy, to find the log lines of an answer in all servers.
    genReqId: requestIdOf,
    logController: new RequestLog(),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(compileWhenUsed);

  const messages = { emailsAbout: emailsAbout(options.site), papers: createPapers(options) };
  const weeklyReport = (...of: [range: DateRange, locale: LocaleCode]) => weeklyReportEmail({ ...options, pdf }, ...of);
  const outbox = createOutbox({
    ...options,
    mailer,
    log: app.log,
    compose: (row) => composeEmail({ ...options, pdf, weeklyReport }, row),
    async doByCalendar(now) {
      try {
        await planEmails(options.database, options.site, now);
      } finally {
        await cleanUp({ ...options, ...messages, log: app.log });
      }
    },
  });
  const changes = createChangeFeed(listen, app.log);
  const storage = createStorageHealth(dirname(options.outboxDir), options.clock);
  const services: Services = { ...options, ...messages, pdf, outbox, changes, storage };
  app.decorate('outbox', outbox);
  app.decorate('changes', changes);
  app.decorate('storage', storage);
  // Before the graceful shutdown below, which would wait for the streams of events.
  app.addHook('preClose', () => changes.close());
  const endSlowStatements = logSlowStatements(app.log);
  const endStatementSpans = tracing && traceStatements(tracing);
  app.addHook('onClose', async () => {
    endSlowStatements();
    endStatementSpans?.();
    await outbox.close();
    pdf.close();
  });

  await app.register(requestMonitoring, { monitoring, tracing });
  await app.register(securityHeaders);
  await app.register(errorHandler, services);
  await app.register(connections);
  await app.register(requestBody);
  await app.register(api, { prefix: '/api', services, trustedProxies, requestTimeoutMs, heartbeatMs });
  await app.register(listedCarsRoute, { prefix: '/internal', ...services });
  await app.register(mediaRoutes, { prefix: '/media', store: services.mediaStore });
  return app;
}

interface ApiOptions {
  readonly services: Services;
  readonly trustedProxies: readonly string[];
  readonly requestTimeoutMs: number | undefined;
  readonly heartbeatMs: number | undefined;
}

/** Routes under `/api`. Responses contain personal data and are not cached. */
const api: FastifyPluginAsyncTypebox<ApiOptions> = async (app, options) => {
  const { services, trustedProxies, requestTimeoutMs, heartbeatMs } = options;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Here, and not in a proxy, so that it holds behind each of them. Streams of events stay as they are.
  await app.register(compress, COMPRESSION_OPTIONS);
  await app.register(limitLoad);
  await app.register(requestTimeout, { timeoutMs: requestTimeoutMs });
  app.addHook('onRequest', (_request, _reply, done) => done(services.isReady() ? undefined : unavailable()));
  // Also for a token that is refused: its check is no visitor's.
  app.addHook('onRequest', (request, _reply, done) =>
    request.headers.authorization || request.headers.cookie?.includes(SESSION_COOKIE)
      ? isForStaff.run(true, done)
      : done(),
  );
  await app.register(authentication, services);
  await app.register(limitReads, { ...services, trustedProxies });
  await app.register(openapi);
  // Runs the hooks of this scope for unknown paths under `/api` too.
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  await app.register(healthRoute, services);
  await app.register(levelRoute);
  await app.register(accountRoutes, { prefix: '/auth', ...services });
  await app.register(staffAccountRoutes, { prefix: '/accounts', ...services });
  await app.register(auditRoute, { prefix: '/audit', ...services });
  await app.register(availabilityRoute, { prefix: '/availability', ...services });
  await app.register(ratesRoute, { prefix: '/rates', ...services });
  await app.register(quoteRoute, { prefix: '/quote', ...services });
  await app.register(bookingRoutes, { prefix: '/bookings', ...services });
  await app.register(openRequestsRoute, { prefix: '/open-requests', ...services });
  await app.register(changeRequestsRoute, { prefix: '/change-requests', ...services });
  await app.register(fleetRoutes, services);
  await app.register(vehicleRoutes, services);
  await app.register(fineRoutes, { prefix: '/fines', ...services });
  await app.register(customerRoutes, { prefix: '/customers', ...services });
  await app.register(customerDataRoute, { prefix: '/customers', ...services });
  await app.register(paymentRoutes, { prefix: '/payments', ...services });
  await app.register(cashRoutes, services);
  if (services.onlinePayment) {
    const { onlinePaymentRoutes } = await import('./payments/online/online-payment-routes.ts');
    await app.register(onlinePaymentRoutes, { ...services, onlinePayment: services.onlinePayment });
  }
  await app.register(archiveRoutes, { prefix: '/archive', ...services });
  await app.register(importRoutes, { prefix: '/imports', ...services });
  await app.register(reportRoutes, { prefix: '/reports', ...services });
  await app.register(invoiceRoutes, { prefix: '/invoices', ...services });
  for (const registered of REGISTERED_ENTITIES)
    await app.register(entityRoutes, { prefix: `/entities/${registered.entity.name}`, services, registered });
  await app.register(handoverRoutes, { prefix: '/handovers', ...services });
  await app.register(damageRoutes, services);
  await app.register(photoRoute, { prefix: '/photos', ...services });
  await app.register(ownPhotosRoute, { prefix: '/my-bookings', ...services });
  await app.register(ownReviewRoute, { prefix: '/my-bookings', ...services });
  await app.register(reviewRoutes, { prefix: '/reviews', ...services });
  await app.register(manageReviewsRoutes, { prefix: '/reviews', ...services });
  await app.register(eventsRoute, { ...services, heartbeatMs });
  await app.register(myBookingsRoutes, { prefix: '/my-bookings', ...services });
  await app.register(ownChangeRoutes, { prefix: '/my-bookings', ...services });
  await app.register(calendarRoute, { prefix: '/my-bookings', ...services });
  await app.register(ownDocumentsRoute, { prefix: '/my-bookings', ...services });
  await app.register(documentsRoute, { prefix: '/documents', ...services });
  await app.register(paperSettingsRoute, { prefix: '/paper-settings', ...services });
  await app.register(endAccessRoute, { prefix: '/booking-access', ...services });
  await app.register(erasureRoutes, { prefix: '/erasures', ...services });
  await app.register(emailRoutes, { prefix: '/mailing', ...services });
  await app.register(imageRoutes, { prefix: '/images', ...services });
};
