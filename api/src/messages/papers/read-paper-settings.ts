import type { StoredPaperSettings } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';

/** Returns what the owner has set for papers; nothing before anything was set. */
export async function readPaperSettings(database: Database): Promise<StoredPaperSettings> {
  const row = await database.selectFrom('paper_settings').select(['settings', 'clauses_version']).executeTakeFirst();
  return { ...row?.settings, clausesVersion: row?.clauses_version ?? 0 };
}
