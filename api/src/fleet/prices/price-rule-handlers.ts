import { findOverlap, type PriceSeason } from 'shared-kit/domain';
import type { EntityDefinition, EntityHandlers, FieldValues } from '../../entities/entity-definition.ts';
import { tableHandlers } from '../../entities/table-handlers.ts';
import { isJsonObject } from '../../platform/http/is-json-object.ts';
import type { DescribedProblem, FieldProblems } from '../../platform/http/problems.ts';
import { writeRulesVersion } from './write-rules-version.ts';

/**
 * Returns the handlers of an entity of the owner's rules: each change makes a new version of all rules
 * (docs/rules.md#versions-of-the-rules).
 * @throws ApiProblem as `tableHandlers`, and what `writeRulesVersion` refuses
 */
export function priceRuleHandlers(entity: EntityDefinition): EntityHandlers {
  return tableHandlers(entity, { findProblems: (_, body) => findProblems(body), around: writeRulesVersion });
}

const NOT_IN_ORDER: DescribedProblem = { type: 'not_in_order', message: 'must not end before it begins' };

/** Returns what is wrong within one list of a body: `ranges`, `prices` or `hours`. */
function findProblems({ ranges, prices, hours }: FieldValues): FieldProblems {
  const days = listOf<PriceSeason['ranges'][number]>(ranges);
  const priced = listOf<NonNullable<PriceSeason['prices']>[number]>(prices);
  const owners = priced.map(({ carId, type }) => (carId ? `car ${carId}` : `type ${type}`));
  return {
    ...(days.some(({ from, to }) => to < from)
      ? { ranges: NOT_IN_ORDER }
      : findOverlap(days) && {
          ranges: { type: 'ranges_overlap', message: 'has two ranges with days in common' },
        }),
    ...(new Set(owners).size < owners.length && {
      prices: { type: 'taken', message: 'has two prices of one car or class' },
    }),
    ...(priced.some(({ carId, type }) => Boolean(carId) === Boolean(type)) && {
      prices: { type: 'invalid', message: 'must name either a car or a class with each price' },
    }),
    ...(listOf<{ from: string; to: string }>(hours).some(({ from, to }) => to <= from) && { hours: NOT_IN_ORDER }),
  };
}

/** Returns the entries of a list whose schema is not checked yet. */
function listOf<Entry>(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? (value.filter(isJsonObject) as readonly Entry[]) : [];
}
