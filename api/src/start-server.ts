import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadOrCreateAuthSecret } from './accounts/auth-secret.ts';
import type { FirstAdmin } from './accounts/manage-accounts.ts';
import { buildApp } from './app.ts';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { openDatabase } from './database/open-database.ts';
import { logOptions } from './log-options.ts';
import { createMailer } from './mail/mailer.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { readSettings } from './settings.ts';

const DATABASE_RETRY_DELAY_MS = 1_000;
/** With a PostgreSQL, which may be far away, busy or locked. */
const REQUEST_TIMEOUT_MS = 1_800;

export interface ServerEvents {
  /** A staff account was created with a generated password, which must be shown to the owner now. */
  onFirstAdmin(admin: FirstAdmin): void;
  onListening(address: string, port: number): void;
  /** The server cannot serve: what it waited for to be prepared has failed. */
  onFatal(error: unknown): void;
}

/**
 * Starts the server from its environment. While a PostgreSQL does not answer, the port is open and every call is answered
 * 503; the server serves as soon as the database answers.
 * @returns stops it: answers what is in flight, then closes the database
 * @throws Error with one line: a wrong setting, a folder in use, a taken port
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  events: ServerEvents,
): Promise<() => Promise<void>> {
  const settings = readSettings(env);
  const opened = await openDatabase(settings);
  const stopping = new AbortController();
  try {
    const mediaDir = join(settings.dataDir, 'media');
    let isReady = false;
    const prepare = async () => {
      const firstAdmin = await prepareInstallation(opened, settings, mediaDir);
      isReady = true;
      if (firstAdmin) events.onFirstAdmin(firstAdmin);
    };
    const failure = await prepare().then(
      () => undefined,
      (error: unknown) => {
        if (!settings.databaseUrl || !isDatabaseUnavailable(error)) throw error;
        return error;
      },
    );
    const app = await buildApp({
      database: opened.database,
      clock: () => new Date(),
      isReady: () => isReady,
      mediaDir,
      authSecret: settings.authSecret ?? (await loadOrCreateAuthSecret(settings.dataDir)),
      rental: settings.rental,
      imageHosts: settings.imageHosts,
      mailer: createMailer({ ...settings.mail, outboxDir: join(settings.dataDir, 'outbox') }),
      rateLimit: settings.rateLimit,
      trustedProxies: settings.trustedProxies,
      ...(settings.databaseUrl !== undefined && { requestTimeoutMs: REQUEST_TIMEOUT_MS }),
      logger: { ...logOptions(settings.logLevel), stream: process.stderr },
    });
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw describeListenError(error, settings);
    });
    events.onListening(address, Number(new URL(address).port));
    if (failure) {
      app.log.error({ code: codeOf(failure) }, 'the database does not answer; waiting for it');
      void prepareLater();
    }

    async function prepareLater(): Promise<void> {
      while (!isReady && !stopping.signal.aborted) {
        await sleep(DATABASE_RETRY_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        try {
          await prepare();
          app.log.warn('the database answers now');
        } catch (error) {
          if (!isDatabaseUnavailable(error) && !stopping.signal.aborted) return events.onFatal(error);
        }
      }
    }

    return async () => {
      stopping.abort();
      await app.close();
      await opened.close();
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function describeListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new Error(`PORT ${port} on ${host} is taken by another program`, { cause: error });
  if (code === 'EACCES')
    return new Error(`PORT ${port} on ${host} needs rights that this user lacks`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST ${host} is no address of this machine`, { cause: error });
  if (code === 'EAFNOSUPPORT') return new Error(`HOST ${host}: this machine has no IPv6`, { cause: error });
  return error;
}
