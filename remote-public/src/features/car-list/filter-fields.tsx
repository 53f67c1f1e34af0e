import { memo } from 'react';
import { FLEET_SORTS, type FleetFacets, joinWords } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { FLEET_QUERY, type FleetChoice } from '../../data/fleet-url.ts';
import { FieldBox } from '../../ui/field-box.tsx';
import styles from './filter-fields.module.css';
import { listPriceLimits } from './list-price-limits.ts';
import { FILTER_TEXT, SORT_TEXT } from './texts.ts';
import { useFilterNames } from './use-filter-names.ts';

interface FilterFieldsProps {
  readonly choice: FleetChoice;
  /** Number of cars for each value. */
  readonly facets: FleetFacets;
  /** Price range of the cars that match the other filters. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined;
  /** Whether the fields are in the list's bar, where the values are in menus. */
  readonly isInBar?: boolean;
}

/** The controls of filters and sort, for a form that reads all of them when one changes. */
export const FilterFields = memo(function FilterFields({ choice, facets, prices, isInBar = false }: FilterFieldsProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const names = useFilterNames();
  const price = (amount: number) => format.price(amount, site.currencySigns.storefront);
  return (
    <>
      <Filter
        label={formatMessage(FILTER_TEXT.types)}
        name={FLEET_QUERY.types}
        options={facets.type}
        chosen={choice.types}
        nameOf={(value) => names({ field: 'types', value })}
        isInBar={isInBar}
      />
      <Filter
        label={formatMessage(FILTER_TEXT.transmissions)}
        name={FLEET_QUERY.transmissions}
        options={facets.transmission}
        chosen={choice.transmissions}
        nameOf={(value) => names({ field: 'transmissions', value })}
        isInBar={isInBar}
      />
      <Filter
        label={formatMessage(FILTER_TEXT.seats)}
        name={FLEET_QUERY.seats}
        options={facets.seats}
        chosen={choice.seats}
        nameOf={(value) => names({ field: 'seats', value })}
        isInBar={isInBar}
      />
      <Filter
        label={formatMessage(FILTER_TEXT.fuels)}
        name={FLEET_QUERY.fuels}
        options={facets.fuel}
        chosen={choice.fuels}
        nameOf={(value) => names({ field: 'fuels', value })}
        isInBar={isInBar}
      />
      <Filter
        label={formatMessage(FILTER_TEXT.drive)}
        name={FLEET_QUERY.fourByFour}
        options={[{ value: true, count: facets.fourByFour }]}
        chosen={choice.fourByFour ? [true] : undefined}
        nameOf={() => names({ field: 'fourByFour', value: true })}
        isInBar={isInBar}
      />
      <FieldBox label={formatMessage(FILTER_TEXT.price)} isLow={isInBar}>
        <select name={FLEET_QUERY.maxPrice} value={choice.maxPrice ?? ''} onChange={readByForm}>
          <option value="">{formatMessage(FILTER_TEXT.anyPrice)}</option>
          {listPriceLimits(prices, choice.maxPrice).map((limit) => (
            <option key={limit} value={limit}>
              {formatMessage(FILTER_TEXT.priceUpTo, { price: price(limit) })}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </FieldBox>
      <FieldBox label={formatMessage(SORT_TEXT.label)} isLow={isInBar}>
        <select name={FLEET_QUERY.sort} value={choice.sort ?? 'recommended'} onChange={readByForm}>
          {FLEET_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage(SORT_TEXT[sort])}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </FieldBox>
    </>
  );
});

interface FilterProps<Value> {
  readonly label: string;
  /** Name of the form controls. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly count: number }[];
  readonly chosen: readonly Value[] | undefined;
  readonly nameOf: (value: Value) => string;
  readonly isInBar: boolean;
}

/**
 * The values of a filter with their numbers of cars. A value without cars cannot be selected. In the bar they are in a menu,
 * which opens without scripts.
 */
function Filter<Value extends string | number | boolean>(props: FilterProps<Value>) {
  const { label, name, options, chosen = [], nameOf, isInBar } = props;
  const { formatMessage, locale } = useIntl();
  const isSwitch = isInBar && options.length === 1;
  const chips = options.map(({ value, count }) => (
    <Chip
      key={String(value)}
      name={name}
      value={String(value)}
      label={nameOf(value)}
      count={count}
      isChosen={chosen.includes(value)}
      boxLabel={isSwitch ? label : undefined}
    />
  ));
  if (isSwitch) return chips;
  const group = (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {chips}
    </fieldset>
  );
  if (!isInBar) return group;
  return (
    <details className={styles.menu}>
      <FieldBox as="summary" label={label} isLow>
        <span>{joinWords(chosen.map(nameOf), locale) || formatMessage(FILTER_TEXT.any)}</span>
        <Icon name="chevronDown" />
      </FieldBox>
      {group}
    </details>
  );
}

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Label of the box that it stands in alone. */
  readonly boxLabel: string | undefined;
}

const Chip = memo(function Chip({ name, value, label, count, isChosen, boxLabel }: ChipProps) {
  const { formatMessage } = useIntl();
  const content = (
    <>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        aria-label={formatMessage(FILTER_TEXT.option, { name: label, count })}
        onChange={readByForm}
      />
      <span>{label}</span> <small>{count}</small>
    </>
  );
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the content
  if (!boxLabel) return <label className={styles.chip}>{content}</label>;
  return (
    <FieldBox label={boxLabel} isLow>
      <span className={styles.switch}>{content}</span>
    </FieldBox>
  );
});

/** Does nothing: the form handles changes, but React requires a listener on controlled fields. */
function readByForm(): void {}
