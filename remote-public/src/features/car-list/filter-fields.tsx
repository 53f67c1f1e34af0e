import { memo } from 'react';
import { FLEET_SORTS, type FleetFacets } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { FLEET_QUERY, type FleetChoice } from '../../data/fleet-url.ts';
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
  /** Whether the fields are in the list's bar, in two lines of a wide window. */
  readonly isInBar?: boolean;
}

/** The controls of filters and sort, for a form that reads all of them when one changes. */
export const FilterFields = memo(function FilterFields({ choice, facets, prices, isInBar = false }: FilterFieldsProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const names = useFilterNames();
  const place = isInBar ? ` ${styles.inBar}` : '';
  const price = (amount: number) => format.price(amount, site.currencySigns.storefront);
  return (
    <>
      <div className={styles.filters + place}>
        <Chips
          legend={formatMessage(FILTER_TEXT.types)}
          name={FLEET_QUERY.types}
          options={facets.type}
          chosen={choice.types}
          nameOf={(value) => names({ field: 'types', value })}
        />
        <Chips
          legend={formatMessage(FILTER_TEXT.transmissions)}
          name={FLEET_QUERY.transmissions}
          options={facets.transmission}
          chosen={choice.transmissions}
          nameOf={(value) => names({ field: 'transmissions', value })}
        />
        <Chips
          legend={formatMessage(FILTER_TEXT.seats)}
          name={FLEET_QUERY.seats}
          options={facets.seats}
          chosen={choice.seats}
          nameOf={(value) => names({ field: 'seats', value })}
        />
        <Chips
          legend={formatMessage(FILTER_TEXT.fuels)}
          name={FLEET_QUERY.fuels}
          options={facets.fuel}
          chosen={choice.fuels}
          nameOf={(value) => names({ field: 'fuels', value })}
        />
        <Chips
          legend={formatMessage(FILTER_TEXT.drive)}
          name={FLEET_QUERY.fourByFour}
          options={[{ value: true, count: facets.fourByFour }]}
          chosen={choice.fourByFour ? [true] : []}
          nameOf={() => names({ field: 'fourByFour', value: true })}
        />
      </div>
      <label className={`${styles.select} ${styles.price}${place}`}>
        <span>{formatMessage(FILTER_TEXT.price)}</span>
        <select name={FLEET_QUERY.maxPrice} value={choice.maxPrice ?? ''} onChange={readByForm}>
          <option value="">{formatMessage(FILTER_TEXT.anyPrice)}</option>
          {listPriceLimits(prices, choice.maxPrice).map((limit) => (
            <option key={limit} value={limit}>
              {formatMessage(FILTER_TEXT.priceUpTo, { price: price(limit) })}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </label>
      <label className={`${styles.select} ${styles.sort}${place}`}>
        <span>{formatMessage(SORT_TEXT.label)}</span>
        <select name={FLEET_QUERY.sort} value={choice.sort ?? 'recommended'} onChange={readByForm}>
          {FLEET_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage(SORT_TEXT[sort])}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </label>
    </>
  );
});

interface ChipsProps<Value> {
  readonly legend: string;
  /** Name of the form controls. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly count: number }[];
  readonly chosen: readonly Value[] | undefined;
  readonly nameOf: (value: Value) => string;
}

/** The values of a filter with their numbers of cars. A value without cars cannot be selected. */
function Chips<Value extends string | number | boolean>({
  legend,
  name,
  options,
  chosen = [],
  nameOf,
}: ChipsProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, count }) => (
        <Chip
          key={String(value)}
          name={name}
          value={String(value)}
          label={nameOf(value)}
          count={count}
          isChosen={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

const Chip = memo(function Chip({ name, value, label, count, isChosen }: ChipProps) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles.chip}>
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
    </label>
  );
});

/** Does nothing: the form handles changes, but React requires a listener on controlled fields. */
function readByForm(): void {}
