import { useState } from 'react';
import { type Car, nameIn } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useCarValues } from 'shared-kit/ui';
import { HistoryCard } from '../features/history/history-card.tsx';
import type { Rule, RuleName } from '../features/prices/rules.ts';
import { DISCOUNT_TEXT, EXTRA_TEXT, PLACE_TEXT, RULE_TEXT, SEASON_TEXT, TERMS_TEXT } from '../features/prices/texts.ts';
import { useRuleValue } from '../features/prices/use-rule-value.ts';
import { useRules } from '../features/prices/use-rules.ts';
import { ChoiceField } from '../ui/choice-field.tsx';

const KINDS = {
  PriceSeasons: SEASON_TEXT.title,
  LengthDiscounts: DISCOUNT_TEXT.title,
  Extras: EXTRA_TEXT.title,
  Places: PLACE_TEXT.title,
  RentalTerms: TERMS_TEXT.title,
} as const satisfies Readonly<Record<RuleName, unknown>>;

/** Who changed what of the rules of prices, by kind. */
export function RulesHistory({ cars }: { readonly cars: readonly Car[] }) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const carValues = useCarValues();
  const [entity, setEntity] = useState<RuleName>('PriceSeasons');
  const rules = useRules(entity);
  const write = useRuleValue(cars);
  const title = formatMessage(RULE_TEXT.history);
  const describe = (rule: Rule) => {
    if ('names' in rule) return nameIn(rule.names, locale);
    if ('fromDays' in rule)
      return formatMessage(DISCOUNT_TEXT.from, { days: format.days(rule.fromDays, 'afterPreposition') });
    return rule.type ? carValues.type(rule.type) : formatMessage(TERMS_TEXT.default);
  };
  const nameOf = (key: string) => {
    const known: readonly Rule[] = rules.status === 'ready' ? rules.value : [];
    const found = known.find(({ id }) => String(id) === key);
    return found && describe(found);
  };
  return (
    <HistoryCard
      key={entity}
      title={title}
      entity={entity}
      nameOf={nameOf}
      write={write}
      aside={
        <ChoiceField
          aria-label={title}
          choices={Object.entries(KINDS).map(([value, text]) => ({
            value: value as RuleName,
            label: formatMessage(text),
          }))}
          value={entity}
          onChange={setEntity}
        />
      }
    />
  );
}
