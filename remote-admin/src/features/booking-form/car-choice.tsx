import { Button } from 'antd';
import { useState } from 'react';
import { type Car, type DateRange, quote, ratesOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import { useCarFacts } from '../../data/use-car-facts.ts';
import { useDayRules } from '../../data/use-day-rules.ts';
import { Amount } from '../../ui/amount.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { Plate } from '../../ui/plate.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import styles from './booking-form.module.css';
import { FORM_TEXT } from './texts.ts';
import type { FreeCars } from './use-free-cars.ts';

interface CarChoiceProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (carId: string) => void;
  readonly cars: QueryState<FreeCars>;
  readonly range: DateRange | undefined;
  /** Price of the booking, used for the chosen car instead of the car's price. */
  readonly keptPrice: number | undefined;
}

/** A list of all is longer than the window. */
const SHOWN_ON_PHONE = 5;

const NO_CARS: FreeCars = { fleet: [], unavailable: new Set() };

/** The cars that are free in a range, with prices, filtered by what is typed. */
export function CarChoice({ id, value, onChange, cars, range, keptPrice, ...rest }: CarChoiceProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const facts = useCarFacts();
  const rules = useDayRules();
  const [typed, setTyped] = useState('');
  const isPhone = useMediaQuery('(width < 43.75rem)');
  const [isWhole, setIsWhole] = useState(false);
  const { fleet, unavailable } = cars.status === 'ready' ? cars.value : NO_CARS;
  const isLoading = cars.status === 'loading' || (cars.status === 'ready' && cars.isRefreshing);
  const isFree = ({ CarId, archived }: Car) => !archived && !unavailable.has(CarId);
  const fits = (car: Car) => facts.fit(car, typed);
  const free = fleet.filter(isFree);
  const chosen = fleet.find(({ CarId }) => CarId === value);
  const others = free.filter((car) => car !== chosen && fits(car)).sort((a, b) => a.price - b.price);
  const found = chosen && !typed.trim() ? [chosen, ...others] : others;
  const shown = isPhone && !isWhole ? found.slice(0, SHOWN_ON_PHONE) : found;
  const price = (amount: number) => <Amount of={amount} />;

  const totalOf = (car: Car, unitPrice: number, days: DateRange) =>
    quote({ unitPrice, range: days, rates: ratesOf(rules, car, site.priceStep) }).totalPrice;

  const option = (car: Car) => {
    const perDay = car === chosen && keptPrice !== undefined ? keptPrice : car.price;
    return {
      key: car.CarId,
      content: (
        <>
          <span>
            <bdi translate="no">{car.name}</bdi>{' '}
            <small>
              <Plate plate={car.plate} />
            </small>
            {car.onSale === false && <small> · {formatMessage(FORM_TEXT.offSale)}</small>}
            <small className={styles.facts}>{facts.describe(car)}</small>
            {!isFree(car) && <small className={styles.taken}> · {formatMessage(FORM_TEXT.notFree)}</small>}
          </span>
          <span>
            <small>{formatMessage(FORM_TEXT.perDay, { price: price(perDay) })}</small>{' '}
            {range && <strong>{price(totalOf(car, perDay, range))}</strong>}
          </span>
        </>
      ),
    };
  };

  const describeCount = () => {
    if (isLoading) return formatMessage(FORM_TEXT.loadingCars);
    if (!range) return formatMessage(FORM_TEXT.chooseDays);
    const search = typed.trim();
    if (!search || free.length === 0) return formatMessage(FORM_TEXT.freeCars, { count: free.length });
    const fitting = free.filter(fits).length;
    return formatMessage(FORM_TEXT.fittingCars, { fitting, count: free.length, search });
  };

  return (
    <div aria-busy={isLoading} className={styles.cars}>
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
          setIsWhole(false);
          onChange?.(carId);
        }}
      />
      {cars.status === 'failed' ? (
        <p role="alert" className={styles.count}>
          {formatMessage(FORM_TEXT.failedCars)}{' '}
          <Button
            size="small"
            onClick={() => {
              // The button is removed while the cars load: moves the focus to the field.
              if (id) document.getElementById(id)?.focus();
              cars.retry();
            }}
          >
            {formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </p>
      ) : (
        <div className={styles.below}>
          <output className={styles.count}>{describeCount()}</output>
          {range && shown.length < found.length && (
            <Button
              size="small"
              type="link"
              onClick={() => {
                // The button is removed: moves the focus to the field, whose arrow keys lead to the cars.
                if (id) document.getElementById(id)?.focus();
                setIsWhole(true);
              }}
            >
              {formatMessage(FORM_TEXT.allCars)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
