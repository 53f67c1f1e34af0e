import type { EntityMap } from 'shared-kit/api-client';
import {
  type EntityFields,
  EXTRA_FIELDS,
  LENGTH_DISCOUNT_FIELDS,
  PLACE_FIELDS,
  PRICE_SEASON_FIELDS,
  RENTAL_TERMS_FIELDS,
} from 'shared-kit/domain';

/** The fields of the owner's rules, by entity. */
export const RULE_FIELDS = {
  PriceSeasons: PRICE_SEASON_FIELDS,
  LengthDiscounts: LENGTH_DISCOUNT_FIELDS,
  Extras: EXTRA_FIELDS,
  Places: PLACE_FIELDS,
  RentalTerms: RENTAL_TERMS_FIELDS,
} as const satisfies Readonly<Record<string, EntityFields>>;

export type RuleName = keyof typeof RULE_FIELDS;
export type Rule<Name extends RuleName = RuleName> = EntityMap[Name];
