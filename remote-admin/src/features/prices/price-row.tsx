import { CAR_TYPES, type Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { FIELD_LABELS, useCarValues } from 'shared-kit/ui';
import { useFleet } from '../../data/use-fleet.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import type { RowProps } from './form-items.tsx';
import styles from './prices.module.css';
import { SEASON_TEXT } from './texts.ts';

/** A class or a car, and its price per day. */
export function PriceRow({ value = {}, onChange, label }: RowProps) {
  const { formatMessage } = useIntl();
  const carValues = useCarValues();
  const fleet = useFleet();
  const { carId = '', type = '', price = '' } = value;
  const cars = (fleet.status === 'ready' ? fleet.value : []).filter(({ archived }) => !archived);
  const isKnown = !carId || cars.some(({ CarId }) => CarId === carId);
  const choices = [
    ...CAR_TYPES.map((one) => ({
      value: `type ${one}`,
      label: formatMessage(SEASON_TEXT.classOf, { type: carValues.type(one) }),
    })),
    ...cars.map((car) => ({ value: `car ${car.CarId}`, label: nameOf(car) })),
    ...(isKnown ? [] : [{ value: `car ${carId}`, label: formatMessage(SEASON_TEXT.unknownCar) }]),
  ];
  const chosen = carId ? `car ${carId}` : type && `type ${type}`;
  const priced = formatMessage(SEASON_TEXT.priced);
  return (
    <div className={styles.rowFields}>
      <ChoiceField
        aria-label={`${label}: ${priced}`}
        placeholder={priced}
        choices={choices}
        value={chosen}
        onChange={(choice) => {
          const id = choice.slice(choice.indexOf(' ') + 1);
          onChange?.({ ...value, ...(choice.startsWith('car ') ? { carId: id, type: '' } : { carId: '', type: id }) });
        }}
      />
      <PriceField
        aria-label={`${label}: ${formatMessage(FIELD_LABELS.price)}`}
        value={price}
        onChange={(text) => onChange?.({ ...value, price: text })}
      />
    </div>
  );
}

export function nameOf({ name, plate }: Car): string {
  return plate ? `${name} · ${plate}` : name;
}
