import { useState } from 'react';
import { type Car, countRentalDays, type DateRange, totalPrice } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat, useHost } from 'shared-kit/remote';
import { useCarValues } from 'shared-kit/ui';
import type { FreeCars } from '../../data/use-free-cars.ts';
import styles from './booking-form.module.css';
import { ComboField } from './combo-field.tsx';
import { FORM_TEXT } from './texts.ts';

interface CarChoiceProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (carId: string) => void;
  readonly cars: QueryState<FreeCars>;
  readonly range: DateRange | undefined;
  /** Price of the chosen car that holds instead of its own. */
  readonly keptPrice: number | undefined;
}

/** The cars that are free in a range, with prices, filtered by what is typed. */
export function CarChoice({ id, value, onChange, cars, range, keptPrice, ...rest }: CarChoiceProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const carValues = useCarValues();
  const [typed, setTyped] = useState('');
  if (cars.status === 'failed') return <p role="alert">{formatMessage(FORM_TEXT.failedCars)}</p>;
  if (cars.status === 'loading') return <p>{formatMessage(FORM_TEXT.loadingCars)}</p>;

  const { fleet, unavailable } = cars.value;
  const isFree = ({ CarId, archived }: Car) => !archived && !unavailable.has(CarId);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const fits = ({ name, plate = '', type }: Car) => {
    const text = fold(`${name} ${plate} ${plate.replace(/\W/g, '')} ${type} ${carValues.type(type)}`);
    return words.every((word) => text.includes(word));
  };
  const free = fleet.filter(isFree);
  const chosen = fleet.find(({ CarId }) => CarId === value);
  const others = free.filter((car) => car !== chosen && fits(car)).sort((a, b) => a.price - b.price);
  const shown = chosen && words.length === 0 ? [chosen, ...others] : others;
  const price = (amount: number) => <bdi>{format.price(amount, site.currencySigns.console)}</bdi>;

  const option = (car: Car) => {
    const perDay = car === chosen && keptPrice !== undefined ? keptPrice : car.price;
    return {
      key: car.CarId,
      content: (
        <>
          <span>
            <bdi>{car.name}</bdi> <small>{car.plate && <bdi dir="ltr">{car.plate}</bdi>}</small>
            {car.onSale === false && <small> · {formatMessage(FORM_TEXT.offSale)}</small>}
            {!isFree(car) && <small className={styles.taken}> · {formatMessage(FORM_TEXT.notFree)}</small>}
          </span>
          <span>
            <small>{formatMessage(FORM_TEXT.perDay, { price: <bdi key="price">{price(perDay)}</bdi> })}</small>{' '}
            {range && <strong>{price(totalPrice(perDay, countRentalDays(range.from, range.to)))}</strong>}
          </span>
        </>
      ),
    };
  };

  return (
    <>
      <ComboField
        {...rest}
        id={id ?? ''}
        value={typed}
        onChange={setTyped}
        placeholder={formatMessage(FORM_TEXT.carFilter)}
        options={range ? shown.map(option) : []}
        listLabel={formatMessage(FORM_TEXT.cars)}
        chosen={value ?? ''}
        isListFixed
        onChoose={(carId) => {
          setTyped('');
          onChange?.(carId);
        }}
      />
      <output className={styles.count}>
        {range ? formatMessage(FORM_TEXT.freeCars, { count: free.length }) : formatMessage(FORM_TEXT.chooseDays)}
      </output>
    </>
  );
}

/** Returns a text in small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
