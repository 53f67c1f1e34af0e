import { sql } from 'kysely';
import { describeListenError, type Monitoring, type ServedMonitoring } from 'shared-kit/server';
import type { OpenedDatabase } from '../database/open-database.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { StorageHealth } from '../health/storage-health.ts';
import type { Settings } from '../settings.ts';
import { measureParts } from './measure-api.ts';

interface MonitoredServer extends Pick<OpenedDatabase, 'database' | 'connections'> {
  readonly monitoring: Monitoring | undefined;
  /** Returns false until the database is migrated. */
  readonly isReady: () => boolean;
  /** Whether it answers what it has and then ends. */
  readonly isStopping: () => boolean;
}

/**
 * Serves the figures and the readiness of the server at `API_METRICS`, if it is set.
 * @throws Error with one line: an address that cannot be used
 */
export async function serveMonitoring(
  { changes, storage }: { readonly changes: ChangeFeed; readonly storage: StorageHealth },
  { monitoring, database, connections, isReady, isStopping }: MonitoredServer,
  { monitoringAddress }: Pick<Settings, 'monitoringAddress'>,
): Promise<ServedMonitoring | undefined> {
  if (!monitoring || !monitoringAddress) return undefined;
  const endMeasuring = measureParts(monitoring, { database, connections, changes, storage });
  const findMissing = () =>
    sql`SELECT 1`.execute(database).then(
      () => (isReady() ? [] : ['migrations']),
      () => ['database'],
    );
  const served = await monitoring
    .listen(monitoringAddress, async () => ({
      missing: [...(isStopping() ? ['it stops'] : []), ...(await findMissing())],
      degraded: (await storage.isFull()) ? ['storage'] : [],
    }))
    .catch((cause: unknown) => {
      throw new Error(describeListenError(cause as NodeJS.ErrnoException, monitoringAddress, 'API_METRICS'), { cause });
    });
  return {
    ...served,
    async stop() {
      endMeasuring();
      await served.stop();
    },
  };
}
