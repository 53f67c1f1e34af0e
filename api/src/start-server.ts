import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeListenError, openTracing } from 'shared-kit/server';
import { loadOrCreateAuthSecret } from './accounts/auth-secret.ts';
import type { FirstAdmin } from './accounts/manage-accounts.ts';
import { buildApp } from './app.ts';
import { assertFitsReleases } from './platform/assert-fits-releases.ts';
import { ensureDataFolder } from './platform/database/ensure-data-folder.ts';
import { isDatabaseUnavailable } from './platform/database/is-database-unavailable.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { logOptions } from './platform/log-options.ts';
import { createApiMonitoring } from './platform/monitoring/measure-api.ts';
import { serveMonitoring } from './platform/monitoring/serve-monitoring.ts';
import { outboxDirOf } from './platform/outbox/email-files.ts';
import { createMailer } from './platform/outbox/mailer.ts';
import { readSettings } from './platform/settings.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { scheduleBackups } from './schedule-backups.ts';

const DATABASE_RETRY_DELAY_MS = 1_000;
/** With PostgreSQL, which may be slow or locked; PGlite needs no limit. */
const REQUEST_TIMEOUT_MS = 1_800;

export interface ServerEvents {
  /** A staff account was created with a generated password, which must be shown to the owner now. */
  onFirstAdmin(admin: FirstAdmin): void;
  onListening(address: string, port: number): void;
  /** Preparing the database failed after the port was opened. */
  onFatal(error: unknown): void;
}

/**
 * Starts the server from environment variables. While PostgreSQL is unavailable, the port is open and every call gets 503.
 * @param open opens the database; in development it stays open when the server stops
 * @returns a function that stops it gracefully and closes the database
 * @throws Error with one line: an invalid setting, active releases that it no longer supports, a folder in use, a port in use
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  events: ServerEvents,
  open = openDatabase,
): Promise<() => Promise<void>> {
  const settings = readSettings(env);
  const warnings = settings.releaseStore ? await assertFitsReleases(settings.releaseStore) : [];
  // Pictures, e-mails and the secret are there, also beside a PostgreSQL.
  await ensureDataFolder(settings.dataDir);
  const opened = await open(settings);
  const stopping = new AbortController();
  try {
    const outboxDir = outboxDirOf(settings);
    let isReady = false;
    const prepare = async () => {
      const firstAdmin = await prepareInstallation(opened, settings);
      isReady = true;
      if (firstAdmin) events.onFirstAdmin(firstAdmin);
    };
    const failure = await prepare().then(
      () => undefined,
      (error: unknown) => {
        if (!settings.database || !isDatabaseUnavailable(error)) throw error;
        return error;
      },
    );
    const monitoring = settings.monitoringAddress && createApiMonitoring();
    const tracing = settings.collector ? await openTracing('api', settings.collector) : undefined;
    const app = await buildApp({
      monitoring,
      tracing,
      database: opened.database,
      listen: opened.listen,
      clock: () => new Date(),
      isReady: () => isReady,
      mediaStore: settings.mediaStore,
      authSecret: settings.authSecret ?? (await loadOrCreateAuthSecret(settings.dataDir)),
      site: settings.site,
      outboxDir,
      documentStore: settings.documentStore,
      mailer: createMailer({ ...settings.mail, outboxDir }),
      emailRetentionDays: settings.emailRetentionDays,
      photoRetentionDays: settings.photoRetentionDays,
      documentRetentionDays: settings.documentRetentionDays,
      keepsScans: settings.keepsScans,
      scanRetentionDays: settings.scanRetentionDays,
      ...(settings.bookingRetentionYears !== undefined && {
        bookingRetention: { years: settings.bookingRetentionYears, folder: join(settings.backupDir, 'bookings') },
      }),
      cash: settings.cash,
      onlinePayment: settings.onlinePayment,
      rateLimit: settings.rateLimit,
      asksForReviews: settings.asksForReviews,
      requestHoldHours: settings.requestHoldHours,
      requestLimitDays: settings.rateLimit ? settings.requestLimitDays : undefined,
      trustedProxies: settings.trustedProxies,
      ...(settings.database !== undefined && { requestTimeoutMs: REQUEST_TIMEOUT_MS }),
      logger: { ...logOptions(settings.logLevel), stream: process.stderr },
    });
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((cause: unknown) => {
      throw new Error(describeListenError(cause as NodeJS.ErrnoException, settings), { cause });
    });
    const isStopping = () => stopping.signal.aborted;
    const served = await serveMonitoring(app, { ...opened, monitoring, isReady: () => isReady, isStopping }, settings);
    for (const warning of warnings) app.log.warn(warning);
    app.outbox.start();
    app.changes.start();
    const endBackups = settings.database
      ? undefined
      : scheduleBackups({ database: opened.database, settings, log: app.log }, { ...process.env, ...env });
    events.onListening(address, Number(new URL(address).port));
    if (failure) {
      app.log.error({ err: failure }, 'Database unavailable; retrying');
      void prepareLater();
    }

    async function prepareLater(): Promise<void> {
      while (!isReady && !stopping.signal.aborted) {
        await sleep(DATABASE_RETRY_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        try {
          await prepare();
          app.log.warn('Database available again');
        } catch (error) {
          if (!isDatabaseUnavailable(error) && !stopping.signal.aborted) return events.onFatal(error);
        }
      }
    }

    return async () => {
      stopping.abort();
      endBackups?.();
      await app.close();
      await served?.stop();
      await tracing?.close();
      await opened.close();
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
