import { LENGTH_DISCOUNT_FIELDS, type LengthDiscount } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat } from 'shared-kit/remote';
import { NumberItem, PercentItem } from './form-items.tsx';
import { RulePanel } from './rule-panel.tsx';
import { DISCOUNT_TEXT } from './texts.ts';

/** What longer rentals save. */
export function DiscountsPanel({ state }: { readonly state: QueryState<readonly LengthDiscount[]> }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <RulePanel
      entity="LengthDiscounts"
      texts={DISCOUNT_TEXT}
      state={state}
      order={(discounts) => discounts.toSorted((one, other) => one.fromDays - other.fromDays)}
      describe={({ fromDays, percent }) => {
        const name = formatMessage(DISCOUNT_TEXT.from, { days: format.days(fromDays, 'afterPreposition') });
        return { name, title: <strong>{name}</strong>, facts: [formatMessage(DISCOUNT_TEXT.less, { percent })] };
      }}
      fields={() => (
        <>
          <NumberItem name="fromDays" field={LENGTH_DISCOUNT_FIELDS.fromDays} isRequired />
          <PercentItem name="percent" field={LENGTH_DISCOUNT_FIELDS.percent} hint={DISCOUNT_TEXT.hint} isRequired />
        </>
      )}
    />
  );
}
