import { createFirstAdmin, type FirstAdmin } from './auth/create-first-admin.ts';
import type { OpenedDatabase } from './database/open-database.ts';
import { paintDemoFleet } from './demo/paint-demo-fleet.ts';
import { seedDemoData } from './demo/seed-demo-data.ts';
import type { Settings } from './settings.ts';

/**
 * All that must be there before the first request is served: tables, a staff account, demo data and its pictures.
 * What is there already is left alone. Answers the account whose password must be told.
 */
export async function prepareInstallation(
  { database, migrate }: OpenedDatabase,
  settings: Settings,
  mediaDir: string,
): Promise<FirstAdmin | undefined> {
  await migrate();
  if (settings.demoData) await seedDemoData(database, new Date(), settings.rental);
  await paintDemoFleet(database, mediaDir);
  // Last, so that a start that failed before has told no password.
  return await createFirstAdmin(database, settings);
}
