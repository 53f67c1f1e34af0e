import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createFirstAdmin, type FirstAdmin } from './auth/create-first-admin.ts';
import { keepAuthSecret } from './auth/keep-auth-secret.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { paintDemoFleet } from './demo/paint-demo-fleet.ts';
import { seedDemoData } from './demo/seed-demo-data.ts';
import { logOptions } from './log-options.ts';
import { createMailer } from './mail/create-mailer.ts';
import { readSettings } from './settings.ts';

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** The account made at this start, when its password must be told to the owner. */
  readonly firstAdmin: FirstAdmin | undefined;
  /** Finishes what is in flight, then closes the database. */
  stop(): Promise<void>;
}

/**
 * The process from its environment to its open port.
 * @param onFatal called when the server can no longer do its work safely
 * @throws Error with one line: a wrong setting, a folder in use, a taken port
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  onFatal: (error: Error) => void,
): Promise<RunningServer> {
  const settings = readSettings(env);
  const { database, close } = await openDatabase(settings, onFatal);
  try {
    await migrateDatabase(database);
    const clock = () => new Date();
    const mediaDir = join(settings.dataDir, 'media');
    const authSecret = settings.authSecret ?? (await keepAuthSecret(settings.dataDir));
    const firstAdmin = await createFirstAdmin(database, settings);
    if (settings.demoData) await seedDemoData(database, clock(), settings.rental);
    await paintDemoFleet(database, mediaDir);

    const app = await buildApp({
      database,
      clock,
      mediaDir,
      authSecret,
      rental: settings.rental,
      imageHosts: settings.imageHosts,
      mailer: createMailer({ ...settings.mail, outboxDir: join(settings.dataDir, 'outbox') }),
      rateLimit: settings.rateLimit,
      trustedProxies: settings.trustedProxies,
      logger: { ...logOptions(settings.logLevel), stream: process.stderr },
    });
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw describeListenError(error, settings);
    });
    return {
      address,
      port: Number(new URL(address).port),
      firstAdmin,
      async stop() {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function describeListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new Error(`PORT ${port} on ${host} is taken by another program`, { cause: error });
  if (code === 'EACCES')
    return new Error(`PORT ${port} on ${host} needs rights that this user lacks`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST ${host} is no address of this machine`, { cause: error });
  return error;
}
