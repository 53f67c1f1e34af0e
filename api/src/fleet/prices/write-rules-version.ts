import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { findOverlap, MAX_LENGTH_DISCOUNTS, type PriceRules } from 'shared-kit/domain';
import { selectWire, wireColumns } from '../../entities/read-entities.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { type DescribedProblem, invalid } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { PRICE_RULE_ENTITIES } from './price-rule-entities.ts';
import { readPriceRules } from './read-price-rules.ts';

/**
 * Changes rules, and stores all of them as a new version.
 * @throws ApiProblem 409 `season_overlap` with the names of both seasons; 400 for another discount or terms of the same key,
 *   for too many discounts, and for a price of a car that is not in the fleet
 */
export async function writeRulesVersion<Result>(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  // One writer at a time, so that a version has the changes of all. Bookings, which refer to a version, do not wait.
  await sql`LOCK TABLE price_rules IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
  const before = await readPriceRules(transaction);
  const result = await write(transaction);
  const rules = await readTables(transaction);
  refuseTwice(rules);
  await requirePricedCars(transaction, rules, before.rules);
  if (!isDeepStrictEqual(rules, before.rules))
    await sql`
      INSERT INTO price_rules (version, rules, created_at)
      VALUES (${before.version + 1}, ${JSON.stringify(rules)}::jsonb, ${clock().toISOString()})`.execute(transaction);
  return result;
}

/** Returns the rules as their tables have them. */
async function readTables(transaction: Transaction<Schema>): Promise<PriceRules> {
  const lists = Object.entries(PRICE_RULE_ENTITIES).map(([name, entity]) => {
    const rows = sql`
      SELECT ${wireColumns(entity, Object.keys(entity.fields))} FROM ${sql.table(entity.table)} ORDER BY id`;
    return sql`(SELECT coalesce(json_agg(one), '[]') FROM (${selectWire(entity, rows)}) AS listed) AS ${sql.ref(name)}`;
  });
  const { rows } = await sql<PriceRules>`SELECT ${sql.join(lists)}`.execute(transaction);
  return rows[0] as PriceRules;
}

const TAKEN: DescribedProblem = { type: 'taken', message: 'must be another one: there is an entry for this already' };
const TOO_MANY_DISCOUNTS: DescribedProblem = {
  type: 'too_many',
  maximum: MAX_LENGTH_DISCOUNTS,
  message: `there are at most ${MAX_LENGTH_DISCOUNTS} length discounts`,
};

/** Refuses rules of which two say something about the same. */
function refuseTwice({ seasons, lengthDiscounts, terms }: PriceRules): void {
  for (const kind of ['season', 'event']) {
    const ranges = seasons
      .filter((season) => season.kind === kind)
      .flatMap((season) => season.ranges.map((range) => ({ ...range, name: season.names.en })));
    const overlap = findOverlap(ranges)?.map(({ name }) => name);
    if (overlap) throw seasonOverlap(overlap);
  }
  if (lengthDiscounts.length > MAX_LENGTH_DISCOUNTS) throw invalid({ fromDays: TOO_MANY_DISCOUNTS });
  if (hasTwice(lengthDiscounts.map(({ fromDays }) => fromDays))) throw invalid({ fromDays: TAKEN });
  if (hasTwice(terms.map(({ type }) => type))) throw invalid({ type: TAKEN });
}

function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}

function seasonOverlap(seasons: readonly string[]): ApiProblem {
  return new ApiProblem(409, { type: 'season_overlap', seasons }, `These have days in common: ${seasons.join(', ')}`);
}

/** Refuses new prices of cars that are not in the fleet. Those of a car that was deleted stay, and do nothing. */
async function requirePricedCars(
  transaction: Transaction<Schema>,
  rules: PriceRules,
  before: PriceRules,
): Promise<void> {
  const known = new Set(carsOf(before));
  const added = [...new Set(carsOf(rules))].filter((carId) => !known.has(carId));
  if (added.length === 0) return;
  const { rows } = await sql<{ carId: string }>`
    SELECT car_id AS "carId" FROM cars WHERE car_id = ANY(${added}) AND NOT archived`.execute(transaction);
  const missing = added.filter((carId) => !rows.some((row) => row.carId === carId));
  if (missing.length > 0)
    throw invalid({
      prices: { type: 'invalid', message: `names cars that are not in the fleet: ${missing.join(', ')}` },
    });
}

function carsOf({ seasons }: PriceRules): readonly string[] {
  return seasons.flatMap(({ prices = [] }) => prices.flatMap(({ carId }) => carId ?? []));
}
