import { NO_PRICE_RULES, type PriceRules } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';

/** The owner's rules as they were at one time. */
export interface RulesVersion {
  /** 0 when nothing was ever set. */
  readonly version: number;
  readonly rules: PriceRules;
}

const NONE: RulesVersion = { version: 0, rules: NO_PRICE_RULES };

/** The last version that was read from each database; versions never change. */
const cached = new WeakMap<Database, RulesVersion>();

/** Returns the rules as this server knows them, without asking whether they still hold. */
export async function knownPriceRules(database: Database): Promise<RulesVersion> {
  return cached.get(database) ?? (await readPriceRules(database));
}

/** Returns the rules that hold now. Asks for the number of the version alone, and for its rules when it is a new one. */
export async function readPriceRules(database: Database): Promise<RulesVersion> {
  const newest = await database
    .selectFrom('price_rules')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return await rulesOfVersion(database, newest?.version ?? 0);
}

/** Returns the rules of the newest version, which the caller has read, and keeps them. */
export async function rulesOfVersion(database: Database, version: number): Promise<RulesVersion> {
  const known = cached.get(database);
  if (known?.version === version) return known;
  const read = await readRulesVersion(database, version);
  cached.set(database, read);
  return read;
}

/** Returns the rules of a version, which a booking keeps; for none, that nothing was set. */
export async function readRulesVersion(database: Database, version: number | null): Promise<RulesVersion> {
  if (!version) return NONE;
  return await database
    .selectFrom('price_rules')
    .select(['version', 'rules'])
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}
