import { createFirstAdmin, type FirstAdmin } from './accounts/manage-accounts.ts';
import { paintDemoFleet } from './demo/paint-demo-fleet.ts';
import { seedDemoData } from './demo/seed-demo-data.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import type { Settings } from './platform/settings.ts';

/**
 * Migrates the database and creates missing demo data, its images, and the first staff account.
 * @returns the account whose generated password must be shown
 */
export async function prepareInstallation(
  { database, migrate }: OpenedDatabase,
  settings: Settings,
): Promise<FirstAdmin | undefined> {
  await migrate();
  if (settings.demoData) await seedDemoData(database, new Date(), settings.site);
  await paintDemoFleet(database, settings.mediaStore);
  // Last, so that a failed start has not generated a password.
  return await createFirstAdmin(database, settings);
}
